import type { Talk } from "#server/coach/arc/read-talk.ts";
import { askForEnglish } from "#server/coach/language/ask-for-english.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { AnswerFinder } from "./answers/choose-answer.ts";
import { choosePractice } from "./choose-practice.ts";
import type { ReplyMaterial } from "./compose-reply.ts";
import { answerFrom } from "./from-library.ts";
import type { GuideKnowledge } from "./guide-setting.ts";
import type { Move } from "./moves.ts";
import { quoteOf } from "./quote.ts";
import { speakOfFile } from "./speak-of-file.ts";
import { speakOfHeart } from "./speak-of-heart.ts";
import { takeUp } from "./take-up.ts";
import type { Voice } from "./voice.ts";
import { changesInWords, wishesInWords } from "./wishes-in-words.ts";
import { plainWordsOnIt } from "./words/acknowledgements.ts";
import { checkInQuestions, moveWords } from "./words/move-words.ts";

/** What a move says before the conversation goes on. */
export interface Said {
  text: string;
  /** Nothing follows, and it may be as long as it is: a practice. */
  isWhole?: boolean;
  /** How it goes on where that is not the move's usual way. */
  goesOn?: "next" | "back" | "rest";
}

/** All that a move may use. */
export interface Around {
  talk: Talk;
  voice: Voice;
  material: ReplyMaterial;
  knowledge: GuideKnowledge;
}

/** What is said first for a move. */
export function partsOf(move: Move, around: Around): Said {
  return says[move](around);
}

const plain =
  (words: readonly string[]) =>
  ({ voice }: Around): Said => ({ text: voice.pick(words, true) });

const says: Record<Move, (around: Around) => Said> = {
  "take-up": ({ talk, voice }) => takeUp(talk, voice),
  "let-go": ({ talk, voice }) =>
    talk.now.asked === "offer"
      ? { text: voice.pick(moveWords.notNow, true) }
      : { text: voice.pick(moveWords.unsure, true) },
  "go-on": ({ talk, voice }) =>
    talk.replies.length === 0
      ? { text: voice.pick(moveWords.welcome), goesOn: "rest" }
      : { text: voice.pick(moveWords.nods, true) },
  answer: answered,
  "from-library": fromLibrary,
  explain: explained,
  "give-practice": ({ talk, material }) => ({ text: choosePractice(talk, material.seed), isWhole: true }),
  "make-meditation": meditationAsked,
  "change-meditation": changeAsked,
  "check-in": checkedIn,
  "put-right": plain(moveWords.corrected),
  apologise: apologised,
  "accept-thanks": plain(moveWords.thanks),
  "say-goodbye": ({ talk, voice }) => ({
    text: voice.pick(
      /\b(?:bed|night|sleep)\b/i.test(talk.now.text) ? moveWords.goodNight : moveWords.farewell,
      true,
    ),
  }),
  wait: plain(moveWords.wait),
  resume: plain(moveWords.resume),
  welcome: ({ talk, voice }) =>
    talk.replies.length === 0
      ? { text: voice.pick(moveWords.welcome) }
      : { text: voice.pick(moveWords.welcomeAgain, true), goesOn: "back" },
  rejoice: ({ talk, voice }) => {
    const quote = quoteOf(talk, voice, "joy");
    return { text: quote || voice.pick(moveWords.goodNews, true) };
  },
  condole: ({ talk, voice }) => takeUp(talk, voice),
  "be-glad": ({ voice }) => ({
    text: `${voice.pick(moveWords.well, true)} ${voice.pick(moveWords.wellOnward)}`.trim(),
  }),
  chat: plain(moveWords.chats),
  "change-subject": plain(moveWords.elsewhere),
  "not-understood": plain(moveWords.nonsense),
  "say-unsure": plain(moveWords.unclear),
  "decline-errand": declined,
  "send-to-doctor": ({ voice }) => ({
    text: `${voice.pick(moveWords.medical, true)} ${voice.pick(moveWords.medicalOnward)}`.trim(),
  }),
  "stay-oneself": plain(moveWords.orders),
  "ask-for-english": englishAsked,
  "speak-of-file": ({ voice, material }) => {
    const file = material.conversation.at(-1)?.file;
    const said = material.heart ? speakOfHeart(material.heart, voice) : file ? speakOfFile(file, voice) : [];
    return { text: said.join(" ") };
  },
};

/** The fixed answer nearest to the last message, in words not said yet where there are some. */
function fixedAnswer(act: Parameters<AnswerFinder["find"]>[0], { talk, voice, knowledge }: Around): string {
  const found = knowledge.finder.find(act, questionIn(talk.now.text));
  return found ? voice.pick(knowledge.finder.textsOf(act, found), true) : "";
}

/** Of a longer message the sentence that asks. */
function questionIn(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  return sentences.findLast((sentence) => sentence.includes("?")) ?? text;
}

function answered(around: Around): Said {
  const { talk, voice } = around;
  const act = talk.now.act === "asks-advice" ? "asks-advice" : "asks-product";
  const answer = fixedAnswer(act, around);
  if (answer) return { text: answer };
  if (talk.now.maybe.includes("errand")) return { text: voice.pick(moveWords.errand, true) };
  if (!talk.now.isSure || !isAsking(talk.now.text))
    return { text: voice.pick(moveWords.unclear, true), goesOn: "rest" };
  return {
    text: voice.pick(act === "asks-advice" ? moveWords.noAnswerAdvice : moveWords.noAnswerProduct, true),
  };
}

/** Has the form of a question: where nothing answers what has not, it may not have been one. */
const isAsking = (text: string): boolean => text.includes("?") || asking(plainWords(questionIn(text))) >= 0;
const asking = wordList(
  "who, what, whats, what's, how, hows, how's, where, when, why, which, is, are, am, can, could, do, does, did, will, would, should, may, has, have, tell me, explain",
);

function fromLibrary(around: Around): Said {
  const found = answerFrom(around.material.passages, around.talk.now.text, around.material.style?.mode);
  const nothing = around.material.style?.mode === "web" ? moveWords.noPage : moveWords.noAnswer;
  return { text: found?.text ?? around.voice.pick(nothing, true) };
}

function explained(around: Around): Said {
  return {
    text:
      fixedAnswer("asks-meaning", around) ||
      around.voice.pick(["I will put it more plainly.", "Let me say it more simply."], true),
  };
}

function apologised(around: Around): Said {
  const answer = fixedAnswer("complains", around);
  if (answer) return { text: answer };
  const { voice } = around;
  return {
    text: `${voice.pick(moveWords.complained, true)} ${voice.pick(moveWords.complainedOnward)}`.trim(),
  };
}

function meditationAsked({ talk, voice }: Around): Said {
  const wishes = wishesInWords(talk.wishes);
  const isReady = talk.turns.length >= 2;
  const words = isReady
    ? wishes
      ? moveWords.makeWith
      : moveWords.makeReady
    : wishes
      ? moveWords.makeEarlyWith
      : moveWords.makeEarly;
  return { text: voice.pick(words, true).replace("{wishes}", wishes) };
}

function changeAsked({ talk, voice }: Around): Said {
  const changes = changesInWords(talk.now.text, talk.wishes);
  if (changes === "") return { text: voice.pick(moveWords.changeUnclear, true) };
  return { text: voice.pick(moveWords.change, true).replace("{wishes}", changes) };
}

function checkedIn({ talk, voice }: Around): Said {
  const { text } = talk.now;
  if (/\b(?:heavier|worse|heavy|tense|upset|cried|cry|anxious)\b/i.test(text))
    return { text: voice.pick(moveWords.heavier, true) };
  if (/\b(?:light|lighter|better|calm|calmer|good|nice|relaxed|peaceful)\b/i.test(text))
    return { text: voice.pick(moveWords.lighter, true) };
  if (/\b(?:same|no different|nothing|as before|no change)\b/i.test(text))
    return { text: voice.pick(moveWords.same, true) };
  return talk.now.asked === "check-in" && talk.now.isTelling
    ? takeUp(talk, voice)
    : { text: `${voice.pick(plainWordsOnIt)} ${voice.pick(checkInQuestions)}`.trim() };
}

function declined({ talk, voice, material }: Around): Said {
  const { passages, style } = material;
  const page = style?.mode === "web" ? answerFrom(passages, talk.now.text, "web") : undefined;
  return { text: page?.text ?? voice.pick(moveWords.errand, true) };
}

function englishAsked({ talk }: Around): Said {
  const texts = askForEnglish(talk.now.language ?? "other");
  const isSaid = (text: string): boolean =>
    talk.replies.some((reply) => reply.includes(text.split("\n")[0] ?? text));
  return { text: texts.find((text) => !isSaid(text)) ?? texts.at(-1) ?? "" };
}
