import { fields } from "#server/coach/act/fields.ts";
import { askingIn, askingKind } from "#server/coach/asking/read-asking.ts";
import { checkedBy } from "#server/coach/given/on-given.ts";
import { yardstickFor } from "#server/coach/guide/words/yardsticks.ts";
import { readRequest } from "#server/coach/intent/read-request.ts";
import { practicesIn } from "#server/coach/practice/practice-asked-for.ts";
import { minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { isLetterOpen } from "./asked-for.ts";
import { askedOfItself } from "./asked-of-itself.ts";
import type { Before } from "./before.ts";
import { isOwnWordsAsked, ownSentenceIn, toldOf } from "./own-sentence.ts";
import { readPlainly } from "./read-plainly.ts";
import type { Turn } from "./turn.ts";
import { actOfIntent, ofMeditation } from "./with-intent.ts";

const declining =
  /\b(?:i )?(?:(?:do not|don['’]?t|dont|didn['’]?t|didnt|did not|never|not) (?:want|need|ask(?:ed)?(?: for)?|like)|no more|stop (?:making|with)|no) \b[^.!?,;]{0,30}\b(?:made|make|meditations?|mediation|one|another|exercises?|excercise|script|again)\b/i;
const wishesInstead =
  /\b(?:instead|rather|please|pls|give me|can (?:you|i|u)|could (?:you|i)|but (?:a|an|with|without|make)|want (?:a|an|the|it) )/i;

const decliningByName =
  /\b(?:do not|don['’]?t|dont|didn['’]?t|didnt|did not|never|no more|stop|not) [^.!?,;]{0,30}\b(?:made again|make it again|meditations?|mediation|exercises?|excercise)\b/i;
const mayDecline = new Set<Turn["act"]>(["tells", "complains", "corrects", "unsure", "leaves"]);
const wordsOfDeclining = 14;
const ofExercise = wordList("exercise*, excercise*, practice*, breathing exercise*");

/** "I don't want it made again": what is declined is never made, unless something is wished for in its place. */
function declinesWhatIsMade(turn: Turn): Turn | undefined {
  const isMade = turn.act === "wants-meditation" || turn.act === "wants-practice";
  const isNamed = decliningByName.test(turn.text) && plainWords(turn.text).length <= wordsOfDeclining;
  if (!isMade && !(isNamed && mayDecline.has(turn.act))) return undefined;
  const declined = sentencesIn(turn.text).find((sentence) => declining.test(sentence));
  if (declined === undefined) return undefined;
  if (wishesInstead.test(turn.text.replace(declining, ""))) return undefined;
  const given =
    turn.act === "wants-practice" || ofExercise(plainWords(turn.text)) >= 0 ? "practice" : "script";
  return {
    ...turn,
    act: "on-given",
    by: "words",
    isSure: true,
    isTelling: false,
    onGiven: { given, does: "refuses" },
  };
}

/** A script is no shorter than this; what is to be shorter is an exercise. */
const leastMinutes = 2;

/** "One short exercise then. Make it really short": an exercise is named, or it is to be as short as only an exercise can be. */
function namesTheExercise(turn: Turn): Turn | undefined {
  if (turn.act !== "wants-meditation") return undefined;
  const words = plainWords(turn.text);
  const minutes = sentencesIn(turn.text)
    .map(minutesIn)
    .findLast((one) => one !== undefined);
  const isShort = minutes !== undefined && minutes <= leastMinutes;
  const isNamed = ofExercise(words) >= 0 && ofMeditation(words) < 0;
  return isNamed || (isShort && !turn.text.includes("script"))
    ? { ...turn, act: "wants-practice", isSure: true, isTelling: false }
    : undefined;
}

const wordsWanted =
  /\b(?:find|help me (?:find|with)|looking for|need|want|get me) (?:the |some |a few )?words (?:for|to)\b|\bhow (?:do|can|could) i (?:get|put|bring) (?:a sentence|words|it|that)\b[^.?!]{0,20}\b(?:out|across|into words)\b/i;
const noWords = /\b(?:no|not|don['’]?t|dont|didn['’]?t|never|without)\b[^.!?]{0,20}\bwords (?:for|to)\b/i;
/** "Why would I want to find words for a fish?" wants none. */
const asksWhyAtAll = /\bwhy (?:would|should|do|did|must|on earth)\b/i;
/** "Help me find words for the firm" is what the answer to tap says. */
const wantsWordsFor = (turn: Turn): Turn | undefined =>
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

const ofMedicine = fields.find(([name]) => name === "medicine")?.[1];
const isOfMedicine = (text: string): boolean => (ofMedicine?.(plainWords(text)) ?? -1) >= 0;
const asksToHave = /\b(?:can|could|may) i (?:have|get)|\bgive me\b/i;

/** What is asked of an illness names neither somebody who is told something nor an exercise. */
const ofSomebody =
  /\b(?:tell|say|ask|ring|call|text|write|invite|forgive|apologi[sz]e|answer|reply|thank|quit|break up|move)\b|\b(?:exercise|breath\w*|meditation|something|one)\b/i;

/** "I'm a bit allergic too. But should I tell him no?": what is asked is not of an illness, whatever stands beside it. */
function asksOfNoIllness(turn: Turn, before: Before): Turn | undefined {
  if (turn.act !== "medical") return undefined;
  const sentences = sentencesIn(turn.text);
  const last = sentences.at(-1) ?? "";
  if (!last.endsWith("?") || isOfMedicine(last)) return undefined;
  if (practicesIn(last).length > 0 && asksToHave.test(last))
    return { ...turn, act: "wants-practice", met: last, isSure: true, isTelling: false };
  if (sentences.length < 2) return undefined;
  const alone = readPlainly(last, { ...before, asked: "none", open: undefined });
  const isOther = alone.act === "asks-product" || (alone.act.startsWith("asks-") && ofSomebody.test(last));
  return alone.isSure && isOther ? { ...alone, text: turn.text } : undefined;
}

/** "At six, with the carrots. How long until that stops?": what was asked for is written, and then something is asked, which is met. */
function answersAndAsks(turn: Turn, { open, hasDraft }: Before): Turn | undefined {
  if (turn.act !== "writes" || isLetterOpen(open) || hasDraft) return undefined;
  const sentences = sentencesIn(turn.text);
  const last = sentences.at(-1) ?? "";
  if (sentences.length < 2 || !last.endsWith("?")) return undefined;
  const request = readRequest(last);
  const [wanted] = request?.likely ?? [];
  if (
    !request?.isSure ||
    wanted === undefined ||
    wanted.startsWith("words-") ||
    wanted === "exercise" ||
    wanted === "meditation"
  )
    return undefined;
  return {
    ...turn,
    act: actOfIntent[wanted],
    by: "intent",
    score: request.margin,
    wanted,
    intent: wanted,
    met: last,
    asking: askingIn(last),
  };
}

/** "Otto, I was upset": what is said to somebody stands as theirs, and what is asked about it has its yardstick. */
function saysTheirSentence(turn: Turn, { open, story }: Before): Turn | undefined {
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
function asksOfTheirSentence(turn: Turn, { hasDraft, isUnsent, open }: Before): Turn | undefined {
  if (!hasDraft || isUnsent || isLetterOpen(open) || turn.act === "writes") return undefined;
  const asked = sentencesIn(turn.text).findLast((one) => ofTheirSentence.test(one));
  if (asked === undefined || yardstickFor(asked) === undefined) return undefined;
  return { ...checkedBy(turn, asked), repair: turn.repair };
}
const ofTheirSentence =
  /\b(?:is|isn['’]?t|was|wasn['’]?t|does|doesn['’]?t|would|do you think|whether|if) (?:that|this|it|(?:my|the) (?:sentence|line|message|text|letter|english))(?:['’]s)?\b[^.!]{0,40}(?:\?|\.?$)|\bif (?:that|it)['’]s too\b|\b(?:my|the) (?:sentence|line|message|text|letter)\b[^.!?]{0,40}\?|\b(?:that|it|this) sounds? [^.!?]{0,40}\?|^the english\?/i;

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
function writesAndChecks(turn: Turn, { open }: Before): Turn | undefined {
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
function answersInOwnWords(turn: Turn, { open, story }: Before): Turn | undefined {
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

/** "What can I do at the red signal, twenty seconds": something to do in so little time is an exercise, whatever it is about. */
function asksForAnExercise(turn: Turn): Turn | undefined {
  if (!mayWantAnExercise.has(turn.act)) return undefined;
  const asks = sentencesIn(turn.text).findLast((one) => one.endsWith("?"));
  if (asks === undefined || !somethingToDo.test(asks) || !isBriefOrOfBody.test(asks)) return undefined;
  return {
    ...turn,
    act: "wants-practice",
    by: "words",
    isSure: true,
    isTelling: false,
    met: asks,
    asking: undefined,
    wanted: undefined,
  };
}
const mayWantAnExercise = new Set<Turn["act"]>([
  "asks-advice",
  "asks-unclear",
  "asks-how",
  "tells",
  "unclear",
]);
const somethingToDo =
  /\b(?:some?thing|anything|one thing|what)\b[^.?!]{0,30}\bi (?:can|could)(?: \p{L}+)? do\b|\bwhat (?:can|could) i do\b/iu;
const isBriefOrOfBody =
  /\b(?:seconds?|minutes?|mins?|something short|short thing|with my breath|so i['’]?m not (?:so )?(?:wobbly|shaky|shaking))\b/i;

/** A question at the end of a longer message is what is answered, and not the story before it. */
function asksAtItsEnd(turn: Turn, before: Before): Turn | undefined {
  if (turn.isSure && turn.by !== "act") return undefined;
  if (turn.act !== "asks-advice" && turn.act !== "tells" && turn.act !== "asks-unclear") return undefined;
  const sentences = sentencesIn(turn.text);
  const last = sentences.at(-1) ?? "";
  if (sentences.length < 2 || !last.endsWith("?") || plainWords(turn.text).length < wordsOfStory)
    return undefined;
  const alone = readPlainly(last, { ...before, asked: "none", open: undefined });
  const isKnown =
    alone.act === "asks-product" || (alone.act === "asks-advice" && alone.wanted === "said-before");
  return alone.isSure && isKnown
    ? { ...alone, text: turn.text, isTelling: true, tells: turn.tells }
    : undefined;
}
const wordsOfStory = 20;

function asksOfItself(turn: Turn): Turn | undefined {
  if (turn.by === "first-form" || turn.act === "writes") return undefined;
  const asks = sentencesIn(turn.text).slice(-2);
  const known = askedOfItself.find(({ form }) => asks.some((one) => form.test(one)));
  if (known === undefined || !(turn.text.includes("?") || turn.act === "asks-product")) return undefined;
  return {
    ...turn,
    act: known.act,
    by: "words",
    met: known.known,
    isSure: true,
    asking: undefined,
    wanted: undefined,
    intent: undefined,
  };
}

const wordsOfAnswer = 4;
/** "Which way is first?? Telling him tonight? Tight I guess": what ends in no question has answered, where nothing else was read for sure. */
function answersAfterAll(turn: Turn, before: Before): Turn | undefined {
  if (turn.asked !== "writing" || turn.isSure || !turn.act.startsWith("asks-")) return undefined;
  const last = sentencesIn(turn.text).at(-1) ?? "";
  return last.endsWith("?") || plainWords(last).length < wordsOfAnswer || before.open === undefined
    ? undefined
    : {
        ...turn,
        act: "writes",
        by: "written",
        isSure: true,
        isTelling: false,
        wanted: undefined,
        repair: undefined,
      };
}

/** "Is that fair to him?" is asked in its form, although two readings of the whole lead to one place. */
const isJudgedByForm = (turn: Turn): Turn | undefined =>
  turn.by === "both-lead" && turn.asking?.kind.name === "judge"
    ? { ...turn, act: turn.asking.kind.act, by: "form", met: turn.asking.text, chosen: undefined }
    : undefined;

/** How long it goes on is a measure of bread, and not of missing somebody. */
function asksHowLongOfLoss(turn: Turn, { story }: Before): Turn | undefined {
  if (turn.asking?.kind.name !== "measure" || story.shape !== "loss") return undefined;
  return { ...turn, asking: { ...turn.asking, kind: askingKind("future") }, wanted: undefined };
}

const handedBack = /^words for [^?.!]{2,30}\?+ ?no\b/i;
/** "Words for Marit? No no, it's my sister Agnes": what was offered is handed back and put right. */
const handsBackAName = (turn: Turn): Turn | undefined =>
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

/** What is looked at once more after a message was read; the first that finds something otherwise is believed. */
const looks: ((turn: Turn, before: Before) => Turn | undefined)[] = [
  asksOfTheirSentence,
  declinesWhatIsMade,
  namesTheExercise,
  wantsWordsFor,
  asksOfItself,
  asksOfNoIllness,
  writesAndChecks,
  answersInOwnWords,
  saysTheirSentence,
  asksForAnExercise,
  asksAtItsEnd,
  answersAndAsks,
  answersAfterAll,
  isJudgedByForm,
  asksHowLongOfLoss,
  handsBackAName,
];

/** A message as it was read, or as it is read on a second look at what goes wrong most dearly: a script nobody wants, a doctor for nobody who is ill. */
export function secondLook(turn: Turn, before: Before): Turn {
  if (turn.by === "tap") return turn;
  for (const look of looks) {
    const seen = look(turn, before);
    if (seen !== undefined) return seen;
  }
  return turn;
}
