import { clausesIn, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { Turn, TurnAct } from "./turn.ts";

/**
 * How the guide goes along: nothing was chosen yet; it listens and asks nothing; or it leads through the steps, which it
 * does only for who chose that.
 */
export type Way = "open" | "listening" | "path";

const chosenBy: [TurnAct, ReturnType<typeof wordList>][] = [
  [
    "chooses-path",
    wordList(
      "step by step, guide me, lead me, take me through, walk me through, ask me questions, go through it",
    ),
  ],
  [
    "chooses-listening",
    wordList(
      "just listen, only listen, simply listen, just want to tell, just tell it, somebody to listen, someone to listen, only want to tell, just want to talk, only want to talk, just want to vent, need to vent, want to vent, no questions, just talk, just wanna talk, just want to say, want to say it to, can we talk about, can i talk about, could we talk about, can i tell you about, may i tell you about",
    ),
  ],
];
/** What is longer tells something; and "tell me step by step how to do it" asks for an errand. */
const mostWords = 12;
const ofErrand = wordList("how, tell me");
/** "Can we talk about something else": another subject, or a question of what may be said. */
const ofSubject = wordList("something, anything, else, not, don't, dont");

/** "Can we just talk?" chooses; "or is it just talk?" does not. */
const asksForWay = wordList("can, could, may, will, would");

const sentencesRead = 3;

/** The way a message plainly chooses with one of its last sentences, as an act; undefined where it chooses none. */
export function wayChosen(text: string): TurnAct | undefined {
  const last = sentencesIn(text).at(-1) ?? "";
  const words = plainWords(last);
  if (last.endsWith("?") && asksForWay(words.slice(0, 1)) < 0) return undefined;
  if (words.length <= 2 && words.includes("listen")) return "chooses-listening";
  const said = sentencesIn(text)
    .slice(-sentencesRead)
    .filter((sentence) => [ofSubject, ofErrand].every((list) => list(plainWords(sentence)) < 0))
    .flatMap((sentence) => (plainWords(sentence).length > mostWords ? clausesIn(sentence) : [sentence]))
    .map((part) => plainWords(part))
    .filter(({ length }) => length <= mostWords);
  return chosenBy.find(([, list]) => said.some((one) => list(one) >= 0))?.[0];
}

/** Who does one of these has left the path, and is not led back to it. */
const leavesPath = new Set<TurnAct>([
  "chooses-listening",
  "complains",
  "elsewhere",
  "leaves",
  "wants-meditation",
  "wants-practice",
]);

/** The way after all that was said: chosen, left by a complaint or a wish, or by not knowing twice in a row. */
export function wayAfter(turns: readonly Turn[]): Way {
  let way: Way = "open";
  for (const [at, { act, asked }] of turns.entries()) {
    const isUnsureTwice = act === "unsure" && turns[at - 1]?.act === "unsure";
    if (act === "chooses-path" || (act === "nods" && asked === "choice")) way = "path";
    else if (act === "chooses-listening" || (act === "unsure" && asked === "choice")) way = "listening";
    else if (way === "path" && (leavesPath.has(act) || isUnsureTwice)) way = "listening";
  }
  return way;
}
