const drawn = ["fill", "stroke", "stroke-width", "stroke-dasharray", "opacity", "fill-opacity", "font-size"];

/** A picture as a file of its own: the colours of the present theme written into it. */
export function svgText(picture: SVGSVGElement): string {
  const copy = picture.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return "";
  const [from, to] = [picture.querySelectorAll("*"), copy.querySelectorAll("*")];
  for (const [at, element] of from.entries()) {
    const style = getComputedStyle(element);
    for (const name of drawn) {
      const value = style.getPropertyValue(name);
      if (value) to[at]?.setAttribute(name, value);
    }
    to[at]?.removeAttribute("class");
  }
  const { background } = { background: getComputedStyle(document.documentElement).backgroundColor };
  const [, , width = "640", height = "240"] = (picture.getAttribute("viewBox") ?? "").split(" ");
  const paper = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  for (const [name, value] of Object.entries({ width, height, fill: background }))
    paper.setAttribute(name, value);
  copy.prepend(paper);
  copy.removeAttribute("class");
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("font-family", "sans-serif");
  return new XMLSerializer().serializeToString(copy);
}

/** Rows as CSV. */
export function csvText(rows: (string | number)[][]): string {
  const cell = (value: string | number) => {
    const text = String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  return `${rows.map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
}
