import { isScript, isSpokenText } from "#server/coach/arc/asked.ts";
import { asksAgain, wishesSomething } from "#server/coach/arc/asks-otherwise.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Turn } from "#server/coach/arc/turn.ts";
import { wordsOfWishing } from "#server/coach/arc/wishes-practice.ts";
import type { Doing } from "#server/coach/given/given.ts";
import { secondsOf } from "#server/coach/practice/fit-practice.ts";
import { practice } from "#server/coach/practice/make-practice.ts";
import { type PracticeName, practiceNamed, practices } from "#server/coach/practice/practice.ts";
import { practicesIn } from "#server/coach/practice/practice-asked-for.ts";
import { namesCounts } from "#server/coach/practice/read-counts.ts";
import { type PracticeWish, readPracticeWish } from "#server/coach/practice/read-practice-wish.ts";
import { minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";

/** Said beside a wish for a practice, these are the story it is for. */
const byShape: Partial<Record<Talk["story"]["shape"], PracticeName>> = {
  sleeplessness: "wind-down",
  joy: "savouring",
  loss: "kindness",
  shame: "kindness",
  pain: "body-scan",
};
/** Another exercise is asked for, in these words or as the thing before is spoken of. */
const isForOther = ({ text, onGiven }: Turn): boolean =>
  onGiven?.does === "other" || (!isOnThat.has(onGiven?.does) && asksForOther(plainWords(text)) >= 0);
const asksForOther = wordList("another, other, different, else, new one, not that");
const rotation: PracticeName[] = [
  "even-breathing",
  "senses",
  "body-scan",
  "box-breathing",
  "quiet",
  "kindness",
  "four-seven-eight",
  "savouring",
];
/** Counts of a breath that were named so many messages ago, and given in no practice since, are still wished for. */
const lastingTurns = 3;
/** Shorter is at most two thirds of what was too long, longer half as long again. */
const shares = { shorter: 0.6, longer: 1.5 } as const;

/** The practice the last message asks for, whole: the one it names, else one that suits the story. */
export function choosePractice(talk: Talk, seed: string): string {
  const { wishes, replies } = talk;
  const given = replies.findLast((reply) => isSpokenText(reply) && !isScript(reply));
  const wish = wishIn(talk);
  const name = nameFor(talk, wish, given);
  const minutes = minutesFor(wish, given);
  const words = wish.words ?? (talk.isEasy ? "easy" : wishes.bare ? "few" : undefined);
  const manner = { ...wish, ...(words === undefined ? {} : { words }) };
  return practice(name, minutes, wishes, `${seed}:${replies.length}`, manner);
}

/**
 * What was wished of a practice so far: how it is to be done stays wished for; how long, and in which counts, only from the
 * wishes for a practice, and from what names counts though it was read as something else.
 */
function wishIn({ turns, practiceBefore, now }: Talk): PracticeWish {
  const recent = new Set(turns.slice(-lastingTurns));
  return turns.reduce<PracticeWish>((before, turn) => {
    const isLast = turn === now;
    const isOfPractice = turn.act === "wants-practice" || isLast || namesCounts(turn.text);
    if (!isOfPractice) return before;
    const isAgain = isLast && isMore(turn, practiceBefore !== undefined);
    const { length: _length, named: _named, practice: _practice, ...lasting } = before;
    const isOther = isLast && isForOther(turn);
    const isUncounted = isOther || (isLast && withoutLongOut.test(turn.text));
    const kept = (isAgain || recent.has(turn)) && !isUncounted ? lasting : withoutCounts(lasting);
    return withGiven(readPracticeWish(withoutDenied(turn.text), kept), turn);
  }, {});
}

/** What is said of the exercise that was given, in whatever words, belongs to the wish. */
function withGiven(wish: PracticeWish, turn: Turn): PracticeWish {
  const { onGiven } = turn;
  if (onGiven?.given !== "practice") return wish;
  if (onGiven.does === "simpler") return { ...wish, words: wish.words ?? "easy" };
  if (minutesIn(turn.text) !== undefined || (onGiven.does !== "shorter" && onGiven.does !== "longer"))
    return wish;
  return { ...wish, length: onGiven.does };
}

const withoutCounts = ({ counts: _counts, rounds: _rounds, ...wish }: PracticeWish): PracticeWish => wish;

/** Whether a message asks for what was just given once more, or otherwise. */
const isMore = ({ text, repair, onGiven }: Turn, isAfterPractice: boolean): boolean =>
  isOnThat.has(onGiven?.does) ||
  (isAfterPractice && (asksAgain(text) || wishesSomething(text) || repair !== undefined));

/** What is done with the exercise that was given, and wants the same one. */
const isOnThat = new Set<Doing | undefined>(["again", "shorter", "longer", "simpler"]);

function nameFor(talk: Talk, wish: PracticeWish, given: string | undefined): PracticeName {
  const { now, turns, story, wishes, replies, practiceBefore } = talk;
  // What is asked for at the end of a longer message is what is chosen by, and not the story before it.
  const asked = withoutDenied(plainWords(now.text).length > wordsOfWishing ? now.met : now.text);
  const lists = practicesIn(asked);
  // "One for before sleep, still breathing" is a breath for the evening.
  const isEvening = lists.includes("wind-down") && lists.includes("even-breathing") && !wishes.noBreath;
  const evening = wishes.noHold ? "even-breathing" : "four-seven-eight";
  const named = practiceNamed(asked) ?? (isEvening ? evening : byDay(lists[0], wish));
  const before = isMore(now, practiceBefore !== undefined)
    ? practices.find(({ title }) => given?.startsWith(`# ${title}\n`))?.name
    : undefined;
  if (wish.isOnlyBreath || (wish.counts && (named === undefined || ofBreath.includes(named))))
    return wish.counts || !named || !ofBreath.includes(named) ? "even-breathing" : named;
  const suggested =
    named ??
    before ??
    byDay(suited(story.shape, wish), wish) ??
    (wishes.noBreath ? "senses" : "even-breathing");
  // Whoever holds something makes no fists.
  if (suggested === "hands" && turns.slice(-lastingTurns).some(({ text }) => holdsSomething.test(text)))
    return wishes.noBreath ? "senses" : "even-breathing";
  const isOfBreath = ofBreath.includes(suggested);
  const isUncounted = turns.some(({ text }) => uncounted(plainWords(text)) >= 0) && !wishes.countAloud;
  if (isUncounted && isOfBreath && named === undefined) return other("senses", replies, false);
  return isForOther(now) ? other(suggested, replies, isOfBreath) : suggested;
}

const withoutLongOut = /\bwithout (?:the |any |a |my )?(?:long(?:er)? )?out[ -]?breath/iu;
/** "I'm not worried. Just an exercise without the long out-breath": what is not so, and what it is to be without, chooses none. */
const withoutDenied = (text: string): string =>
  text.replace(
    /\b(?:i['’]?m|i am|it['’]?s|it is|we['’]?re) not \p{L}+|\bwithout (?:the |any |a |my )?(?:long(?:er)? )?out[ -]?breath\p{L}*|\bnothing \p{L}+ is \p{L}+/giu,
    " ",
  );

const holdsSomething =
  /\bhands? (?:have to |must |need to )?(?:stay |staying |kept )?on (?:the|my|a) \p{L}+|\b(?:holding|hold on to|gripping) (?:a|the|my|on to)\b|\bcan['’]?t (?:make fists|let go|use my hands)\b/iu;

/** Who stands and holds something needs no exercise that is done with closed eyes. */
const suited = (shape: Talk["story"]["shape"], { posture }: PracticeWish): PracticeName | undefined =>
  posture === "standing" ? undefined : byShape[shape];

/** Nothing of bed by day: there is a sibling for the daytime. */
const byDay = (name: PracticeName | undefined, { isByDay }: PracticeWish): PracticeName | undefined =>
  isByDay && name === "wind-down" ? "what-is-ahead" : name;

/** In minutes; what is to be shorter or longer than the one before it is measured against that. */
function minutesFor({ minutes, length }: PracticeWish, given: string | undefined): number | undefined {
  if (length === undefined || given === undefined) return minutes;
  const against = (secondsOf(given) / 60) * shares[length];
  if (length === "longer") return minutes === undefined ? against : Math.max(minutes, against);
  return minutes === undefined ? against : Math.min(minutes, against);
}

const uncounted = wordList(
  "not the counting, no counting, without counting, counting again, not counting, hate counting, no numbers",
);

/** Who asks for another breathing exercise wants one with the breath. */
const ofBreath: PracticeName[] = [
  "even-breathing",
  "longer-out",
  "box-breathing",
  "four-seven-eight",
  "counted-breathing",
];

/** A practice that was not given in this conversation: of the same kind, else in the order in which they suit most people. */
function other(name: PracticeName, replies: readonly string[], isOfBreath: boolean): PracticeName {
  const isGiven = (one: PracticeName): boolean =>
    replies.some((reply) => reply.startsWith(`# ${practices.find((known) => known.name === one)?.title}`));
  const order = isOfBreath ? [...ofBreath.slice(0, -1), ...rotation] : rotation;
  return isGiven(name) ? (order.find((one) => !isGiven(one)) ?? name) : name;
}
