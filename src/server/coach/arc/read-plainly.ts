import type { Act } from "#server/coach/act/acts.ts";
import { isAsking, isNearAnswered, type ReadAct, readAct } from "#server/coach/act/read-act.ts";
import { type Asking, askingIn } from "#server/coach/asking/read-asking.ts";
import { isNoneOfThese, sortingIn } from "#server/coach/asking/sort-out.ts";
import type { Open } from "#server/coach/hour/read-hour.ts";
import { readIntent } from "#server/coach/intent/read-intent.ts";
import { otherLanguageOf } from "#server/coach/language/other-language.ts";
import { mendsAWord, takesAnythingBack } from "#server/coach/story/mend.ts";
import { readFeelings } from "#server/coach/story/reading/read-feelings.ts";
import { readWishes } from "#server/coach/story/reading/read-wishes.ts";
import { coreOf, sentencesIn } from "#server/coach/story/sentences.ts";
import { untoldStory } from "#server/coach/story/story.ts";
import { isWholeThought } from "#server/coach/story/whole-thought.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import type { Asked } from "./asked.ts";
import { askedForIn, isDraftOpen, isLetterOpen } from "./asked-for.ts";
import { asksAgain, asksOtherwise, isPlainWish, requestOfScript, wishesSomething } from "./asks-otherwise.ts";
import type { Before } from "./before.ts";
import { believed, isOutside } from "./believe.ts";
import { carefully, isGood, isToldBesides } from "./carefully.ts";
import {
  chosenIn,
  isAgainstQuestion,
  isBack,
  isNotNow,
  isNoWriting,
  isRefusal,
  isWritten,
  offeredFirst,
} from "./in-hour.ts";
import { plainlyAnswered, wordsOfMend } from "./plainly-answered.ts";
import { reAsked } from "./re-asked.ts";
import { takesLeave } from "./takes-leave.ts";
import type { Turn } from "./turn.ts";
import { wayChosen } from "./way.ts";
import { isLoneQuestion, namesPractice, ofNone, wishesPractice } from "./wishes-practice.ts";
import { actOfAsking, askedWith, nearlyThatQuestion, ofDraft } from "./with-asking.ts";
import { actOfIntent, withIntent } from "./with-intent.ts";
import { withQuestion } from "./with-question.ts";

/** To the classifier of acts, what happened and more of it are one question, and a choice is any other. */
const actAsked: Partial<Record<Asked, Asked>> = {
  more: "event",
  choice: "other",
  writing: "other",
};

/** "What happened, I guess. What if he complains?": a question that is read first, after what is chosen, is what has to be met. */
function asksAfterAll(text: string): boolean {
  const sentences = sentencesIn(text);
  const asking = sentences.length > 1 ? askingIn(sentences.at(-1) ?? "") : undefined;
  return asking?.kind.isFirst === true;
}

/** What is said in its way is true whatever is asked about; only a known question about the app comes before it. */
const isReadFirst = ({ kind, text }: Asking): boolean =>
  kind.isFirst &&
  !(isOfGuide.has(kind.name) && plainWords(text).length > wordsOfAsking) &&
  (kind.gives !== undefined || !isNearAnswered("asks-product", text, nearlyThatQuestion));

/** What is asked of the guide itself is asked shortly: in a long sentence "what else do you do" asks nobody. */
const isOfGuide = new Set(["what-you-do", "program", "keep-note"]);
const wordsOfAsking = 18;

/** Reads a message as it stands, whatever it may hold against the last reply. */
export function readPlainly(text: string, before: Before): Turn {
  const { asked, open, hasDraft, hasFile, isFirst, story, isAfterScript, isAfterPractice, turns } = before;
  const language = otherLanguageOf(text);
  const plain = { text, asked, language, told: {}, maybe: [], beside: [], isMended: false };
  const untold = { ...plain, met: text, tells: text, intent: undefined, isPlain: false, by: "act" } as const;
  if (hasFile) return { ...untold, act: "file", isSure: true, isTelling: false };
  if (language !== undefined) return { ...untold, act: "other-language", isSure: true, isTelling: false };
  if (isBack(text)) return { ...untold, act: "returns", isSure: true, isTelling: false };
  const unclear = turns.at(-1)?.act === "asks-unclear" ? turns.at(-1) : undefined;
  if (unclear && isNoneOfThese(text))
    return { ...untold, by: "tap", act: "means-none", isSure: true, isTelling: false };
  const sorted = sortingIn(text)?.leads;
  if (sorted?.as !== undefined)
    return {
      ...untold,
      by: "tap",
      act: actOfIntent[sorted.as],
      wanted: sorted.as,
      intent: sorted.as,
      isSure: true,
      isTelling: false,
      // What was asked before it was sorted is what has to be answered; the same words are also tapped elsewhere.
      met: unclear?.met ?? text,
    };
  const chosen = sorted?.to ?? chosenIn(text, open);
  if (chosen !== undefined && !asksAfterAll(text) && !readWishes(text).noFeelings)
    return {
      ...untold,
      by: "tap",
      chosen,
      act: "chooses",
      isSure: true,
      isTelling: readFeelings(text, true).named.length > 0,
    };
  const whole = believed(withQuestion(readAct(text, actAsked[asked] ?? asked), text), text);
  const { read, intent, isPlain } = withIntent(whole, text, asked);
  const asking = askedWith(whole, text, { asked, open, hasDraft: hasDraft || isDraftIn(text, open) });
  const turn = { ...untold, intent, isPlain, asking };
  if (asking && isReadFirst(asking))
    return {
      ...turn,
      by: "first-form",
      act: asking.kind.act,
      isSure: true,
      isTelling: read.isTelling,
      beside: besideAsking(read),
      met: asking.text,
      tells: read.told,
    };
  const askedFor = asking?.kind.name === ofDraft ? undefined : askedForIn(text, whole, before);
  if (askedFor?.to !== undefined)
    return {
      ...turn,
      by: "both-lead",
      score: askedFor.ahead,
      chosen: askedFor.to,
      act: "chooses",
      isSure: true,
      isTelling: read.isTelling,
    };
  const request = {
    ...turn,
    isSure: true,
    isTelling: read.isTelling,
    beside: besideAsking(read),
    met: askedFor?.text ?? text,
    tells: read.told,
  };
  if (askedFor?.wanted !== undefined) {
    const { wanted } = askedFor;
    return {
      ...request,
      by: "intent",
      score: askedFor.margin,
      act: actOfIntent[wanted],
      wanted,
      intent: wanted,
    };
  }
  if (asking && asking.kind.name !== plainQuestion && !isWishBeside(read, asking, text))
    return {
      ...turn,
      by: "form",
      act: actOfAsking(read, asking),
      isSure: true,
      isTelling: read.isTelling,
      beside: besideAsking(read),
      met: asking.text,
      tells: read.told,
    };
  if (askedFor?.isEither && !askedFor.isAnswer && !isNearAnswered(whole.act, whole.met))
    return { ...request, by: "sorted", act: "asks-unclear", likely: askedFor.likely };
  const offered = read.act === "nods" ? offeredFirst(open) : undefined;
  if (offered !== undefined)
    return { ...turn, by: "tap", chosen: offered, act: "chooses", isSure: true, isTelling: false };
  if (asked === "writing" && isWritten(text, { read, intent, isPlain }, open))
    return {
      ...turn,
      by: "written",
      act: isNoWriting(text) ? "unsure" : "writes",
      isSure: true,
      isTelling: false,
      beside: read.act === "corrects" && read.isSure ? ["corrects"] : [],
    };
  if (asked === "writing" && isAgainstQuestion(text) && !isLetterOpen(open))
    return { ...turn, by: "words", act: "complains", isSure: true, isTelling: false, beside: read.beside };
  if (asked === "choice" && read.act === "tells" && isRefusal(text))
    return { ...turn, by: "words", act: "unsure", isSure: true, isTelling: false };
  const { beside, met, told: tells } = read;
  const way = wayChosen(text);
  const isPractice =
    (read.act === "wants-practice" || beside.includes("wants-practice")) && ofNone(plainWords(met)) < 0;
  if (way === "chooses-path" || (way !== undefined && !isPractice))
    return { ...turn, by: "way", act: way, isSure: true, isTelling: false };
  if (isAfterPractice && asksAgain(text) && !read.act.startsWith("asks") && !readsAsTold(text))
    return { ...turn, by: "words", act: "wants-practice", isSure: true, isTelling: false };
  if (!isAfterScript && ((!read.act.startsWith("asks") && namesPractice(text)) || wishesPractice(text, read)))
    return { ...turn, by: "words", act: "wants-practice", isSure: true, isTelling: false };
  if (wishesSomething(text) && read.act !== "wants-meditation" && read.act !== "wants-practice")
    return { ...turn, act: isAfterPractice ? "wants-practice" : "wishes", isSure: true, isTelling: false };
  if (callsForHelp.has(plainWords(text).join(" ")) && story !== untoldStory)
    return {
      ...turn,
      by: "words",
      act: "asks-advice",
      isSure: true,
      isTelling: false,
      met: "What can I do?",
    };
  if (read.act === "asks-meaning" && beside.includes("wants-practice"))
    return { ...turn, by: "words", act: "wants-practice", isSure: true, isTelling: false };
  if (soundsLikeComplaint(text, read))
    return { ...turn, by: "words", act: "complains", isSure: true, isTelling: false, beside };
  if (isNotNow(text)) return { ...turn, by: "words", act: "unsure", isSure: true, isTelling: false };
  if (!isFirst && takesLeave(text))
    return { ...turn, by: "words", act: "leaves", isSure: true, isTelling: false };
  if (isPlainWish(text) || (isAfterScript && asksOtherwise(text, read))) {
    const wish = (isAfterScript && requestOfScript(text)) || text;
    return { ...turn, by: "words", act: "wants-meditation", isSure: true, isTelling: false, met: wish };
  }
  const isRequest = whole.act.startsWith("asks") || intent === "exercise";
  const again = isRequest ? undefined : reAsked(text, turns);
  if (again)
    return { ...turn, ...again, by: "asked-again", beside: ["corrects"], isSure: true, isTelling: false };
  const answers = plainlyAnswered(text, asked, read);
  if (answers) return { ...turn, asked: answers, act: "tells", isSure: true, isTelling: true };
  if (read.act === "tells" && plainWords(text).length <= wordsOfMend && mendsAWord(story, text))
    return { ...turn, by: "words", act: "corrects", isSure: true, isTelling: false };
  // Where nothing is taken back and no word of the story has another in its place, it only tells more: "it was last sunday".
  const putsRight =
    takesAnythingBack(text) || (plainWords(text).length <= wordsOfMend && mendsAWord(story, text));
  if (read.act === "corrects" && (story === untoldStory || !putsRight))
    return { ...turn, ...carefully(read), act: "tells", isTelling: true };
  if (read.act === "good-news" && !isGood(text, read.isSure))
    return { ...turn, ...carefully(read), act: "tells", isTelling: true };
  // A lone question that resembles nothing known is no story.
  if (read.act === "tells" && !read.isSure && isLoneQuestion(text))
    return { ...turn, by: "words", act: "unclear", isSure: false, isTelling: false };
  // What somebody begins with in a few words is what it is about: "ferry closing".
  if (read.act === "chats" && isFirst)
    return { ...turn, by: "words", act: "tells", isSure: false, isTelling: true };
  // "Yes" to the offer of the meditation is a wish for it.
  if (read.act === "nods" && asked === "offer")
    return { ...turn, by: "words", act: "wants-meditation", isSure: true, isTelling: false };
  const careful = isOutside(read, text) ? { ...read, maybe: [] } : carefully(read);
  // What asks nothing and is no babble is told: "sold grandpa's accordion".
  if (careful.act === "unclear" && read.act !== "nonsense" && !isAsking(text))
    return { ...turn, by: "words", act: "tells", isSure: false, isTelling: true };
  const isTelling = careful.isTelling || isToldBesides(text, careful.act);
  return { ...turn, ...careful, score: read.score, beside, met, tells, isTelling };
}

/** Something is put into words for somebody in the message itself, before it is asked about. */
const isDraftIn = (text: string, open: Open | undefined): boolean =>
  isDraftOpen(open) &&
  sentencesIn(text).some((sentence) => !sentence.endsWith("?") && isWholeThought(coreOf(sentence)));

/** "Counting again, whatever, it helped a bit": a word of asking once more stands in what is told. */
function readsAsTold(text: string): boolean {
  const { intent, isSure } = readIntent(text);
  return isSure && intent === "none";
}

/** A question in no known way changes nothing of what a message was read as. */
export const plainQuestion = "fact";

/** A sure wish is met before a question in another sentence of it; where both were read from one, its form is believed. */
const isWishBeside = ({ act, isSure }: ReadAct, { kind, text: asked }: Asking, text: string): boolean =>
  isSure && act.startsWith("wants") && (kind.act.startsWith("wants") || asked !== text.trim());

/** What is done beside a question: what the message was read as, where it is neither told nor asked. */
const besideAsking = ({ act, beside, isSure }: ReadAct): Act[] =>
  [...new Set([...beside, ...(isSure ? [act] : [])])].filter((one) => !one.startsWith("asks"));

/** Said by itself after something was told, it asks what can be done about that. */
const callsForHelp = new Set(
  "help;help me;help please;please help;please help me;i need help;pls help;can you help".split(";"),
);

/** A question, or what is told, that nearly is a complaint with an answer of its own. */
const soundsLikeComplaint = (text: string, { act, met }: ReadAct): boolean =>
  act.startsWith("asks") &&
  plainWords(text).length <= wordsOfMend &&
  isNearAnswered("complains", text, surelyComplaint) &&
  !isNearAnswered(act, met);
const surelyComplaint = 0.62;
