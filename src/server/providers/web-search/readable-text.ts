/** Elements whose content is not for reading. */
const rawElements = new Set([
  "script",
  "style",
  "title",
  "noscript",
  "template",
  "svg",
  "iframe",
  "textarea",
]);
const asideElements = new Set(["nav", "header", "footer", "aside", "form", "button", "select"]);
const blocks =
  /^(?:p|div|br|li|ul|ol|h[1-6]|section|article|main|table|tr|td|th|blockquote|pre|dd|dt|figure|figcaption|hr)$/;
/** On a page of the web shorter lines are menus and captions. */
const shortestOfPage = 40;

const entities: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  rsquo: "’",
  lsquo: "‘",
  rdquo: "”",
  ldquo: "“",
  shy: "",
};

/** What a person would read on a page, one paragraph a line: no menus, no scripts. Takes time linear in the page's length. */
export function readableText(html: string, shortestLine = shortestOfPage): string {
  const small = html.toLowerCase();
  const pieces: string[] = [];
  let aside: { name: string; depth: number } | undefined;
  let at = Math.max(0, startOfContent(small));
  while (at < html.length) {
    const open = html.indexOf("<", at);
    if (!aside) pieces.push(html.slice(at, open === -1 ? undefined : open));
    if (open === -1) break;
    const close = endOfTag(small, open);
    const [, slash, name = ""] = /^<(\/?)([a-z][a-z0-9]*)/.exec(small.slice(open, open + 24)) ?? [];
    at = close;
    if (aside) {
      if (name === aside.name) aside.depth += slash ? -1 : 1;
      if (aside.depth === 0) aside = undefined;
    } else if (rawElements.has(name) && !slash) {
      const end = small.indexOf(`</${name}`, close);
      at = end === -1 ? html.length : end;
    } else if (asideElements.has(name) && !slash) {
      aside = { name, depth: 1 };
    } else if (blocks.test(name)) pieces.push("\n");
  }
  return linesOf(pieces.join(""), shortestLine);
}

/** The first element that says it holds what the page is about. */
function startOfContent(small: string): number {
  const main = small.indexOf("<main");
  return main === -1 ? small.indexOf("<article") : main;
}

function endOfTag(small: string, open: number): number {
  const isComment = small.startsWith("<!--", open);
  const end = small.indexOf(isComment ? "-->" : ">", open + 1);
  return end === -1 ? small.length : end + (isComment ? 3 : 1);
}

function linesOf(text: string, shortestLine: number): string {
  return text
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal, hex, name) => {
      if (name) return entities[String(name).toLowerCase()] ?? whole;
      const point = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
      return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : "";
    })
    .split("\n")
    .map((line) => line.replace(/\s+/g, " ").trim())
    .filter((line) => line.length >= shortestLine)
    .join("\n");
}
