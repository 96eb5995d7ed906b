import type { Turn } from "#server/coach/arc/turn.ts";
import { ofMeditation } from "#server/coach/arc/with-intent.ts";
import { minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

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
export function declinesWhatIsMade(turn: Turn): Turn | undefined {
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
export function namesTheExercise(turn: Turn): Turn | undefined {
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

/** "What can I do at the red signal, twenty seconds": something to do in so little time is an exercise, whatever it is about. */
export function asksForAnExercise(turn: Turn): Turn | undefined {
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
