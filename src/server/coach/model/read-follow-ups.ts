import { writtenText } from "#shared/chat/written-text.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";

const mostChars = 160;
const shown = 3;
const fit = writtenText.min(1).max(mostChars);
/** Longer answers hold no three short sentences; what stands behind is not read. */
const mostRead = 8000;

/**
 * The replies that a model proposes, three at most: from the JSON asked for, from JSON of another form, in a fence or
 * in the midst of prose, from the lines of a list, and otherwise none.
 */
export function readFollowUps(answer: string): string[] {
  const text = answer.slice(0, mostRead);
  const found = textsOf(jsonIn(text)) ?? listed(text);
  const clean = found.map(bare).flatMap((one) => fit.safeParse(one).data ?? []);
  return [...new Set(clean)].slice(0, shown);
}

/** The first object or list in a text, a comma too many in it forgiven. */
function jsonIn(text: string): unknown {
  const from = text.search(/[{[]/);
  if (from < 0) return undefined;
  const to = text.lastIndexOf(text[from] === "{" ? "}" : "]");
  return parsedJson(text.slice(from, to + 1).replace(/,\s{0,100}(?=[}\]])/g, ""));
}

/** The texts of a list, of the first list in an object, or of an object that numbers them; nothing where there are none. */
function textsOf(value: unknown): string[] | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const inside = Object.values(value);
  const list = Array.isArray(value) ? inside : (inside.find(Array.isArray) ?? inside);
  const texts = list.flatMap((item) => (typeof item === "string" ? [item] : firstText(item)));
  return texts.length > 0 ? texts : undefined;
}

const firstText = (item: unknown): string[] =>
  typeof item === "object" && item !== null
    ? Object.values(item)
        .filter((value) => typeof value === "string")
        .slice(0, 1)
    : [];

const bullet = /^\s{0,8}(?:[-*•·–]|\d{1,2}[.)、．:])\s{0,8}(?=\S)/;
const quoted = /^\s{0,8}["“«「„][^"”»」“\n]{1,200}["”»」“],?\s{0,8}$/;

/** Lines that are points of a list or quotations; what is said before and after them is the model's own. */
const listed = (text: string): string[] =>
  text.split("\n").flatMap((line) => {
    if (bullet.test(line)) return [line.replace(bullet, "")];
    return quoted.test(line) ? [line] : [];
  });

/** Without a number, bold marks and quotation marks around it. */
const bare = (text: string): string =>
  text
    .replace(/\*\*/g, "")
    .trim()
    .replace(bullet, "")
    .replace(/,$/, "")
    .replace(/^["“«「„]|["”»」“]$/g, "")
    .trim();
