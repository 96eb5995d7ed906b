import { isNearAnswered } from "#server/coach/act/read-act.ts";
import { type Asking, askingIn, askingKinds } from "#server/coach/asking/read-asking.ts";
import { sortingIn, sortings, wordsForSomebody } from "#server/coach/asking/sort-out.ts";
import { onGiven } from "#server/coach/given/on-given.ts";
import { otherLanguageOf } from "#server/coach/language/other-language.ts";
import { countsAloud, minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { isDraftOpen, isLetterOpen } from "./asked-for.ts";
import { asksSomething, isSaidToSomebody, wishForSomething } from "./asks-something.ts";
import type { Before } from "./before.ts";
import { modestly } from "./how-sure.ts";
import { isBack } from "./in-hour.ts";
import { reAsked } from "./re-asked.ts";
import { plainQuestion, readPlainly } from "./read-plainly.ts";
import { repairIn } from "./repair.ts";
import { secondLook } from "./second-look.ts";
import type { Turn } from "./turn.ts";
import { wordsOfWishing } from "./wishes-practice.ts";
import { ofDraft } from "./with-asking.ts";
import { ofMeditation } from "./with-intent.ts";

/** A message; where it holds something against the last reply, what stands in it besides is what has to be met. */
export function readTurn(text: string, before: Before): Turn {
  const turn = secondLook(asked(heldAgainst(text, before), before), before);
  return modestly(before.isFirst ? turn : onGiven(turn, before), !before.isFirst);
}

/** Acts that a wish for something to do is taken for where it names no exercise. */
const mayBeAWish = new Set<Turn["act"]>([
  "tells",
  "asks-advice",
  "asks-how",
  "asks-unclear",
  "unclear",
  "complains",
  "unsure",
  "mourns",
  "wants-meditation",
]);

/** What is asked for in no known words is met where it is plain, and what only sounds like a request is none. */
function asked(turn: Turn, { reply, isAfterPractice, isAfterScript, hasDraft, open }: Before): Turn {
  const { text, act, by } = turn;
  const wish =
    mayBeAWish.has(act) &&
    by !== "first-form" &&
    turn.wanted === undefined &&
    plainWords(text).length <= wordsOfWishing
      ? wishForSomething(text)
      : undefined;
  const words = wish === undefined ? [] : plainWords(wish);
  // "I don't want an exercise. I want to be angry": what is declined is not given.
  if (act === "wants-practice" && declinesIt.test(text))
    return { ...turn, act: "tells", by: "words", isTelling: true };
  if (isAfterPractice && wishesOfPractice.test(text.trim()) && act !== "leaves")
    return { ...turn, act: "wants-practice", by: "words", isSure: true, isTelling: false };
  // Said of a practice, "that's for lying down" wishes for no meditation.
  if (isAfterPractice && act === "wants-meditation" && ofMeditation(plainWords(text)) < 0 && by !== "tap")
    return { ...turn, act: "wants-practice", isTelling: false };
  const check = hasDraft || isDraftOpen(open) ? isCheckedByThem(text) : undefined;
  if (check !== undefined && by !== "written" && by !== "form")
    return {
      ...turn,
      act: "asks-advice",
      by: "words",
      isSure: true,
      wanted: ofDraft,
      intent: ofDraft,
      met: check,
    };
  // "Yes. And?" asks for what comes next, and not whether anybody listens.
  if (turn.wanted === "respond" && plainWords(text).length <= wordsOfGoOn)
    return {
      ...turn,
      act: "asks-advice",
      isSure: false,
      wanted: undefined,
      intent: undefined,
      asking: undefined,
    };
  const isOfExercise = sortings.some(({ leads, has }) => leads.as === "exercise" && has(words) >= 0);
  // An exercise is chosen by the words of the whole message: what says where it is not to be used leaves the choice to a tap.
  const isElsewhere = /\b(?:day ?time|by day|not in bed|during the day)\b/i.test(text);
  if (wish !== undefined && isOfExercise && !isElsewhere && ofMeditation(plainWords(text)) < 0)
    return { ...turn, act: "wants-practice", by: "words", isSure: true, isTelling: false };
  // A whole meditation is for whoever names one, and for no question beside it.
  const question = sentencesIn(text).findLast((one) => one.endsWith("?"));
  const isNamed = ofMeditation(plainWords(question ?? "")) >= 0;
  if (
    act === "wants-meditation" &&
    !isAfterScript &&
    question !== undefined &&
    (isNamed ? asksAbout.test(question.trim()) : !asksToMake(text))
  )
    return { ...turn, act: "asks-advice", isSure: false };
  // Words for somebody are given where they are asked for by a word of saying, or are far ahead; else they are there to tap.
  const isOfSaying = sortingIn(wordsForSomebody)?.has(plainWords(text)) ?? -1;
  if (by === "intent" && turn.wanted?.startsWith("words-") && (turn.score ?? 0) < wordsFrom && isOfSaying < 0)
    return { ...turn, isSure: false, wanted: undefined, intent: undefined, asking: undefined };
  if (
    (by === "intent" || by === "form") &&
    act === "asks-advice" &&
    turn.asked !== "writing" &&
    !asksSomething(text, reply !== "")
  )
    return {
      ...turn,
      act: "tells",
      by: "act",
      isSure: false,
      isTelling: true,
      wanted: undefined,
      asking: undefined,
    };
  return turn;
}
const declinesIt =
  /\b(?:do not|don['’]?t|didn['’]?t|no longer) (?:want|need|like) (?:an?|any|the|your|to do|to)? ?(?:more )?(?:exercis|breath|practice)|\bno (?:more )?exercis/i;
/** "No eyes closed. And no counting": said of the practice that was just given. */
const wishesOfPractice =
  /^(?:but |ok(?:ay)?,? )?(?:no|not|without|with) (?:my |the |any )?(?:eyes?|count\w*|breath\w*|sound|lying|sitting|standing|numbers|holding)\b/i;
const wordsFrom = 1.5;
const wordsOfGoOn = 4;

/** "Marit, I'd have liked us to stick to it. Is that all right like that?": the question about what stands before it. */
function isCheckedByThem(text: string): string | undefined {
  const sentences = sentencesIn(text);
  const last = sentences.at(-1) ?? "";
  const isCheck = last.endsWith("?") && plainWords(last).length <= wordsOfCheck && ofCheck.test(last);
  return isCheck && sentences.length > 1 && isSaidToSomebody(sentences.slice(0, -1).join(" "))
    ? last
    : undefined;
}
const wordsOfCheck = 10;
const ofCheck = /\b(?:is|does|would|will) (?:that|this|it)\b|\b(?:ok|okay|all right|alright|good|too)\b/i;
/** What, why or whether of a meditation is asked about it, and makes none. */
const asksAbout =
  /^(?:(?:and|but|so|ok(?:ay)?|then|other question)[,:]? )*(?:what(?!['’]?s? about| if)|why|how (?:does|do|is|long|often|much)|does|did)\b/i;
const asksToMake = (text: string): boolean => /\b(?:make|write|do|have|again|put)\b/i.test(text);

function heldAgainst(text: string, before: Before): Turn {
  const { reply, turns, open, asked } = before;
  const isOthers = asked === "writing" && isLetterOpen(open);
  const repair =
    isOthers || isSaidToSomebody(text) || isBack(text) || sortingIn(text) || otherLanguageOf(text)
      ? undefined
      : repairIn(text, { reply, said: turns.map((turn) => turn.text) });
  if (repair === undefined) return readPlainly(text, before);
  const { fault, rest } = repair;
  const whole = { ...before, asked: "none", open: undefined } as const;
  const besides = rest === "" ? undefined : readPlainly(rest, whole);
  // "But where's the examiner?" is held against the script that stands above, unless it asks in a way of its own.
  const isOfScript =
    before.isAfterScript &&
    asked === "check-in" &&
    besides?.act.startsWith("asks-") &&
    !besides.asking?.kind.isFirst;
  if (besides && !isOfScript && goesFirst(besides)) return { ...besides, text, asked, repair: fault };
  const again =
    repair.fault === "our-word" && asked !== "none" ? undefined : otherReading(turns.at(-1), reply);
  const plain = readPlainly(text, before);
  if (again) return { ...plain, ...again, isSure: true, isTelling: false, text, repair: fault };
  const added = reAsked(text, turns);
  if (added && isOfShelf(added))
    return { ...plain, ...added, isSure: true, isTelling: false, text, repair: fault };
  if (before.isAfterPractice && wishesInPractice(text))
    return { ...plain, act: "wants-practice", isSure: true, isTelling: false, repair: fault };
  if (plain.act === "wants-meditation" || plain.act === "leaves") return { ...plain, repair: fault };
  return {
    ...plain,
    act: "complains",
    isSure: true,
    isTelling: besides?.isTelling === true,
    tells: besides?.tells ?? "",
    repair: fault,
    beside: plain.beside,
  };
}

/** What is asked or wished for in a reproach, in a way that is known, is met before the reproach is spoken of. */
const goesFirst = ({ act, isSure, asking, wanted, met }: Turn): boolean =>
  isSure &&
  ((act.startsWith("asks-") &&
    (answeredActs.some((one) => one === act && isNearAnswered(one, met)) ||
      (wanted !== undefined && !isOfReproach.has(wanted)) ||
      (asking !== undefined && asking.kind.name !== plainQuestion && asking.kind.name !== "guide"))) ||
    (act.startsWith("wants-") && plainWords(met).length >= wordsOfWish) ||
    act === "chooses-path" ||
    act === "chooses" ||
    act === "leaves");

/** "Of meditation" says what was asked about, and wishes for none. */
const wordsOfWish = 3;

const answeredActs = ["asks-product", "asks-how", "asks-advice"] as const;

/** What was asked, with what a reproach adds to it, comes near a prepared answer. */
const isOfShelf = ({ act, met }: Pick<Turn, "act" | "met">): boolean =>
  answeredActs.some((one) => one === act && isNearAnswered(one, met, nearWithMore));
const nearWithMore = 0.4;

/** What a reproach itself is read as asking for is no request besides it. */
const isOfReproach = new Set<string>(["said-before", "respond", "guide", "meant", "why-asked", "play"]);

/** What was asked just before in another reading than the one that was answered; undefined where there is none. */
function otherReading(
  before: Turn | undefined,
  reply: string,
): Pick<Turn, "act" | "asking" | "met"> | undefined {
  if (before === undefined || !before.act.startsWith("asks-")) return undefined;
  const isGiven = ({ says, saysInLoss }: Asking["kind"]): boolean =>
    [...says, ...saysInLoss].some((text) => reply.includes(text));
  const asking = askingIn(
    before.text,
    askingKinds.filter((kind) => !isGiven(kind) && kind.name !== ofDraft),
  );
  if (asking === undefined || asking.kind.name === plainQuestion || asking.kind.says.length === 0)
    return before.asking && before.wanted === undefined && before.asking.kind.says.length > 1
      ? { act: before.act, asking: before.asking, met: before.met }
      : undefined;
  return { act: asking.kind.act, asking, met: asking.text };
}

/** A length, or counting, is asked of the practice that was just given. */
const wishesInPractice = (text: string): boolean => minutesIn(text) !== undefined || countsAloud(text);
