// Icons of the boards, for the text of the page.

const SVG = "http://www.w3.org/2000/svg";

/** An icon by the name of its SVG symbol; decorative, the text beside it says the same.
 * @param {string} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of [["class", "board icon"], ["viewBox", "0 0 24 24"], ["aria-hidden", "true"]])
    svg.setAttribute(key, value);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `/static/icons.svg#${name}`);
  svg.append(use);
  return svg;
}
