/** How a sentence ends, which decides how long the voice rests after it. */
export type SentenceEnd = "full" | "ellipsis" | "breath";

/** One sentence, short enough to be spoken in one go. */
export interface Sentence {
  text: string;
  end: SentenceEnd;
}

/** Longer words are not words; the engine fails on them. */
export const longestToken = 40;
/** The engine's sound gets unsteady in longer sentences. */
export const longestSentence = 280;

const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|approx)\.$/i;

const tokenPart = new RegExp(`.{1,${longestToken}}`, "g");

function brokenTokens(text: string): string {
  return text
    .split(" ")
    .map((token) => token.match(tokenPart)?.join(" ") ?? "")
    .join(" ");
}

/** Where to cut a long sentence: after a comma if one is late enough, else between words. */
function cutAt(text: string): number {
  const head = text.slice(0, longestSentence);
  const mark = Math.max(head.lastIndexOf(", "), head.lastIndexOf("; "), head.lastIndexOf(": "));
  return mark > longestSentence / 3 ? mark + 1 : head.lastIndexOf(" ");
}

function inBreaths(text: string, end: SentenceEnd): Sentence[] {
  const parts: Sentence[] = [];
  let rest = brokenTokens(text);
  while (rest.length > longestSentence) {
    const cut = cutAt(rest);
    parts.push({ text: rest.slice(0, cut).trim(), end: "breath" });
    rest = rest.slice(cut).trim();
  }
  return [...parts, { text: rest, end }];
}

/** Splits plain ASCII prose into sentences the engine can say; a piece without a letter or digit keeps its pause only. */
export function splitSentences(prose: string): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  const take = (to: number, end: SentenceEnd) => {
    const text = prose.slice(from, to).replace(/\.{3}/g, ".").trim();
    from = to;
    if (text !== "") sentences.push(...inBreaths(text, end));
  };
  for (const mark of prose.matchAll(/[.!?]+["')]*/g)) {
    const to = mark.index + mark[0].length;
    const isAtEnd = prose[to] === undefined || prose[to].trim() === "";
    const isEllipsis = mark[0].startsWith("...") || (!isAtEnd && mark[0].includes("..."));
    if (!isEllipsis && !isAtEnd) continue;
    if (!isEllipsis && abbreviation.test(prose.slice(Math.max(from, to - 12), to))) continue;
    take(to, isEllipsis ? "ellipsis" : "full");
  }
  take(prose.length, "full");
  return sentences;
}
