import type { Talk } from "#server/coach/arc/read-talk.ts";
import { refusedIn } from "#server/coach/arc/refused.ts";
import { randomFrom } from "#shared/listening/seeded-random.ts";

/** Of ten replies so many may end in a question. */
const questionShare = 0.7;
/** Shares begin to count here; before, one of each may be the first. */
const fewReplies = 2;

/** How the guide words a reply: what it said before is not said again, and it asks with measure. */
export interface Voice {
  /**
   * One of the texts, one that was not said in this conversation before; where all were, the one that was said longest
   * ago if `mayRepeat`, else an empty string.
   */
  pick(texts: readonly string[], mayRepeat?: boolean): string;
  /** A reply may end in a question now. */
  mayAsk: boolean;
}

/** A voice that is fixed by its seed and by what was said; a reply that is not wanted counts as said. */
export function createVoice(seed: string, { replies, now, turns }: Talk, insteadOf = ""): Voice {
  const random = randomFrom(`${seed}:${turns.length}:${now.text}${insteadOf}`);
  const heard = [...replies, insteadOf].join("\n").toLowerCase();
  // What was refused is not named again where there is another way to put it.
  const isRefused = refusedIn(turns.map(({ text }) => text));
  const asked = replies.filter((reply) => reply.trimEnd().endsWith("?")).length;
  const isWithin = (count: number, share: number): boolean =>
    replies.length < fewReplies ? count === 0 || share > 0.5 : (count + 1) / (replies.length + 1) <= share;
  return {
    mayAsk: isWithin(asked, questionShare),
    pick(all, mayRepeat = false) {
      const welcome = all.filter((text) => !isRefused(text));
      const texts = welcome.length > 0 ? welcome : all;
      const at = texts.map((text) => lastSaid(heard, text));
      const fresh = texts.filter((_text, index) => (at[index] ?? -1) < 0);
      const chosen = fresh[Math.floor(random() * fresh.length)];
      if (chosen !== undefined || !mayRepeat) return chosen ?? "";
      const oldest = at.indexOf(Math.min(...at));
      return texts[oldest] ?? "";
    },
  };
}

/** Where a text was said last, by the longest part of it that has no gap; -1 where it was not. */
function lastSaid(heard: string, text: string): number {
  const piece = text
    .toLowerCase()
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.trim().length > longest.length ? part.trim() : longest), "");
  return piece.length < 4 ? -1 : heard.lastIndexOf(piece);
}
