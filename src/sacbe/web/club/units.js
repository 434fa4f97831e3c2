// Sizes for people.

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte", "terabyte"];

/** A number of bytes with the unit that fits, such as 1.5 GB.
 * @param {number} count @param {string} lang */
export function bytes(count, lang) {
  const power = count < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(count) / 3));
  const unit = UNITS[power];
  return new Intl.NumberFormat(lang, { style: "unit", unit, maximumFractionDigits: power > 1 ? 1 : 0 }).format(count / 1000 ** power);
}
