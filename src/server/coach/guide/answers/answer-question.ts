import type { Act } from "#server/coach/act/acts.ts";
import { fields } from "#server/coach/act/fields.ts";
import { formOf } from "#server/coach/act/question-in.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { quotes } from "#server/coach/arc/with-asking.ts";
import type { ReplyStyle } from "#server/coach/coach.ts";
import { coversIntent, hasSubject } from "#server/coach/guide/coverage/covers-intent.ts";
import type { GuideKnowledge } from "#server/coach/guide/guide-setting.ts";
import { recapEnd, recapOf } from "#server/coach/guide/recap.ts";
import { type Intent, intents } from "#server/coach/intent/intents.ts";
import { plainWords, wordList } from "#server/coach/story/word-list.ts";
import { aboutIntents, everyWordOn, wordsOn } from "./about-intents.ts";
import { aboutJoy } from "./about-joy.ts";
import { answerToWanted } from "./answer-wanted.ts";
import type { AnswerFinder, AnswerId } from "./choose-answer.ts";
import type { Found } from "./found.ts";

const pointing = wordList("that, this, it, them, there, those, him, her");
const ofProduct = fields.find(([name]) => name === "product")?.[1];

/** The mode of a reply, where it is one. */
type Mode = ReplyStyle["mode"] | undefined;

/**
 * The prepared answer to what the last message asks: the fixed one whose phrases it is nearly one of, else the one to what it
 * plainly wants, else the fixed one it comes near, with what was told before where it only points there; undefined where there
 * is none. Web pages, or a library that is not ours, stand for how-answers.
 */
export function answerFor(talk: Talk, knowledge: GuideKnowledge, mode: Mode): Found | undefined {
  const { now } = talk;
  const { finder, isOwnLibrary } = knowledge;
  const kind = now.act === "asks-product" || now.act === "asks-how" ? now.act : "asks-advice";
  const isOurs = mode !== "web" && (mode !== "rag" || isOwnLibrary);
  const ofJoy = aboutJoy(talk);
  if (ofJoy) return ofJoy;
  if (now.asking?.kind.isFirst && now.wanted === undefined) return aboutForm(talk, finder);
  if (now.wanted === "said-before") return recap(talk, finder);
  if (now.wanted !== undefined) return aboutOurWords(talk) ?? answerToWanted(talk, finder, isOurs);
  const mayGive = (answer: AnswerId | undefined, question = now.met): Found | undefined =>
    answer && (answer.act !== "asks-how" || isOurs) && finder.covers(answer, question)
      ? foundAt(answer, talk, finder)
      : undefined;
  const byForm = aboutForm(talk, finder);
  const wanted = aboutSteps(talk, finder) ?? byForm ?? wantedBy(talk, finder) ?? aWording(talk);
  const context = contextOf(talk);
  const near = nearlyAsked(talk, finder);
  return (
    (now.asking &&
    surelyByForm.has(now.asking.kind.name) &&
    (near?.act !== "asks-how" || now.asking.kind.name === "lean")
      ? byForm
      : undefined) ??
    aboutOurWords(talk) ??
    mayGive(near) ??
    mayGive(helpWith(talk, finder), toldBefore(talk)) ??
    wanted ??
    mayGive(finder.answerTo(kind, now.met)) ??
    (context === undefined
      ? undefined
      : mayGive(finder.answerTo("asks-how", `${now.met} ${context}`), `${now.met} ${context}`))
  );
}

/** So near to a phrase, a question is that question; and so near, whatever it plainly asks for. */
const nearlyThePhrase = 0.5;
const theVeryPhrase = 0.85;

/** Where what is plainly asked for may have a fixed answer; a question about a life that nobody can know has none. */
const shelfOf: Partial<Record<Intent, Act>> = {
  product: "asks-product",
  play: "asks-product",
  helps: "asks-how",
  stop: "asks-how",
  ahead: "asks-how",
  "words-sorry": "asks-how",
  "words-no": "asks-how",
  "words-self": "asks-how",
};

/** The fixed answer that a question is nearly the phrase of. */
function nearlyAsked({ now }: Talk, finder: AnswerFinder): AnswerId | undefined {
  const { intent, isPlain, met } = now;
  const near = finder.nearlyAsked(met, nearlyThePhrase);
  if (near === undefined || intent === undefined || !isPlain || near.act === shelfOf[intent]) return near;
  return finder.nearlyAsked(met, theVeryPhrase);
}

function foundAt({ act, id }: AnswerId, { story, replies }: Talk, finder: AnswerFinder): Found {
  const { rests, leads } = finder.standing(act, id);
  const recap = id === recapId && !isToldBack(replies) ? recapOf(story) : "";
  if (recap) return { id, via: "talk", says: [recap] };
  return { id, via: "phrase", says: finder.textsOf(act, id), rests, leadsTo: leads };
}

/** What is asked about a sentence that was proposed for saying to somebody. */
const onOurWords = [
  "Take it as a frame, and change in it whatever does not fit: you know them, and I do not. What they have not heard of yet is said first and plainly; anything you are not sure of can be left out.",
  "Say only what is true by then, in the simplest words you have; the rest of it may go. If it comes out in another order, nothing is lost.",
];
const ofWords = intents.flatMap((intent) => (intent.startsWith("words-") ? everyWordOn(intent) : []));
/** What may be asked about a proposed sentence; anything else that is plainly asked for is a new question. */
const mayBeOnWords = new Set<Intent | undefined>([
  undefined,
  "meant",
  "other-mind",
  "opinion",
  "respond",
  "normal",
  "check-words",
]);

const mayAskOfWords = new Set(["fact", "check-words", "say-to"]);

/** The answer where a sentence was proposed a moment ago, and something is asked that may be about it. */
export function aboutOurWords({ now: { intent, text, asking }, replies }: Talk): Found | undefined {
  const isOfOwnKind = asking !== undefined && !mayAskOfWords.has(asking.kind.name);
  const isOnThem =
    !isOfOwnKind && ofWords.some((said) => replies.at(-1)?.includes(said)) && mayBeOnWords.has(intent);
  return isOnThem && quotes.test(text) ? { id: "our-words", via: "talk", says: onOurWords } : undefined;
}

/** What the coach said is not gone over again. */
const coachSaid = wordList(
  "you said, you told, you mentioned, you asked, u said, u told, you wrote, you talked, you saying, did you say",
);
const whatCoachSaid = [
  "Yes, it stands above as I said it. It was meant in general; take of it what fits, and leave the rest.",
  "It is above, word for word. My words are prepared, so they are never meant for one matter alone; you decide what of it is of use here.",
];

const whyCoach = wordList(
  "why do you say, why did you say, why did you think, why are you saying, why do you go, why do you keep, why did you write, why do you write, why you said, why you say",
);
const whySaid = [
  "Because my words are prepared, and I chose badly. Please read it as if it had not been said; what you wrote stands.",
  "For no good reason: I pick from prepared words by a rule, and that one did not fit. What you wrote counts, and not what I said to it.",
];

/** What was understood is told back, where there is something of it, and once. */
const recapId = "recap";
const isToldBack = (replies: readonly string[]): boolean => replies.some((reply) => reply.includes(recapEnd));

/** What was told so far, for whoever asks what is kept of it; what we said ourselves stands above. */
const recap = (talk: Talk, finder: AnswerFinder): Found =>
  coachSaid(plainWords(talk.now.text)) >= 0
    ? { id: "coach-said", via: "talk", says: whatCoachSaid }
    : foundAt({ act: "asks-advice", id: recapId }, talk, finder);

/** Where what is asked about has fixed answers, from this nearness on one of them is better than what can be said to anything. */
const particularFrom = 0.42;

/** The answer to what the message plainly asks for. */
function wantedBy(talk: Talk, finder: AnswerFinder): Found | undefined {
  const { intent, met, text } = talk.now;
  if (talk.replies.length > 0 && whyCoach(plainWords(text)) >= 0)
    return { id: "why-said", via: "talk", says: whySaid };
  if (intent === undefined) return undefined;
  if (intent === "said-before") return recap(talk, finder);
  const shelf = shelfOf[intent];
  const near = shelf && finder.find(shelf, met, particularFrom);
  if (shelf && near !== undefined && finder.covers({ act: shelf, id: near }, met))
    return foundAt({ act: shelf, id: near }, talk, finder);
  // What to do about a thing has words of its own for it, unless the intent's words speak of just that.
  if (talk.now.asking !== undefined && talk.now.asking.kind.says.length > 0 && !hasSubject(intent))
    return undefined;
  const asked = subjectOf(intent, met);
  const answer = asked && aboutIntents[asked];
  return (
    asked && answer && { id: asked, via: "intent", says: wordsOn(answer, talk), leadsTo: answer.leadsTo }
  );
}

/** Words for somebody are asked for by name, whatever was read: "one sentence I could say to her". */
function aWording(talk: Talk): Found | undefined {
  const { met, beside } = talk.now;
  const words = plainWords(met);
  const isNamed = wording(words) >= 0 && words.length <= wordsOfWording && !beside.includes("wants-practice");
  const answer = aboutIntents["words-tell"];
  return answer && isNamed && coversIntent("words-tell", met)
    ? { id: "words-tell", via: "intent", says: wordsOn(answer, talk), leadsTo: "say-it" }
    : undefined;
}
const wording = wordList(
  "first sentence, one sentence, a sentence, first line, opening line, what words, which words, the words, the right words, to say to, what do i say, what can i say, what should i say, what shall i say, how do i say, how i say, how to say, how do i tell, how i tell, how to tell, how should i tell, how can i tell, what do i tell, what can i tell, how do i put it, how do i explain, how to explain",
);
const wordsOfWording = 24;

/** What our own "step by step" is. */
function aboutSteps({ now: { met } }: Talk, finder: AnswerFinder): Found | undefined {
  const says = finder.textsOf("asks-product", "how-does-it-go");
  return plainWords(met).join(" ").includes("step by step")
    ? { id: "how-does-it-go", via: "phrase", says }
    : undefined;
}

/** The intent whose words speak of what is asked: the one that was read, or, of words for somebody, others. */
const subjectOf = (intent: Intent, question: string): Intent | undefined =>
  [intent, ...(intent.startsWith("words-") ? wordsForAnybody : [])].find((one) =>
    coversIntent(one, question),
  );
const wordsForAnybody = ["words-sorry", "words-tell"] as const satisfies Intent[];

/** What is said to those who ask in these ways is better than what an intent has for any such question. */
const metByForm = new Set([
  "stay",
  "why-repeat",
  "practice-where",
  "check-words",
  "lean",
  "judge",
  "would-you",
  "would-you-feel",
  "can-you-help",
  "why-them",
  "future",
  "how-them",
]);

/** Whether and how are asked in nearly the same words, and of no prepared answer is it sure which of them it answers. */
const surelyByForm = new Set(["check-words", "say-to", "lean", "why-repeat"]);

/** The answer to a question by the way in which it is asked: words for somebody, or what is honestly said to a question of its kind. */
function aboutForm(talk: Talk, finder: AnswerFinder): Found | undefined {
  const { now, story } = talk;
  const { asking, intent, met } = now;
  const { shape } = story;
  if (asking === undefined) return undefined;
  const { gives } = asking.kind;
  if (gives) return foundAt(gives, talk, finder);
  const { name, says, saysInLoss, leadsTo } = asking.kind;
  if (name === "say-to") {
    const read = intent?.startsWith("words-") && intent !== "words-self" ? subjectOf(intent, met) : undefined;
    const words = aboutIntents[read ?? "words-tell"];
    return (
      words && { id: read ?? "words-tell", via: "form", says: wordsOn(words, talk), leadsTo: words.leadsTo }
    );
  }
  if (!asking.kind.isFirst && !metByForm.has(name)) return undefined;
  return shape === "loss" && saysInLoss.length > 0
    ? { id: `asked-${name}`, via: "form", says: saysInLoss }
    : { id: `asked-${name}`, via: "form", says, leadsTo };
}

/** What was told last, in this message or before it. */
const toldBefore = ({ now, turns }: Pick<Talk, "now" | "turns">): string | undefined =>
  now.isTelling ? now.tells : turns.slice(0, -1).findLast(({ isTelling }) => isTelling)?.tells;

/** "What can I do?" asks for what helps with what was told, where that is nearly what a known question is about. */
function helpWith({ now, turns }: Talk, finder: AnswerFinder): AnswerId | undefined {
  if (formOf(now.met, true)?.isLoose !== true) return undefined;
  const told = toldBefore({ now, turns });
  const id = told === undefined ? undefined : finder.find("asks-how", told, helpFrom);
  return id === undefined ? undefined : { act: "asks-how", id };
}
/** What was told is no question, and has to come nearer to one. */
const helpFrom = 0.42;

/** What the library is asked: the question, and what was told where it only points there. */
export function askedOfLibrary(talk: Talk): string {
  const context = contextOf(talk);
  return context === undefined ? talk.now.met : `${talk.now.met} ${context}`;
}

/** Whether the library may know what a question asks: it knows nothing of the app, of a life, nor of what the coach missed. */
export const mayBeInLibrary = ({ now }: Talk): boolean =>
  !now.beside.includes("complains") &&
  !now.beside.includes("corrects") &&
  (now.act === "asks-how" || (now.intent !== undefined && ofLibrary.has(now.intent))) &&
  (ofProduct?.(plainWords(now.met)) ?? -1) < 0;
const ofLibrary = new Set<Intent>(["helps", "stop", "ahead", "why-self"]);

/** What was told last, where a question points to it. */
function contextOf({ now, turns }: Talk): string | undefined {
  if (pointing(plainWords(now.met)) < 0) return undefined;
  if (now.isTelling && now.tells !== now.met) return now.tells;
  return turns.slice(0, -1).findLast(({ isTelling }) => isTelling)?.tells;
}
