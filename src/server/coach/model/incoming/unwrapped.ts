/**
 * An object of which one field is the reply, as models give it that were trained on such, or a list of its sentences; a fence
 * may stand around it, and fields that say whose reply it is before it.
 */
const objectOpen =
  /^(?:```(?:json)?\s{0,4})?(?:\{\s{0,20}(?:"(?:role|type|name|id)"\s{0,4}:\s{0,4}"[^"\n]{0,40}"\s{0,4},\s{0,4}){0,3}"(?:response|reply|answer|message|text|content|output)"\s{0,4}:\s{0,4}"|\[\s{0,20}")/i;
const objectBegun =
  /^(?:`{1,3}|```(?:json?|jso?|j)?\s{0,4}|(?:```(?:json)?\s{0,4})?(?:\{[\s"a-z\d:,_-]{0,160}|\[\s{0,20}))$/i;
const listOpen = /\[\s{0,20}"$/;
/** What stands between two sentences of a list. */
const nextOfList = /^\s{0,20},\s{0,20}"/;
const quoteOpen = /^["“„«]/;
const closingQuotes = /["”“»]/g;
/** Where the quotation has not ended until here, it is waited for no longer. */
const longestQuoted = 1200;
const escapes: Record<string, string> = { n: "\n", t: "\t", r: "", b: "", f: "" };

/**
 * A reply out of what a model wraps around the whole of it: an object with one field, or a pair of quotation marks. A reply that
 * only begins with a quotation stays as it is; what begins with a mark waits until that is known.
 */
export async function* unwrapped(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = "";
  let form: "unknown" | "plain" | "object" | "over" = "unknown";
  let isList = false;
  for await (const text of texts) {
    if (form === "plain") {
      yield text;
      continue;
    }
    held += text;
    if (form === "unknown") {
      const start = held.trimStart();
      const open = objectOpen.exec(start);
      if (open) {
        form = "object";
        isList = listOpen.test(open[0]);
        held = start.slice(open[0].length);
      } else if (start !== "" && !objectBegun.test(start) && !isWholeSoFar(start)) {
        form = "plain";
        yield held;
      }
    }
    if (form === "over" && isList && nextOfList.test(held)) {
      held = ` ${held.replace(nextOfList, "")}`;
      form = "object";
    }
    while (form === "object") {
      const { said, rest, isOver } = readString(held);
      held = rest;
      if (said) yield said;
      if (!isOver) break;
      form = isList && nextOfList.test(held) ? "object" : "over";
      if (form === "object") held = ` ${held.replace(nextOfList, "")}`;
    }
  }
  if (form === "unknown" && held) yield withoutQuotes(held);
}

/** Whether a text is one quotation as far as it has come, and may be one to its end. */
function isWholeSoFar(start: string): boolean {
  if (!quoteOpen.test(start) || start.length > longestQuoted) return false;
  const closed = [...start.slice(1).matchAll(closingQuotes)][0]?.index;
  return closed === undefined || start.slice(closed + 2).trim() === "";
}

function withoutQuotes(text: string): string {
  const whole = text.trim();
  return quoteOpen.test(whole) && isWholeSoFar(whole) && /["”“»]$/.test(whole) && whole.length > 2
    ? whole.slice(1, -1)
    : text;
}

/** The text of a JSON string up to where it ends or is cut within an escape. */
function readString(text: string): { said: string; rest: string; isOver: boolean } {
  let said = "";
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? "";
    if (sign === '"') return { said, rest: text.slice(at + 1), isOver: true };
    if (sign !== "\\") {
      said += sign;
      continue;
    }
    const next = text[at + 1];
    const isCode = next === "u";
    if (next === undefined || (isCode && at + 6 > text.length))
      return { said, rest: text.slice(at), isOver: false };
    const code = isCode ? Number.parseInt(text.slice(at + 2, at + 6), 16) : Number.NaN;
    said += isCode ? (Number.isNaN(code) ? "" : String.fromCharCode(code)) : (escapes[next] ?? next);
    at += isCode ? 5 : 1;
  }
  return { said, rest: "", isOver: false };
}
