import type { Act } from "#server/coach/act/acts.ts";
import {
  beginnings,
  byMood,
  namedIn,
  type Open,
  stationOf,
  tapIn,
  tappedAnywhere,
} from "#server/coach/hour/read-hour.ts";
import type { Intent } from "#server/coach/intent/intents.ts";
import { isSayable } from "#server/coach/script/own-words.ts";
import { moodOf } from "#server/coach/story/mood.ts";
import { tellOn } from "#server/coach/story/read-story.ts";
import { readFeelings } from "#server/coach/story/reading/read-feelings.ts";
import { clausesIn, sentencesIn } from "#server/coach/story/sentences.ts";
import type { Story } from "#server/coach/story/story.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { endsInQuestion } from "./believe.ts";
import { takesLeave } from "./takes-leave.ts";
import { wayChosen } from "./way.ts";
import type { WithIntent } from "./with-intent.ts";

/** What was chosen at a choice, or tapped at an earlier one; "yes" takes what was offered first. */
export function chosenIn(text: string, open: Open | undefined): string | undefined {
  if (open?.station.kind !== "choice") return tappedAnywhere(text);
  const { station } = open;
  const tap = [text, text.replace(saidAlready, ""), ...edgesOf(text)].flatMap(
    (part) => tapIn(part, station) ?? [],
  )[0];
  if (tap && tap.to !== "practice") return tap.to;
  return tappedAnywhere(text) ?? namedIn(text) ?? feltIn(text);
}

/** "I already said too much" chooses what it says was chosen. */
const saidAlready =
  /^.{0,20}\bi (?:already |alredy |just |did )?(?:said|say|answered|ansered|told you|wrote|chose)\b[:,]? ?/i;

/** Whoever goes on telling names their answer first or last: "Yes, a decision then. The van costs 180 more." */
function edgesOf(text: string): string[] {
  const sentences = sentencesIn(text);
  const last = sentences.at(-1) ?? "";
  if (text.includes("?")) return [last];
  return [last, sentences[0] ?? "", clausesIn(sentences[0] ?? "")[0] ?? ""];
}

/** The place of the one feeling that a few words name as one's own, where none of the answers fits. */
function feltIn(text: string): string | undefined {
  if (text.includes("?")) return undefined;
  const { named } = readFeelings(text, true);
  const mood = named.length === 1 && plainWords(text).length <= wordsOfFeeling ? moodOf(text) : undefined;
  return mood && byMood[mood];
}
const wordsOfFeeling = 20;

/** What "yes" takes at a choice between things to do; where to begin is nothing that can be said yes to. */
export const offeredFirst = (open: Open | undefined): string | undefined =>
  open?.station.kind === "choice" && open.station.id !== beginnings.anything
    ? open.station.taps[0]?.to
    : undefined;

/** A story of which nothing surer is known is of the kind that was chosen. */
export function chosenShape(story: Story, chosen: string | undefined): Story {
  const station = chosen === undefined ? undefined : stationOf(chosen);
  const isOpen = story.shape === "unknown" || story.shape === "trouble";
  return isOpen && station?.kind === "choice" && station.shape ? { ...story, shape: station.shape } : story;
}

/**
 * What was written brings no event, but a feeling or a place in the body that is named in it belongs to the story, and so
 * does what answers the question.
 */
export function writtenOn(story: Story, text: string, open: Open | undefined): Story {
  const { feelings, sensation } = tellOn(story, text, "tells", "writing").story;
  const next = { ...story, feelings };
  if (sensation) next.sensation = sensation;
  const asked = open && "prompt" in open ? open.station.prompts[open.prompt]?.asks : undefined;
  const [words] = sentencesIn(text);
  if (asked !== undefined && words !== undefined && isSayable(words) && !isAside(words))
    next.written = [...(story.written ?? []), { asked, words, isWholeThought: isWholeThought(words) }];
  return next;
}

/** What only hedges, fears or refuses is no answer that a script may say back: "I'm just afraid it will sound petty". */
const isAside = (sentence: string): boolean =>
  /^(?:no|none|nothing|well|idk|dunno|what|i (?:don['’]?t|do not|can['’]?t|won['’]?t)|i['’]?m (?:just |only )?(?:afraid|scared|worried|not))\b/i.test(
    sentence.trim(),
  );

/** What is tapped by whoever was answered and goes back to what had been asked. */
export const backToQuestion = "Back to the question";
const goesBack = plainWords(backToQuestion).join(" ");
/** Whether a message goes back to what had been asked. */
export const isBack = (text: string): boolean => plainWords(text).join(" ") === goesBack;

/** What interrupts whoever writes to somebody; anything else is said to them. */
const interruptsLetter = new Set<Act>([
  "wants-practice",
  "wants-meditation",
  "pauses",
  "elsewhere",
  "orders",
]);
/** What is written, however it was read; anything else that is read for sure is said to the guide. */
const written = new Set<Act>([
  "tells",
  "mourns",
  "good-news",
  "nods",
  "well",
  "chats",
  "unsure",
  "nonsense",
  "medical",
  "greets",
]);

/** Whoever wishes for an exercise or a meditation while something is to be written names it; "leave it this once" answers. */
const namesAWish = wordList(
  `meditat*, exercise*, practice*, breath*, script*, recording*, minute*, min, mins, listen to, calm*, relax*,
  sleep*, body scan, grounding, make me, make it, make one, make something, give me, do me`,
);

/** What names the guide in a reproach; a longer answer without it is an answer, whatever it sounds like. */
const ofGuide = wordList("you*, u, ur, app, bot, machine, this, alredy, already");
const wordsOfAnswer = 9;

/** What is plainly asked of the guide, with a question's mark or without: words to say to somebody, or something about the talk. */
const isSaidToGuide = (intent: Intent): boolean => intent.startsWith("words-") || aboutTheTalk.has(intent);
const aboutTheTalk = new Set<Intent>(["respond", "said-before", "opinion", "product"]);

const againstQuestion = wordList(
  `not helping, not helpful, doesn't help, does not help, no help, i asked about, i didn't ask, i did not ask,
  i asked nothing, you skipped, you ignored, you ignore, you talk about, you talk of, in circles,
  don't understand that, don't understand this, do not understand that, do not understand this, dont understand,
  not understand, makes no sense, make no sense, i was telling you, you're not listening, you are not listening,
  wrong question, silly question, stupid question, same question, to do with it, to do with that,
  nobody asked you, i don't want a method, no method, this is useless, is useless, that's not what i`,
);
/** What is said against a question of the hour, and no answer to it. */
export const isAgainstQuestion = (text: string): boolean => againstQuestion(plainWords(text)) >= 0;

/** What is longer may put something right on its way, and is what was to be written. */
const wordsOfCorrection = 10;

/** Whether a message is what was to be written. */
export function isWritten(
  text: string,
  { read, intent, isPlain }: WithIntent,
  open: Open | undefined,
): boolean {
  const { act, isSure } = read;
  if (isSkip(text)) return true;
  if (isNotNow(text) || wayChosen(text) !== undefined || takesLeave(text) || isAgainstQuestion(text))
    return false;
  const prompt = open !== undefined && "prompt" in open ? open.station.prompts[open.prompt] : undefined;
  if (prompt?.isLetter || (prompt?.isDraft && !endsInQuestion(text)))
    return !(isSure && interruptsLetter.has(act));
  if (isPlain && intent !== undefined && isSaidToGuide(intent)) return false;
  if (act === "corrects" && plainWords(text).length > wordsOfCorrection) return true;
  const words = plainWords(text);
  if (act.startsWith("wants-") && namesAWish(words) < 0) return !endsInQuestion(text);
  if (act === "complains" && words.length >= wordsOfAnswer && ofGuide(words) < 0) return true;
  if (!isSure) return !endsInQuestion(text);
  return written.has(act) || (act.startsWith("asks") && act !== "asks-meaning" && !endsInQuestion(text));
}

/** Whether the thing to write is to be left out, and the next one is welcome. */
export const isSkip = (text: string): boolean => skips.has(plainWords(text).join(" "));
const skips = new Set("skip;skip it;skip this;skip this one;pass;next;next please".split(";"));
/** Nothing was written: it is skipped, or there is nothing. */
export function isNoWriting(text: string): boolean {
  const words = plainWords(text);
  const isShort = words.length <= wordsOfNotKnowing;
  return (
    isSkip(text) ||
    (words.length <= wordsOfDenial && denials.has(words[0] ?? "")) ||
    (isShort && isNotKnown(words) >= 0)
  );
}
const wordsOfDenial = 3;
/** "Idk, respect I guess. My friend laughed with them": what is longer has found something after all. */
const wordsOfNotKnowing = 7;
const isNotKnown = wordList(
  "don't know, dont know, do not know, dunno, no idea, idk, not sure, rather not, can't say, cant say, don't want to, dont want to",
);

/** "I don't want to sort it": what is offered is not wanted. */
export const isRefusal = (text: string): boolean =>
  /^(?:no,? )?(?:i (?:do not|don't|dont) want|i'd rather not|i would rather not|rather not|none of (?:these|those|them)|neither)\b/i.test(
    text.trim(),
  );

const notNow = new Set(
  "not yet;not now;not yet actually;not yet thanks;not now thanks;maybe later;no thanks;no thank you;later;later maybe".split(
    ";",
  ),
);
/** "Not now", said in few words and to whatever was offered. */
export const isNotNow = (text: string): boolean => notNow.has(plainWords(text).join(" "));
/** "No" and "nothing" are answers, unlike not knowing. */
export const denials = new Set("no nope nah none nothing nowhere never not nobody".split(" "));
