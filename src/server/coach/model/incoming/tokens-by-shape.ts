/** What becomes of a marker that stands in an answer. */
export type Meaning =
  | { does: "hide"; until: string[] }
  | { does: "end" | "drop" | "person" | "byte" | "line" };

/**
 * A token of a chat template by its shape alone: no person writes a name between such signs, so that one is told without
 * having been met before. Some come with half of their signs: `<endoftext|`.
 */
export const token =
  "(?<token><[|｜]/?[\\p{L}\\d_▁:-]{1,40}[|｜]?>|<[\\p{L}_▁-]{3,40}[|｜](?:>|(?![\\p{L}\\d]))|\\[[|｜][\\p{L}\\d_ -]{1,40}[|｜]\\]|\\[unused_token_\\d{1,6}\\]|<unused\\d{1,6}>|<0x[\\da-f]{2}>)";
/** A tag, of which the name or an attribute may say that a model thinks in it, or calls a tool; some put spaces inside. */
export const tag = "< ?/? ?(?<tag>[\\p{L}\\d_:.|｜-]{1,40})(?<attributes>[\\s=][^<>]{0,200})?>";
/** No tag or token is longer. */
export const longestToken = 250;

const nameBegun = /^<(?: ?\/? ?[\p{L}\d_:.|｜▁-]{1,40} ?| ?\/? ?)$/u;
const attributesBegun = /^< ?([\p{L}\d_:.|｜-]{1,40})[\s=][^<>]{0,200}$/u;
const bracketBegun = /^\[(?:[|｜][\p{L}\d_ -]{0,40}[|｜]?|unused_token_\d{0,6})$/iu;
const unused = "[unused_token_";

/** Whether a text is the beginning of a tag or token whose end may still come. */
export function tokenBegun(text: string): boolean {
  if (nameBegun.test(text) || bracketBegun.test(text)) return true;
  if (text.length > 1 && unused.startsWith(text.toLowerCase())) return true;
  const name = attributesBegun.exec(text)?.[1];
  return (
    name !== undefined && (isHidden(name) || mayHide.test(name) || ofPage.test(name) || name === "function")
  );
}

const hiddenName =
  /^(?:.*[^\p{L}])?(?:think|thinking|thoughts?|reasoning|reflection|scratchpad|monologue|rationale|deliberation|ponder(?:ing)?|tool_calls?|tool_code|function_calls?)$/iu;
const isHidden = (name: string): boolean => hiddenName.test(name);
/** Tags of a web page that an answer may be written in; they say how it looks, and some where a line ends. */
const ofPage = /^(?:p|br|b|strong|i|em|u|span|div|ul|ol|li|h[1-6])$/i;
const endsLine = /^<(?:br\b|\/(?:p|div|li|h[1-6])\b)/i;
/** Tags that hold thoughts only where an attribute says so. */
const mayHide = /^(?:details|div|section|span)$/i;

/** What a tag means by its name, however that begins (`<M2_7think>`), or by what an attribute calls it. */
export function meaningOfTag(found: string, name: string, attributes: string): Meaning | undefined {
  const values = [...attributes.matchAll(/["']([^"']{1,40})["']/g)].map(([, value]) => value ?? "");
  if (isHidden(name) || (mayHide.test(name) && values.some(isHidden)))
    return /^< ?\//.test(found) ? { does: "drop" } : { does: "hide", until: closingsOf(name) };
  // A call of a tool as Llama writes it: `<function=name>{...}</function>`.
  if (/^function$/i.test(name) && attributes.startsWith("="))
    return { does: "hide", until: closingsOf(name) };
  if (ofPage.test(name)) return { does: endsLine.test(found) ? "line" : "drop" };
  if (wordPiece.test(name)) return { does: "drop" };
  if (ending.test(lettersOf(name)) && name.length > shortestEnding) return { does: "end" };
  return /^im_?start$/i.test(name) ? { does: "drop" } : undefined;
}

const closingsOf = (name: string): string[] => [
  `</${name}>`,
  `</ ${name}>`,
  `</${name} >`,
  `</ ${name} >`,
  `< /${name}>`,
  `< /${name} >`,
  `< / ${name}>`,
  `< / ${name} >`,
];

/** What tokenizers call their own pieces: for padding, for what they do not know, for a gap. */
const wordPiece = /^(?:pad|unk|mask|cls|sep)$/i;

/** `<end>` may be anybody's; `<im_end>` is a token whose signs were lost. */
const shortestEnding = 5;
const ending =
  /^(?:im)?end(?:of(?:text|turn|sentence|message|document)(?:token)?)?$|^eo[tsmd](?:id|token)?$|^(?:return|stop)$/;
const hides = /think|thought|reason|tool|function/;
const opens = /start|begin|open/i;
const closings: Record<string, string> = { start: "end", begin: "end", open: "close" };

const lettersOf = (name: string): string => name.toLowerCase().replace(/[^\p{L}]/gu, "");

/** What a token of a template means, by its name: thoughts and calls of tools are hidden, an end ends, a person's turn is one. */
export function meaningOfToken(found: string): Meaning {
  if (/^<0x/i.test(found)) return { does: "byte" };
  if (/^\[unused/i.test(found)) return { does: "end" };
  const letters = lettersOf(found);
  if (hides.test(letters)) {
    if (!opens.test(found)) return { does: "drop" };
    return { does: "hide", until: [found.replace(opens, (word) => closings[word.toLowerCase()] ?? word)] };
  }
  if (ending.test(letters)) return { does: "end" };
  return { does: /^(?:user|human|person|client)$/.test(letters) ? "person" : "drop" };
}
