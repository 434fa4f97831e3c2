/** Normalise a text for searching: no accents, lower case, plain apostrophes, single spaces.
 * @param {string} text */
export const searchText = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
