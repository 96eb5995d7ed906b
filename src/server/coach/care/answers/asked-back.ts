import { askedBack, type Danger } from "#server/coach/care/policy.ts";
import { phraseNames, phraseShelf } from "#server/coach/reading/phrase-shelf.ts";
import { clausesIn, coreOf, sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { AnswerSign } from "./answer-signs.ts";

/** So near to a way in which it is asked, a sentence is that question; where it has no form of one, nearer. */
const near = { asked: 0.46, said: 0.6 };
/** A question has so many words; what is longer is a story with one in it. */
const words = { least: 2, most: 24 };
/** So many sentences are read, and so many questions answered. */
const most = { sentences: 12, answers: 2 };

/** What begins a question also where its mark is missing; "when they are out" and "what a day" are none. */
const asking = wordList(
  "whats, what's, what do, what should, what can, what will, what if, what is, what are, what happens, what i, who do, who can, who should, where do, where can, where should, where i, when do, when will, when can, how, hows, how's, why, is, are, am, can, could, do, does, did, will, would, should, shall, may",
);

/** What shows a question further on in a sentence: "if I call, will they send me back". */
const askingInside = wordList(
  "will they, will he, will she, will you, will i, can they, can he, can she, can you, can i, do i, do they, do you, does he, does she, should i, shall i, am i, are you, are they, would they, would you, what do, what should, you gonna, u gonna, you going to, or what",
);

/** Whether a sentence has the form of a question: its mark, or words that begin one. */
export function isQuestion(sentence: string): boolean {
  return sentence.includes("?") || asking(plainWords(coreOf(sentence)).slice(0, 2)) === 0;
}

/** Whether a text asks, at its beginning or further on, or says. */
function formOf(text: string): keyof typeof near {
  return isQuestion(text) || askingInside(plainWords(text)) >= 0 ? "asked" : "said";
}

const oneself = wordList("i, i'm, im, i'd, i'll, shall i");
const others = wordList(
  "you, u, ya, you're, youre, you'll, they, they're, he, he's, she, she's, anyone, anybody, someone, somebody",
);
/** Before what is really asked. */
const opinion = /\b(?:do|would|don't|dont) (?:you|u) (?:think|reckon|say|suggest)\b/i;

type Doer = "oneself" | "others";

/**
 * Whose doing a question is about, as far as its first word for somebody tells; a condition before it tells nothing. "Should I
 * tell my mum" and "will you tell my mum" share all their rare words, and have opposite answers.
 */
function doerOf(text: string): Doer | undefined {
  const all = plainWords(text.replace(opinion, ""));
  const said = all.slice(Math.max(0, askingInside(all)));
  const [own, other] = [oneself(said), others(said)];
  if (own < 0 && other < 0) return undefined;
  return own >= 0 && (other < 0 || own < other) ? "oneself" : "others";
}

/** What is asked almost always about one doer is about them where its words name nobody. */
const nearlyAlways = 0.75;

function doerOfAnswer(asked: readonly string[]): Doer | undefined {
  const doers = asked.map(doerOf).filter((doer) => doer !== undefined);
  const own = doers.filter((doer) => doer === "oneself").length;
  if (doers.length === 0) return undefined;
  if (own >= doers.length * nearlyAlways) return "oneself";
  return own <= doers.length * (1 - nearlyAlways) ? "others" : undefined;
}

const phrases = [...askedBack.values()].flatMap(({ name, asked }) =>
  asked.map((text) => ({ id: name, text, doer: doerOf(text) ?? doerOfAnswer(asked) })),
);
/** What has the form of a question is compared with questions, and what has not with what else is said. */
const shelves = { asked: shelvesByDoer("asked"), said: shelvesByDoer("said") };

/** A question is not compared with one about somebody else's doing. */
function shelvesByDoer(form: keyof typeof near) {
  const own = phrases.filter(({ text }) => formOf(text) === form);
  return {
    oneself: phraseShelf(own.filter(({ doer }) => doer !== "others")),
    others: phraseShelf(own.filter(({ doer }) => doer !== "oneself")),
    anybody: phraseShelf(own),
  };
}

/**
 * The person's own questions, by the names of their answers: what comes near to a way in which one is asked, and what
 * the rows of answers.txt find. The nearest is answered first.
 */
export function questionsAskedIn(text: string, signs: ReadonlySet<AnswerSign>): string[] {
  const found = new Map<string, number>();
  for (const sentence of sentencesIn(text).slice(0, most.sentences)) {
    const form = formOf(sentence);
    const parts = [...new Set([coreOf(sentence), ...clausesIn(sentence)])].filter((part) => {
      const { length } = plainWords(part);
      return length >= words.least && length <= words.most;
    });
    for (const part of parts) {
      const nearest = shelves[form][doerOf(part) ?? "anybody"](phraseNames(part));
      if (nearest && nearest.nearness >= near[form])
        found.set(nearest.id, Math.max(found.get(nearest.id) ?? 0, nearest.nearness));
    }
  }
  const byPhrase = [...found].toSorted(([, one], [, other]) => other - one).map(([name]) => name);
  const byRows = [...signs].filter((sign) => askedBack.has(sign));
  return [...new Set([...byPhrase, ...byRows])].slice(0, most.answers);
}

/** The questions of a message that mean what they say where this danger stands. */
export const answersOf = ({ asksBack }: { asksBack: readonly string[] }, danger: Danger): string[] =>
  asksBack.filter((name) => {
    const of = askedBack.get(name)?.of ?? [];
    return of.length === 0 || of.includes(danger);
  });
