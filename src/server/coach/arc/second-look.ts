import { fields } from "#server/coach/act/fields.ts";
import { askingIn, askingKind } from "#server/coach/asking/read-asking.ts";
import { readRequest } from "#server/coach/intent/read-request.ts";
import { practicesIn } from "#server/coach/practice/practice-asked-for.ts";
import { minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { isLetterOpen } from "./asked-for.ts";
import { type Before, readPlainly } from "./read-plainly.ts";
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
  /\b(?:find|help me (?:find|with)|looking for|need|want|get me) (?:the |some |a few )?words (?:for|to)\b/i;
const noWords = /\b(?:no|not|don['’]?t|dont|didn['’]?t|never|without)\b[^.!?]{0,20}\bwords (?:for|to)\b/i;
/** "Help me find words for the firm" is what the answer to tap says. */
const wantsWordsFor = (turn: Turn): Turn | undefined =>
  wordsWanted.test(turn.text) && !noWords.test(turn.text) && turn.act !== "writes"
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
  return alone.isSure && alone.act.startsWith("asks-") ? { ...alone, text: turn.text } : undefined;
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
  declinesWhatIsMade,
  namesTheExercise,
  wantsWordsFor,
  asksOfNoIllness,
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
