import type { Act } from "#server/coach/act/acts.ts";
import { fields } from "#server/coach/act/fields.ts";
import { questionIn } from "#server/coach/act/question-in.ts";
import { isAsking } from "#server/coach/act/read-act.ts";
import type { Asked } from "#server/coach/arc/asked.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { stepOrder } from "#server/coach/arc/steps.ts";
import { askForEnglish } from "#server/coach/language/ask-for-english.ts";
import { practiceThatHelped } from "#server/coach/remembered/lines.ts";
import { feltAfter } from "#server/coach/story/felt-after.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { filled } from "./answers/facts.ts";
import { choosePractice } from "./choose-practice.ts";
import type { ReplyMaterial } from "./compose-reply.ts";
import type { GuideKnowledge } from "./guide-setting.ts";
import { answerFrom, titleOfAnswer } from "./material/from-library.ts";
import { speakOfFile } from "./material/speak-of-file.ts";
import { speakOfHeart } from "./material/speak-of-heart.ts";
import type { Move } from "./moves.ts";
import { quoteOf } from "./quote.ts";
import { recapOf } from "./recap.ts";
import { takeUp } from "./take-up.ts";
import type { Voice } from "./voice.ts";
import { changesInWords, wishesInWords } from "./wishes-in-words.ts";
import { plainWordsOnIt } from "./words/acknowledgements.ts";
import { askedBySentence } from "./words/asked-by-sentence.ts";
import { checkInQuestions, moveWords } from "./words/move-words.ts";

/** What a move says before the conversation goes on. */
export interface Said {
  text: string;
  /** Nothing follows, and it may be as long as it is: a practice. */
  isWhole?: boolean;
  /** Nothing follows although it usually does after such a move. */
  isAll?: boolean;
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
  "let-go": ({ talk, voice }) => ({ text: voice.pick(letGoWords(talk), true) }),
  "go-on": ({ talk, voice }) =>
    talk.replies.length === 0
      ? { text: voice.pick(moveWords.welcome), isAll: true }
      : { text: voice.pick(talk.way === "path" ? moveWords.nods : moveWords.nodsFree, true) },
  listen: plain(moveWords.listen),
  lead: plain(moveWords.lead),
  answer: answered,
  "from-library": fromLibrary,
  explain: explained,
  "give-practice": ({ talk, material }) => ({ text: choosePractice(talk, material.seed), isWhole: true }),
  "make-meditation": meditationAsked,
  "change-meditation": changeAsked,
  "check-in": checkedIn,
  "put-right": (around) =>
    around.talk.now.isMended ? plain(moveWords.corrected)(around) : plain(moveWords.heardOtherwise)(around),
  apologise: apologised,
  "accept-thanks": plain(moveWords.thanks),
  "say-goodbye": ({ talk, voice }) => ({ text: voice.pick(farewellTo(talk), true) }),
  wait: plain(moveWords.wait),
  resume: plain(moveWords.resume),
  welcome: ({ talk, voice, material }) =>
    talk.replies.length === 0
      ? { text: `${voice.pick(moveWords.welcome)} ${lastTime(material, voice)}`.trim() }
      : { text: voice.pick(moveWords.welcomeAgain, true) },
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
  "say-unsure": ({ talk, voice }) =>
    isAsking(talk.now.text)
      ? { text: voice.pick(moveWords.noAnswer, true) }
      : { text: voice.pick(moveWords.unclear, true) },
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

const isAskedStep = ({ now: { asked }, way }: Talk): boolean =>
  way === "path" || asked === "more" || stepOrder.some((step) => step === asked);

/** A no is answered by what it was said to: the meditation, the ways, a step, or nothing. */
function letGoWords(talk: Talk): readonly string[] {
  if (talk.now.asked === "offer" || talk.turns.at(-2)?.act === "wants-meditation") return moveWords.notNow;
  if (talk.now.asked === "ways") return moveWords.listen;
  return isAskedStep(talk) ? moveWords.unsure : moveWords.unsureFree;
}

/** Who leaves after complaining has not been helped, and is told so. */
function farewellTo({ now, turns }: Talk): readonly string[] {
  if (/\b(?:bed|night|nite|sleep)\b/i.test(now.text)) return moveWords.goodNight;
  return turns
    .slice(-unmetWithin)
    .some(({ act, beside }) => act === "complains" || beside.includes("complains"))
    ? moveWords.farewellUnmet
    : moveWords.farewell;
}
const unmetWithin = 3;

/**
 * What helped last time, said to whoever begins with a greeting; nothing where no line names a practice of ours. First aid is
 * for the middle of a panic, and no way to begin.
 */
function lastTime({ remembered = [] }: ReplyMaterial, voice: Voice): string {
  const helped = remembered.flatMap((line) => practiceThatHelped(line) ?? []);
  const practice = helped.find(({ name }) => name !== "panic");
  return practice ? voice.pick(moveWords.lastTime).replaceAll("{practice}", practice.title) : "";
}

/** The fixed answer to a text, in words not said yet where there are some. */
function fixedAnswer(
  act: Act,
  { talk, voice, knowledge }: Around,
  from?: number,
  text = talk.now.met,
): string {
  const found = knowledge.finder.find(act, text, from);
  const recap = found === "recap" ? recapOf(talk.story) : "";
  return recap || (found ? voice.pick(knowledge.finder.textsOf(act, found), true) : "");
}

function answered(around: Around): Said {
  const { talk, voice } = around;
  const act = talk.now.act === "asks-advice" ? "asks-advice" : "asks-product";
  const answer = fixedAnswer(act, around) || nearOnOtherShelf(around);
  if (answer) return { text: orNoMore(answer, around) };
  if (talk.now.maybe.includes("errand")) return { text: voice.pick(moveWords.errand, true) };
  // Where nothing answers what has not even the form of a question, it was none.
  if (!isAsking(talk.now.met)) return { ...takeUp(talk, voice), isAll: true };
  if (!talk.now.isSure) return { text: voice.pick(moveWords.unclear, true) };
  if (act === "asks-advice") return { text: voice.pick(moveWords.noAnswerAdvice, true) };
  const isOfProduct = (fieldOf("product")?.(plainWords(talk.now.met)) ?? -1) >= 0;
  return { text: voice.pick(isOfProduct ? moveWords.noAnswerProduct : moveWords.noAnswer, true) };
}

/** What was answered a moment ago is not said again whole: asked once more, it is put in its first sentence. */
function orNoMore(answer: string, { talk, voice, knowledge }: Around): string {
  const isJustSaid = talk.replies.slice(-2).some((reply) => reply.includes(filled(answer, knowledge.facts)));
  if (!isJustSaid) return answer;
  return voice.pick(moveWords.knowsNoMore, true).replace("{answer}", sentencesIn(answer)[0] ?? answer);
}

/** Where questions that were taken for another kind may have their answer. */
const otherShelves = ["asks-product", "asks-advice", "asks-how"] as const;
/** An answer to another kind of question has to be nearer. */
const elsewhereFrom = 0.55;
const nearOnOtherShelf = (around: Around, text?: string): string | undefined =>
  otherShelves.map((shelf) => fixedAnswer(shelf, around, elsewhereFrom, text)).find(Boolean);
const fieldOf = (name: string) => fields.find(([own]) => own === name)?.[1];

function fromLibrary(around: Around): Said {
  const { met } = around.talk.now;
  const mode = around.material.style?.mode;
  const { finder } = around.knowledge;
  const id = mode === "web" ? undefined : finder.find("asks-how", met);
  const isOurs = id !== undefined && finder.restsOn("asks-how", id) === undefined;
  if (isOurs || titleOfAnswer(met, mode, around.knowledge))
    return { text: orNoMore(fixedAnswer("asks-how", around), around) };
  const found = answerFrom(around.material.passages, met, mode);
  // What sounds like a how-question may be one about the product or about what to do.
  const other = found ? undefined : nearOnOtherShelf(around);
  if (other) return { text: other };
  const nothing = around.material.style?.mode === "web" ? moveWords.noPage : moveWords.noAnswer;
  return { text: found?.text ?? around.voice.pick(nothing, true) };
}

/** Why a step is asked for, where somebody only asks why. */
const whyOfStep: Partial<Record<Asked, string>> = {
  sensation: "why-body",
  emotion: "why-feeling",
  memory: "why-past",
  awareness: "why-pattern",
};

function explained(around: Around): Said {
  const { talk, voice, knowledge } = around;
  const { asked, met } = talk.now;
  if (asksOfAside(talk)) return { text: voice.pick(moveWords.asideMeant, true), isAll: true };
  const found = knowledge.finder.find("asks-meaning", met);
  if (asked === "ways" && (found === undefined || found === "say-again"))
    return { text: voice.pick(moveWords.waysMeant, true), isAll: true };
  if (asked === "offer" && (found === undefined || found === "say-again"))
    return { text: voice.pick(moveWords.offerMeant, true), isAll: true };
  const id = found === "why-ask" ? (whyOfStep[asked] ?? found) : found;
  const text = id === undefined ? "" : voice.pick(knowledge.finder.textsOf("asks-meaning", id), true);
  // An explanation stands by itself; only what merely promises plainer words is followed by them.
  if (text && id !== "say-again" && (id !== "simpler-english" || talk.way !== "path"))
    return { text, isAll: true };
  if (talk.way !== "path")
    return { text: `${text} ${voice.pick(moveWords.plainlyMeant, true)}`.trim(), isAll: true };
  return { text: text || voice.pick(moveWords.simpler, true) };
}

/** The question takes up a word of what the last reply said before it asked, and none of what it asked. */
function asksOfAside({ now, replies }: Talk): boolean {
  const sentences = sentencesIn(replies.at(-1) ?? "");
  const words = new Set(plainWords(now.met).filter((word) => word.length > longWord));
  const isTaken = (sentence: string): boolean => plainWords(sentence).some((word) => words.has(word));
  const isAsked = (sentence: string): boolean => askedBySentence.has(sentence);
  return (
    sentences.some((one) => !isAsked(one) && isTaken(one)) &&
    !sentences.some((one) => isAsked(one) && isTaken(one))
  );
}
const longWord = 5;

function apologised(around: Around): Said {
  const { talk, voice } = around;
  const passedOver = asksForAnswer(plainWords(talk.now.text)) >= 0 ? questionBefore(talk) : undefined;
  if (passedOver !== undefined) {
    const answer = nearOnOtherShelf(around, passedOver) ?? voice.pick(moveWords.noAnswerAdvice, true);
    return { text: `${voice.pick(moveWords.complainedBeside, true)} ${answer}` };
  }
  const answer = fixedAnswer("complains", around, complaintFrom);
  if (answer) return { text: answer };
  if (talk.now.asked === "check-in" && talk.practiceBefore === undefined)
    return { text: voice.pick(moveWords.wordOnScript, true) };
  const isAgain = talk.turns.slice(-3, -1).some(({ act }) => act === "complains");
  if (isAgain) return { text: voice.pick(moveWords.complainedAgain, true) };
  return {
    text: `${voice.pick(moveWords.complained, true)} ${voice.pick(moveWords.complainedOnward)}`.trim(),
  };
}

/** What is answered to a complaint has to be nearer than what is answered to a question. */
const complaintFrom = 0.45;
const asksForAnswer = wordList("answer*, my question, i asked, asked you, i only asked, skipped, ignored");
const asksBefore = 3;

/** The question that somebody complains was passed over: the last one they asked in the few messages before. */
const questionBefore = ({ turns }: Talk): string | undefined =>
  turns
    .slice(-1 - asksBefore, -1)
    .map(({ text }) => questionIn(text)?.text)
    .findLast((text) => text !== undefined);

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
  const changes = changesInWords(talk.now.met, talk.wishes);
  if (changes === "") return { text: voice.pick(moveWords.changeUnclear, true) };
  return { text: voice.pick(moveWords.change, true).replace("{wishes}", changes) };
}

/** A few words after a script say how it was; more of them are about what stands in it. */
const checkInWords = 8;
const against = wordList(
  "but, where's, wheres, forgot, forget, missing, never mentions, wasn't, wasnt, isn't, not",
);

function checkedIn({ talk, voice }: Around): Said {
  const { text, asked, isTelling } = talk.now;
  const words = plainWords(text);
  const isShort = words.length <= checkInWords;
  const felt = feltAfter(text);
  if (felt === "heavier") return { text: voice.pick(moveWords.heavier, true) };
  if (asked === "check-in" && talk.practiceBefore === undefined && against(words) >= 0)
    return { text: voice.pick(moveWords.wordOnScript, true) };
  if (felt === "lighter" && (isShort || !isTelling)) return { text: voice.pick(moveWords.lighter, true) };
  if (felt === "same" && isShort) return { text: voice.pick(moveWords.same, true) };
  return asked === "check-in" && isTelling
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
