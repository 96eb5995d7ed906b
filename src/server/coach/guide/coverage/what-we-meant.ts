import type { Talk } from "#server/coach/arc/read-talk.ts";
import { anyWords, everyWordOn } from "#server/coach/guide/answers/about-intents.ts";
import { answersByAct } from "#server/coach/guide/answers/answers.ts";
import { phrasesOf } from "#server/coach/guide/answers/near-answer.ts";
import type { Voice } from "#server/coach/guide/voice.ts";
import { openIn } from "#server/coach/hour/read-hour.ts";
import { type Intent, intents } from "#server/coach/intent/intents.ts";
import { coreOf } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { contentOf, isSameWord } from "./content-words.ts";
import { noIn } from "./say-no.ts";

/** What is meant by the words of an intent, in the simplest ones. */
const meantBy: Partial<Record<Intent, string>> = {
  "words-sorry":
    "I meant: say what you did, say that you are sorry, and stop there. The rest can come later.",
  "words-no": "I meant: say no in one short sentence, without a long reason.",
  "words-ask": "I meant: ask for one thing, and let them know that they may say no.",
  "words-tell": "I meant: say the hard thing early and in one sentence, and then give them time.",
  "words-contact": "I meant: send something short and friendly, with nothing of the old quarrel in it.",
  "words-comfort": "I meant: you need no wise words. It is enough to be there and to listen.",
  "words-self": "I meant: speak to yourself as a friend would speak to you.",
  ahead:
    "I meant: plan only how it begins, one thing to hold on to while it lasts, and something nice for afterwards.",
  stop: "I meant: notice the moment just before it happens, and breathe out once in that moment.",
  helps: "I meant: say to yourself what you feel, find it in your body, and breathe out slowly once.",
  "why-self": "I meant that I do not know why. There may be an old reason, and you need not find it.",
  normal: "I meant that I cannot measure it. Think of what you would say to a friend who told you the same.",
  fault: "I meant that I was not there, so I cannot say whose fault it was.",
  "other-mind": "I meant that nobody can look into another person. Only they can tell you.",
  future: "I meant that I do not know what will happen, and that strong feelings get weaker again.",
  decide:
    "I meant: think of the advice you would give a friend. Then think of next week, and of what you will be pleased to have done.",
  opinion: "I meant that I am a program and have no opinion of my own.",
  respond: "I meant that a program answers here, and no person. It keeps what you write.",
  next: "I meant: let yourself get a little calmer first, and then choose one small thing.",
  facts: "I meant that I do not know it: I only know about calm, feelings and this app.",
  comfort: "I meant that this is hard, and that hard hours end.",
};

const meantByFrame =
  "I meant: say three things. What happened. How it was for you. What you want now. Put your own words where the dots are.";
const meantInGeneral = [
  "Those words were prepared long before you came, and not for you alone. Where they do not fit, they do not count.",
];
const meantByAnswer =
  "That was my prepared answer to a known question: {this} If yours was another, please leave it.";
const meantByQuestion =
  "It was only my next question, and it needs no answer. A quick answer often shows what somebody knows already; if it doesn't fit, we leave it.";
const meantByNo = "I meant just that: nothing I have prepared answers your question.";
const meantByPlainWords: [string, ...string[]] = [
  "That wasn't clear, I'm sorry. My sentences are prepared, and that one may not have fitted. Leave it, and tell me in a few words what you'd like from me.",
  "I'm sorry, that was a prepared sentence in the wrong place. You can leave it and go on as you like.",
];
const reproach = wordList("that to do with, that got to do with, this to do with, this got to do with");
const notMeant: [string, ...string[]] = [
  "Nothing, I am afraid: I pick from prepared words, and those did not fit. What you wrote counts, and not what I said to it.",
  "It has nothing to do with it. I chose badly among prepared words, and I am sorry.",
];

/** What the last reply was meant for, the plainest first. */
function whatWasMeant({ replies, now }: Talk): readonly [string, ...string[]] {
  if (isReproach(now.text)) return notMeant;
  const reply = replies.at(-1) ?? "";
  if (anyWords.some((text) => reply.includes(text))) return [meantByFrame, ...meantInGeneral];
  const meant = meantBy[intentIn(reply) ?? "none"];
  if (meant !== undefined) return [meant, ...meantInGeneral];
  const kind = noIn(reply);
  if (kind?.means !== undefined) return [kind.means, ...meantInGeneral];
  if (kind !== undefined) return [meantByNo, ...meantInGeneral];
  if (openIn(reply) !== undefined) return [meantByQuestion, ...meantInGeneral];
  const phrase = questionAnsweredIn(reply);
  if (phrase !== undefined) return [meantByAnswer.replace("{this}", `‘${phrase}’.`), ...meantInGeneral];
  return meantByPlainWords;
}

/** Says in one or two sentences what the last reply was meant for. */
export function whatWeMeant(talk: Talk, voice: Voice): string {
  const [plainest, ...others] = whatWasMeant(talk);
  return voice.pick([plainest]) || voice.pick([...others, plainest], true);
}

/** "What has that to do with it" asks for no explanation, but says that there is none. */
export const isReproach = (text: string): boolean => reproach(plainWords(text)) >= 0;

const intentIn = (reply: string): Intent | undefined =>
  intents.find((one) => everyWordOn(one).some((text) => reply.includes(text)));

/** The question that a fixed answer in a reply is prepared for. */
function questionAnsweredIn(reply: string): string | undefined {
  const answer = questionActs
    .flatMap((act) => answersByAct[act] ?? [])
    .find(({ says }) => says.some((text) => reply.includes(text.split("{")[0] || text)));
  return answer && phrasesOf(answer)[0];
}
const questionActs = ["asks-product", "asks-how", "asks-advice"] as const;

/** Whether somebody asks about words of an answer that stands before a question of the hour, and not about that question. */
export function asksOfAnswerBefore({ replies, now: { met } }: Talk): boolean {
  const reply = replies.at(-1) ?? "";
  const intent = intentIn(reply);
  const content = contentOf(met);
  const said = (intent === undefined ? [] : everyWordOn(intent))
    .filter((text) => reply.includes(text))
    .flatMap(contentOf);
  return content.length > 0 && content.every((word) => said.some((one) => isSameWord(word, one)));
}

/** How a question begins that asks back. */
const asksBack = new Set(
  "what what's whats which who who's whatever whichever why meaning by from in of for is how".split(" "),
);
const pointing = wordList("them, they, it, that, this, those, these, him, her, he, she");
const wordsOfAskingBack = 12;
const wordsOfPointing = 5;
const isBeing = new Set(["is", "are", "was", "were"]);

/**
 * Whether a question asks about what we said a moment ago: it begins like one that asks back, and whatever it is about stands in
 * that reply; "who is them?" points to a word of it.
 */
export function asksWhatWeMeant({ now: { met }, replies }: Talk): boolean {
  const reply = replies.at(-1);
  const words = plainWords(coreOf(met));
  if (reply === undefined || words.length > wordsOfAskingBack || !asksBack.has(words[0] ?? "")) return false;
  const content = contentOf(met);
  const said = contentOf(reply);
  if (content.length > 0) return content.every((word) => said.some((one) => isSameWord(word, one)));
  const pointed = words[pointing(words)];
  const isAskedOf =
    words.length <= wordsOfPointing && (words[0]?.includes("'") || isBeing.has(words[1] ?? ""));
  return isAskedOf && pointed !== undefined && plainWords(reply).includes(pointed);
}
