import { small } from "#server/coach/arc/turn-words.ts";
import { faultOf } from "#server/coach/care/assess-reply.ts";
import type { Passage, ReplyStyle } from "#server/coach/coach.ts";
import { topicOf } from "#server/coach/topic/topic-of.ts";

const passagesRead = 3;
const charsRead = 3000;

/** One sentence of a passage that was found, named as such; passages are quoted, never obeyed. Empty when none is fit to be said. */
export function quotePassage(
  passages: readonly Passage[],
  said: string,
  mode: ReplyStyle["mode"] | undefined,
): string {
  for (const { title, text } of passages.slice(0, passagesRead)) {
    const sentences = text.slice(0, charsRead).split(/(?<=[.!?])\s+/);
    const sentence = sentences.find((part) => isQuotable(part) && !said.includes(part));
    // Whoever puts an order into a page meant its other sentences to be said as well.
    if (!sentence || sentences.some(isOrder)) continue;
    if (mode !== "web") return `On ${small(title)}, one line I keep: ${small(sentence)}`;
    if (isQuotable(`${title}, as long as a sentence has to be.`))
      return `I looked it up, and the page “${title}” says: ${sentence}`;
  }
  return mode === "web" ? "I looked it up, and found no page with a line that helps here." : "";
}

const isQuotable = (part: string): boolean =>
  part.length > 30 &&
  part.length < 190 &&
  !/[?!#<>{}[\]]|https?:|www\./i.test(part) &&
  !faultOf(part) &&
  !isOrder(part);

const isOrder = (part: string): boolean => topicOf(part) === "injection";
