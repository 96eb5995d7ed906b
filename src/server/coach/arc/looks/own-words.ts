import { isLetterOpen } from "#server/coach/arc/asked-for.ts";
import type { Before } from "#server/coach/arc/before.ts";
import { isOwnWordsAsked, ownSentenceIn, toldOf } from "#server/coach/arc/own-sentence.ts";
import type { Turn } from "#server/coach/arc/turn.ts";
import { checkedBy } from "#server/coach/given/on-given.ts";
import { yardstickFor } from "#server/coach/guide/words/yardsticks.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";

const wordsWanted =
  /\b(?:find|help me (?:find|with)|looking for|need|want|get me) (?:the |some |a few )?words (?:for|to)\b|\bhow (?:do|can|could) i (?:get|put|bring) (?:a sentence|words|it|that)\b[^.?!]{0,20}\b(?:out|across|into words)\b/i;
const noWords = /\b(?:no|not|don['’]?t|dont|didn['’]?t|never|without)\b[^.!?]{0,20}\bwords (?:for|to)\b/i;
/** "Why would I want to find words for a fish?" wants none. */
const asksWhyAtAll = /\bwhy (?:would|should|do|did|must|on earth)\b/i;
/** "Help me find words for the firm" is what the answer to tap says. */
export const wantsWordsFor = (turn: Turn): Turn | undefined =>
  wordsWanted.test(turn.text) &&
  !noWords.test(turn.text) &&
  !asksWhyAtAll.test(turn.text) &&
  turn.act !== "writes"
    ? {
        ...turn,
        act: "chooses",
        chosen: "say-it",
        by: "words",
        isSure: true,
        wanted: undefined,
        repair: undefined,
      }
    : undefined;

/** "Otto, I was upset": what is said to somebody stands as theirs, and what is asked about it has its yardstick. */
export function saysTheirSentence(turn: Turn, { open, story }: Before): Turn | undefined {
  if (turn.act === "writes" || isLetterOpen(open)) return undefined;
  const own = ownSentenceIn(turn.text, toldOf(story, open));
  if (own === undefined) return undefined;
  if (own.asks !== undefined && yardstickFor(own.asks) !== undefined) return checkedBy(turn, own.asks);
  if (own.asks !== undefined)
    return {
      ...turn,
      act: "asks-advice",
      wanted: "check-words",
      intent: "check-words",
      met: own.asks,
      isSure: true,
      by: "words",
    };
  // What is told and asked after it is not the sentence any more.
  if (plainWords(own.sentence).length > wordsOfSentence) return undefined;
  return {
    ...turn,
    act: "on-given",
    by: "words",
    isSure: true,
    isTelling: false,
    asking: undefined,
    wanted: undefined,
    repair: undefined,
    onGiven: { given: "sentence", does: "tells" },
  };
}
const wordsOfSentence = 45;

/** What is said of the sentence that they have: "isn't that a lie then?", "I was asking if that's too soft". */
export function asksOfTheirSentence(turn: Turn, { hasDraft, isUnsent, open }: Before): Turn | undefined {
  if (!hasDraft || isUnsent || isLetterOpen(open) || turn.act === "writes") return undefined;
  const asked = sentencesIn(turn.text).findLast((one) => ofTheirSentence.test(one));
  if (asked === undefined || yardstickFor(asked) === undefined) return undefined;
  return { ...checkedBy(turn, asked), repair: turn.repair };
}
const ofTheirSentence =
  /\b(?:is|isn['’]?t|was|wasn['’]?t|does|doesn['’]?t|would|do you think) (?:that|this|it|(?:my|the) (?:sentence|line|message|text|letter|english))(?:['’]s)?\b[^.!]{0,40}(?:\?|$)|\b(?:ask\w*|asking you|wonder\w*|know|sure|tell me|said?) (?:whether|if) (?:that|this|it|(?:my|the) (?:sentence|line|message|text|letter|english))(?:['’]s)?\b[^.!]{0,40}(?:\?|\.?$)|\bif (?:that|it)['’]s too [^,.]{2,20}\?|\b(?:my|the) (?:sentence|line|message|text|letter)\b[^.!?]{0,40}\?|\b(?:that|it|this) sounds? [^.!?]{0,40}\?|^the english\?/i;

const noAnswer =
  /^(?:no\b|just\b|please\b|tell me\b|give me\b|can\b|could\b|but\b|not\b|what\b|why\b|which\b|how\b|i (?:meant|said|don['’]?t|dont|can['’]?t|mean)\b|you\b|that['’]?s not|wrong\b|stop\b)/i;
const mayBeOwnWords = new Set<Turn["act"]>([
  "corrects",
  "unclear",
  "asks-unclear",
  "tells",
  "asks-advice",
  "complains",
]);
/** "Something like: I'd like to pay for the sweep. That sounds a bit stiff, doesn't it?": what was asked for is written, and its yardstick asked for. */
export function writesAndChecks(turn: Turn, { open }: Before): Turn | undefined {
  if (!isOwnWordsAsked(open) || turn.act === "leaves") return undefined;
  const sentences = sentencesIn(turn.text);
  const last = sentences.at(-1) ?? "";
  const draft = sentences.slice(0, -1);
  const isCheck =
    last.endsWith("?") &&
    plainWords(last).length <= wordsOfCheck &&
    checksIt.test(last) &&
    yardstickFor(last);
  const isDraft =
    plainWords(draft.join(" ")).length >= wordsOfDraft &&
    draft.every((sentence) => !sentence.endsWith("?")) &&
    !noAnswer.test(turn.text.trim());
  return isCheck && isDraft ? checkedBy(turn, last) : undefined;
}
const checksIt = /\b(?:that|this|it|sentence|which)\b|\btoo \p{L}+|\bdo you think\b/iu;
const wordsOfCheck = 12;
const wordsOfDraft = 5;

/** What is asked for in somebody's own words is what they write next, whatever it resembles; it is not where they ask, refuse or tap. */
export function answersInOwnWords(turn: Turn, { open, story }: Before): Turn | undefined {
  if (!isOwnWordsAsked(open) || !mayBeOwnWords.has(turn.act)) return undefined;
  const sentences = sentencesIn(turn.text);
  const [first = ""] = sentences;
  const isNamed = ownSentenceIn(turn.text, toldOf(story, open)) !== undefined;
  const isAnswer =
    isNamed ||
    saysWhatTheyWould.test(first) ||
    callsSomebody.test(first) ||
    (turn.act === "corrects" && !noAnswer.test(first));
  const last = sentences.at(-1) ?? "";
  const asksOn = last.endsWith("?") && plainWords(last).length > wordsOfTag && !isNamed;
  if (!isAnswer || first.endsWith("?") || asksOn || noAnswer.test(turn.text.trim())) return undefined;
  return {
    ...turn,
    act: "writes",
    by: "written",
    isSure: true,
    isTelling: false,
    asking: undefined,
    wanted: undefined,
    repair: undefined,
  };
}
const saysWhatTheyWould =
  /^(?:(?:well|ok(?:ay)?|fine|probably|maybe|then|i think|honestly|so),? )*(?:something like|like this|maybe this|i['’]?d|i would|i['’]?ll|i will|sorry|tell (?:her|him|them)|ring|call|say)\b/i;
/** "mum, I sold it", "the thing is": what is said to somebody, in small letters or in the frame that was given. */
const callsSomebody =
  /^["“]?(?:(?:hi|hey|hello|dear|ok|so) )?(?:mum|mom|mam|mummy|dad|daddy|papa|mama|gran|grandma|granny|nan|grandad|grandpa|sis|bro|mate|boss|babe|love|darling|guys|the thing is)\b/i;
const wordsOfTag = 3;

const handedBack = /^words for [^?.!]{2,30}\?+ ?no\b/i;
/** "Words for Marit? No no, it's my sister Agnes": what was offered is handed back and put right. */
export const handsBackAName = (turn: Turn): Turn | undefined =>
  handedBack.test(turn.text.trim())
    ? {
        ...turn,
        act: "corrects",
        by: "words",
        isSure: true,
        isTelling: true,
        wanted: undefined,
        repair: undefined,
      }
    : undefined;
