/** A text as it is looked for: without accents, without capitals, with single spaces. */
export const folded = (text) =>
  text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/g, " ").trim();
