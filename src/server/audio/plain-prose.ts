/** Cuts everything from an opening to its closing mark; in one pass, so that no input makes it slow. */
function withoutSpans(text: string, opening: string, closing: string): string {
  const lower = text.toLowerCase();
  let kept = "";
  let from = 0;
  for (;;) {
    const start = lower.indexOf(opening, from);
    const end = start < 0 ? -1 : lower.indexOf(closing, start + opening.length);
    if (end < 0) return kept + text.slice(from);
    kept += `${text.slice(from, start)} `;
    from = end + closing.length;
  }
}

const entities = new Map([
  ["&amp;", "&"],
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&#39;", "'"],
  ["&apos;", "'"],
  ["&nbsp;", " "],
]);

function withoutHtml(text: string): string {
  const spansRemoved = [
    ["<!--", "-->"],
    ["<script", "</script>"],
    ["<style", "</style>"],
  ].reduce((rest, [opening = "", closing = ""]) => withoutSpans(rest, opening, closing), text);
  return spansRemoved
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi, "\n\n")
    .replace(/<[a-z/!?][^<>]*>/gi, " ")
    .replace(/&(?:amp|lt|gt|quot|#39|apos|nbsp);/g, (entity) => entities.get(entity) ?? " ");
}

function withoutInlineMarks(line: string): string {
  return line
    .replace(/!?\[([^[\]]*)\]\([^()\s]*\)/g, "$1")
    .replace(/\bhttps?:\/\/\S+/gi, " ")
    .replace(/[*`|]+|~~+|_{2,}/g, " ")
    .replace(/\b_|_\b/g, " ");
}

const heading = /^ {0,3}#{1,6}(?:\s|$)/;
const listItem = /^\s*(?:[-*+•]|\d{1,3}[.)])\s+/;
const quote = /^\s*(?:>\s*)+/;

/** A rule, a table's dashes or a code fence: drawn, not said. */
function isDrawing(line: string): boolean {
  const bare = line.replace(/\s+/g, "");
  return bare === "" || /^[-*_=|:~`+]{3,}$/.test(bare) || /^(?:```|~~~)/.test(bare);
}

/**
 * The paragraphs of a Markdown or HTML text as plain prose, one line each. Stage headings are left out, they are
 * for the eye; an item of a list is a paragraph's sentence of its own.
 */
export function plainParagraphs(text: string): string[] {
  const paragraphs: string[] = [];
  let current = "";
  const close = () => {
    if (current.trim() !== "") paragraphs.push(current.trim());
    current = "";
  };
  for (const line of withoutHtml(text.replace(/\r\n?/g, "\n")).split("\n")) {
    if (isDrawing(line) || heading.test(line)) {
      close();
      continue;
    }
    const unquoted = line.replace(quote, "");
    const words = withoutInlineMarks(unquoted.replace(listItem, "")).replace(/\s+/g, " ").trim();
    const startsItem = listItem.test(unquoted);
    current = startsItem && current !== "" ? `${current}\n${words}` : `${current} ${words}`;
  }
  close();
  return paragraphs;
}
