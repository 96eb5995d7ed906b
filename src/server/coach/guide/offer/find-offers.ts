import { asksSomething } from "#server/coach/arc/asks-something.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { type Sorting, sortings, wordsFor, wordsForSomebody } from "#server/coach/asking/sort-out.ts";
import { nearQuestions } from "#server/coach/guide/answers/near-questions.ts";
import { readRequest } from "#server/coach/intent/read-request.ts";
import { clausesIn, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { somebodyIn } from "./somebody.ts";

/** What is shown in place of an answer. */
export interface Offers {
  /** Some of it was found by what was asked; else it is what there is for a talk like this. */
  isNear: boolean;
  taps: string[];
  /** How much speaks for the likeliest of what may be meant. */
  score: number;
}

/** What each sign of a thing being meant counts, and from where on it is shown; chosen on the judged rounds (record 368). */
const weights = { wordInQuestion: 3, word: 1.5, likeliest: 2.5, second: 1.2, question: 3 } as const;
const weightOfQuestion: number = weights.question;
const shownFrom = 2.4;
/** Below it what is shown was hardly ever what was meant: it stands below to tap, and is not said to be what was meant (record 374). */
const sureFrom = 5.5;
const most = 3;

/** What the last message asks is looked for in these: the message, and the one before it where it only points back there. */
function askedText({ now, turns }: Talk): string {
  const before = turns.at(-2);
  const isShort = plainWords(now.text).length <= wordsOfPointing;
  return before !== undefined && isShort && asksSomething(before.text, true)
    ? `${before.text} ${now.text}`
    : now.text;
}
const wordsOfPointing = 5;

/** Something is held against the last reply. */
export const isHeld = ({ now: { repair, act } }: Talk): boolean =>
  repair !== undefined || act === "complains" || act === "corrects";

/** After a reproach nothing is proposed that rests on what was read. */
const afterReproach = ({ way }: Talk): string[] =>
  way === "listening"
    ? ["What can you do?", "A short exercise, please"]
    : ["I just want to tell it", "What can you do?"];

/** The sentences of a text that ask; all of it where none has the form. */
function askingPart(text: string): string {
  const asking = sentencesIn(text).filter((sentence) => asksSomething(sentence, false));
  return asking.length > 0 ? asking.join(" ") : text;
}

/** What says nothing to whoever reads it beside a question of theirs; it is never there to tap. */
export const vague = new Set([
  "Something about you",
  "Something about this app",
  "Something kind for me",
  "What you meant",
  "Something that may help",
]);
const ofApp = new Set<string>(["guide", "play", "opinion", "respond", "product", "worth"]);
const whatItDoes = "What can you do?";

/** What may be meant by the last message, out of everything that is prepared, the likeliest first; or else what there is for this talk. */
export function offersFor(talk: Talk): Offers {
  if (isHeld(talk)) return { isNear: false, taps: afterReproach(talk), score: 0 };
  const text = askedText(talk);
  if (!asksSomething(text, talk.replies.length > 0)) return { isNear: false, taps: standing(talk), score: 0 };
  const part = askingPart(text);
  const words = plainWords(text);
  const wordsOfPart = plainWords(part);
  const request = readRequest(part);
  const [one, other] = request?.likely ?? [];
  const scoreOf = ({ isFor, has }: Sorting): number => {
    const ofWords = has(wordsOfPart) >= 0 ? weights.wordInQuestion : has(words) >= 0 ? weights.word : 0;
    const ofIntent =
      one !== undefined && isFor.includes(one)
        ? weights.likeliest
        : other !== undefined && isFor.includes(other)
          ? weights.second
          : 0;
    return ofWords + ofIntent;
  };
  const known = [part, ...clausesIn(part)].flatMap((clause) => nearQuestions(clause));
  const questions = [...new Set(known), ...(one && ofApp.has(one) ? [whatItDoes] : [])].slice(0, 2);
  // Of whoever has told nothing yet, a question about a kettle is no question about a life.
  const hasTold = talk.turns.slice(0, -1).some(({ isTelling }) => isTelling);
  const scored = [
    ...questions.map((tap) => ({ tap, score: weightOfQuestion })),
    ...sortings
      .filter(({ text, leads }) => !vague.has(text) && (hasTold || leads.as === "exercise"))
      .map((sorting) => ({ tap: named(sorting.text, talk), score: scoreOf(sorting) })),
  ];
  const found = scored
    .filter(({ score }) => score >= shownFrom)
    .toSorted((a, b) => b.score - a.score)
    .map(({ tap }) => tap);
  const near = [...new Set(found)].filter((tap) => isWelcome(tap, talk)).slice(0, most);
  const score = Math.max(0, ...scored.map((one) => one.score));
  return {
    isNear: near.length > 0 && score >= sureFrom,
    score,
    taps: [...new Set([...near, ...(near.length < 2 ? standing(talk) : [])])].slice(0, most),
  };
}

/** Words to somebody who is known are for them. */
function named(tap: string, talk: Talk): string {
  const somebody = tap === wordsForSomebody ? somebodyIn(talk) : undefined;
  return somebody ? wordsFor(somebody) : tap;
}

/** What is against a wish of theirs is not shown. */
const isWelcome = (tap: string, { wishes }: Talk): boolean =>
  !(wishes.noFeelings && tap === feelingTap) && !(wishes.noBreath && tap.includes("breathing"));
const feelingTap = "How I feel";

/** What there is for a talk like this: words for somebody if there is one, something against the state that was told, the meditation. */
export function standing(talk: Talk): string[] {
  const { story, turns, wishes } = talk;
  const somebody = story.shape === "loss" ? undefined : somebodyIn(talk);
  const words = plainWords(turns.map(({ text }) => text).join(" "));
  const against = sortings.find(
    ({ leads, has, text }) =>
      leads.as === "exercise" && text.startsWith("A short exercise") && has(words) >= 0,
  );
  const feeling = wishes.noFeelings ? [] : [feelingTap];
  const exercise = against?.text ?? "A short exercise, please";
  const ofLoss = story.shape === "loss" ? ["Remember something"] : [];
  const who = somebody === undefined ? ofLoss : [wordsFor(somebody)];
  const made = turns.length < 2 ? ["I just want to tell it"] : ["Please make the meditation"];
  return [...new Set([...who, ...feeling, exercise, ...made])].slice(0, most + (turns.length < 2 ? 1 : 0));
}
