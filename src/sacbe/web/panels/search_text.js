/** Normalise a text for searching: no accents, lower case, plain apostrophes, single spaces. */
export const searchText = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
