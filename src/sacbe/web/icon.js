// Icons of the boards, for the text of the page.

const SVG = "http://www.w3.org/2000/svg";
const PREFIX = "icon-"; // the board has symbols with the same names

/** Load all icons into the page, so that none is requested later. */
export async function loadIcons() {
  const response = await fetch("/static/icons.svg");
  const icons = new DOMParser().parseFromString(await response.text(), "image/svg+xml").documentElement;
  for (const each of icons.children) each.id = PREFIX + each.id;
  icons.setAttribute("class", "beyond");
  icons.setAttribute("aria-hidden", "true");
  document.body.append(document.adoptNode(icons));
}

/** An icon by the name of its SVG symbol; decorative, the text beside it says the same.
 * @param {string} name */
export function icon(name) {
  const svg = document.createElementNS(SVG, "svg");
  for (const [key, value] of [["class", "board icon"], ["viewBox", "0 0 24 24"], ["aria-hidden", "true"]])
    svg.setAttribute(key, value);
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${PREFIX}${name}`);
  svg.append(use);
  return svg;
}
