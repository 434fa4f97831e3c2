/** A text as it is looked for: without accents and capitals, with plain apostrophes and single spaces. */
export const folded = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replaceAll("’", "'").replace(/\s+/g, " ").trim();
