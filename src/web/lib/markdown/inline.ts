/** A run of text as it is drawn inside a block. */
export type Inline =
  | { type: "text"; text: string }
  | { type: "strong" | "emphasis" | "struck"; children: Inline[] }
  | { type: "code"; text: string }
  | { type: "link"; url: string; children: Inline[] }
  | { type: "break" };

const deepest = 4;
/** No paragraph of prose is longer; one that is was made to be a burden, and stays plain. */
const longest = 20_000;
const marks = [
  /(?<escape>\\[!-/:-@[-`{-~])/,
  /(?<code>(?<!(?<!\\)`)(?<ticks>`+)(?!`)[^\n]{1,500}?(?<!`)\k<ticks>(?!`))/,
  /(?<image>!\[[^\]\n]{0,300}\]\([^)\s]{0,2000}(?:\s+"[^"\n]{0,300}")?\))/,
  /(?<link>\[[^\]\n]{1,300}\]\([^)\s]{1,2000}(?:\s+"[^"\n]{0,300}")?\))/,
  /(?<strong>\*\*(?=[^\s*])(?:[^*\n]|\*(?!\*)|\*(?=\*\*(?!\*))){1,2000}\*\*|__(?=\S)[^_\n]{1,2000}__)/,
  /(?<struck>~~(?=\S)[^~\n]{1,2000}~~)/,
  /(?<emphasis>\*(?=[^\s*])[^*\n]{1,2000}\*|\*(?=\*\*[^\s*])[^\n]{1,500}?\*{3}|(?<![\p{L}\p{N}_])_(?=[^\s_])[^_\n]{1,2000}_(?![\p{L}\p{N}_]))/u,
  /(?<bare>https?:\/\/[^\s<>()[\]"']{1,2000}[^\s<>()[\]"'.,;:!?*_~])/,
  /(?<newline>\n)/,
];
const token = new RegExp(marks.map(({ source }) => source).join("|"), "gu");

/** The address of a link if it may be followed: pages, mail and telephone numbers; anything else is no link. */
export function safeUrl(url: string): string | null {
  const isSafe = /^(https?:\/\/|mailto:|tel:)/i.test(url) && isAddress(url);
  return isSafe ? url : null;
}

/** Asked the old way: browsers in use do not have `URL.canParse`, and a link must never cost a message. */
function isAddress(url: string): boolean {
  try {
    return Boolean(new URL(url));
  } catch {
    return false;
  }
}

/** The runs of a block's text. HTML stays the text it is, pictures become their description, unsafe links their words. */
export function parseInline(text: string, depth = 0): Inline[] {
  if (depth > deepest || text.length > longest) return [{ type: "text", text }];
  const runs: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(token)) {
    if (match.index > from) runs.push({ type: "text", text: text.slice(from, match.index) });
    runs.push(...runOf(match[0], match.groups ?? {}, depth + 1));
    from = match.index + match[0].length;
  }
  if (from < text.length) runs.push({ type: "text", text: text.slice(from) });
  return runs;
}

function runOf(source: string, groups: Record<string, string | undefined>, depth: number): Inline[] {
  if (groups.newline) return [{ type: "break" }];
  if (groups.escape) return [{ type: "text", text: source.slice(1) }];
  if (groups.code) return [codeRun(source, groups.ticks?.length ?? 1)];
  if (groups.struck) return [{ type: "struck", children: parseInline(source.slice(2, -2), depth) }];
  if (groups.strong) return [{ type: "strong", children: parseInline(source.slice(2, -2), depth) }];
  if (groups.emphasis) return [{ type: "emphasis", children: parseInline(source.slice(1, -1), depth) }];
  if (groups.bare) return [{ type: "link", url: source, children: [{ type: "text", text: source }] }];
  const label = source.slice(source.indexOf("[") + 1, source.indexOf("]("));
  if (groups.image) return [{ type: "text", text: label }];
  const [address = ""] = source.slice(source.indexOf("](") + 2, -1).split(/\s/, 1);
  const url = safeUrl(address);
  const children = parseInline(label, depth);
  return url ? [{ type: "link", url, children }] : children;
}

function codeRun(source: string, ticks: number): Inline {
  const inner = source.slice(ticks, -ticks);
  const isPadded = inner.startsWith(" ") && inner.endsWith(" ") && /[^ ]/.test(inner);
  return { type: "code", text: isPadded ? inner.slice(1, -1) : inner };
}
