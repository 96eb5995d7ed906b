import type { Act } from "#server/coach/act/acts.ts";
import { isNearAnswered, type ReadAct } from "#server/coach/act/read-act.ts";
import { sortingOfBoth } from "#server/coach/asking/sort-out.ts";
import type { Open, Prompt } from "#server/coach/hour/read-hour.ts";
import { type Request, readRequest, requestBounds, type Wanted } from "#server/coach/intent/read-request.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import type { Asked } from "./asked.ts";
import { asksAgain, asksOtherwise, isPlainWish, wishesSomething } from "./asks-otherwise.ts";
import { endsInQuestion } from "./believe.ts";
import { isForDoctor, nearlyThatQuestion } from "./with-asking.ts";
import { actOfIntent, ofMeditation } from "./with-intent.ts";

/** What stands before a message in which something may be asked. */
interface Setting {
  asked: Asked;
  open: Open | undefined;
  isAfterScript: boolean;
  isAfterPractice: boolean;
}

/** What a message asks of the guide: what it surely wants, the station it leads to, or else what it may want. */
export interface AskedFor {
  /** Surely asked for. */
  wanted?: Wanted;
  /** Whichever of the two likeliest was meant, it leads to this station of the hour. */
  to?: string;
  /** What may be asked for, the likeliest first. */
  likely: readonly Wanted[];
  /** It is one of the two likeliest, as good as surely: only then is it worth asking which. */
  isEither: boolean;
  /** It stands in what was to be written, and is that unless something in it is surely asked for. */
  isAnswer: boolean;
  /** By how much something is asked at all, and by how much the likeliest thing is ahead of the next. */
  ahead: number;
  margin: number;
  /** The part of the message that asks. */
  text: string;
}

/** What is read from the words of a whole message stays that, whatever seems to be asked in it. */
const staysAsRead = new Set<Act>([
  "orders",
  "nonsense",
  "pauses",
  "returns",
  "nods",
  "greets",
  "wants-practice",
  "wants-meditation",
  "medical",
]);

/** What the library may know where a message asks for knowledge; it is looked up there and not answered from the intent. */
const mayBeKnown = new Set<Wanted>(["facts", "helps", "worth", "stop", "why-self", "exercise"]);

/** What is given at once to whoever asks for it, and to nobody who says that they want none. */
const isGiven = new Set<Wanted>(["exercise", "meditation"]);
const declines = wordList(
  "no meditation*, no exercise*, no practice*, no breathing, not a meditation, not an exercise, not yet, don't want, dont want, do not want, wouldn't say, didn't want, didnt want, isn't a, isnt a, wasn't a, wasnt a, not want, never asked for, don't tell me to, dont tell me to",
);

/** Words of one kind are given where that kind is plain; else those that fit whatever is to be said to somebody. */
const ofOneKind = new Set<Wanted>(["words-contact", "words-comfort", "words-ask"]);

/**
 * What a message asks for, by the classifier of intents; undefined where it asks for nothing, and where it is read for sure as
 * something else, is nearly a question with a prepared answer, wishes for a length or another script, or is written to somebody.
 */
export function askedForIn(text: string, read: ReadAct, setting: Setting): AskedFor | undefined {
  const request = mayAsk(read, text, setting) ? readRequest(text) : undefined;
  if (!request || isKnowledge(read, request) || isDeclined(text, request)) return undefined;
  if (isErrand(read, request)) return undefined;
  const { likely, text: part } = request;
  const isEither = request.aheadOfOthers >= either.ahead && request.ahead >= either.asked;
  const { ahead, margin } = request;
  const asked = { likely, text: part, isEither, ahead, margin };
  const [one, other] = likely;
  const isNamed = ofMeditation(plainWords(text)) >= 0;
  if (isGiven.has(one) && other !== undefined && isGiven.has(other) && (!request.isSure || isNamed))
    return {
      ...asked,
      isAnswer: false,
      wanted: isNamed ? "meditation" : "exercise",
    };
  const isWriting = setting.asked === "writing";
  if (isWriting && promptIn(setting.open)?.isDraft && !request.isPlain) return inDraft(text, asked);
  const isAnswer = isWriting && !endsInQuestion(text);
  // What is said of a script may only sound like a request: it has to be plain.
  if (setting.asked === "check-in" && !request.isPlain) return undefined;
  const isOnePlace = !request.isSure && request.aheadOfOthers >= requestBounds.sureAhead;
  const both = isOnePlace ? sortingOfBoth(request.likely) : undefined;
  if (both?.to !== undefined) return { ...asked, isAnswer, to: both.to };
  const wanted = both?.as ?? surelyWanted(request, read);
  return wanted === undefined ? { ...asked, isAnswer } : { ...asked, isAnswer, wanted };
}

/** In a sentence for somebody, a question at its end is most likely whether it is well put; any other is part of the sentence. */
const inDraft = (text: string, asked: Omit<AskedFor, "isAnswer" | "wanted" | "to">): AskedFor =>
  endsInQuestion(text) && plainWords(asked.text).length <= wordsOfCheck && ofIt(plainWords(asked.text)) >= 0
    ? { ...asked, isAnswer: true, wanted: "check-words" }
    : { ...asked, isAnswer: true };
/** "Is that too blunt?": so short, and of the sentence itself. */
const wordsOfCheck = 8;
const ofIt = wordList(
  "is it, is that, is this, does it, does that, does this, will it, will that, ok, okay, alright, too",
);

/** So far ahead of a third thing, and of nothing being asked, it is one of the two likeliest. */
const either = { ahead: 3.5, asked: 3 };

function surelyWanted(
  { likely: [likeliest], isSure, isPlain }: Request,
  { act }: ReadAct,
): Wanted | undefined {
  if (isGiven.has(likeliest)) return actOfIntent[likeliest] === act || isPlain ? likeliest : undefined;
  if (!isSure) return undefined;
  return ofOneKind.has(likeliest) && !isPlain ? "words-tell" : likeliest;
}

function mayAsk(
  read: ReadAct,
  text: string,
  { asked, open, isAfterScript, isAfterPractice }: Setting,
): boolean {
  if (read.isSure && staysAsRead.has(read.act)) return false;
  if (isForDoctor(read, text)) return false;
  if (read.act.startsWith("asks") && isNearAnswered(read.act, read.met, nearlyThatQuestion)) return false;
  if (isPlainWish(text) || wishesSomething(text) || (isAfterPractice && asksAgain(text))) return false;
  if (isAfterScript && asksOtherwise(text, read)) return false;
  return !(asked === "writing" && isLetterOpen(open));
}

const isKnowledge = ({ act, isSure }: ReadAct, { likely: [likeliest] }: Request): boolean =>
  isSure && act === "asks-how" && mayBeKnown.has(likeliest);

/** What is read as an errand is one, unless something of a life is plainly asked. */
const isErrand = ({ act }: ReadAct, { likely: [likeliest], isPlain, isSure }: Request): boolean =>
  act === "errand" && (likeliest === "facts" || !(isPlain || isSure));

const isDeclined = (text: string, { likely: [likeliest] }: Request): boolean =>
  isGiven.has(likeliest) && declines(plainWords(text)) >= 0;

const promptIn = (open: Open | undefined): Prompt | undefined =>
  open !== undefined && "prompt" in open ? open.station.prompts[open.prompt] : undefined;

/** Whether what is to be written is worded for somebody. */
export const isDraftOpen = (open: Open | undefined): boolean => promptIn(open)?.isDraft === true;

/** Whether what is to be written is written to somebody: questions and reproaches in it are said to them. */
export const isLetterOpen = (open: Open | undefined): boolean => promptIn(open)?.isLetter === true;
