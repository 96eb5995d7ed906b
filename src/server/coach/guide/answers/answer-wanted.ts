import type { Act } from "#server/coach/act/acts.ts";
import { fields } from "#server/coach/act/fields.ts";
import type { Talk } from "#server/coach/arc/read-talk.ts";
import { askingKind } from "#server/coach/asking/read-asking.ts";
import type { Wanted } from "#server/coach/intent/read-request.ts";
import { plainWords } from "#server/coach/story/word-list.ts";
import { aboutIntents, wordsOn } from "./about-intents.ts";
import type { AnswerFinder, AnswerId } from "./choose-answer.ts";
import type { Found } from "./found.ts";

/** Where the fixed answers stand to something that is asked for; of what is missing nothing could be known beforehand. */
const shelfOf: Partial<Record<Wanted, Act>> = {
  product: "asks-product",
  guide: "asks-product",
  worth: "asks-product",
  helps: "asks-how",
  stop: "asks-how",
  ahead: "asks-how",
  next: "asks-how",
};
/** From this nearness on a fixed answer is to the question: the shelf is known, so it may be asked in fewer of its words. */
const nearFrom = 0.42;
/** What can be done about a thing is not to be had from a shelf of feelings, unless that is nearly the very phrase. */
const nearFromNext = 0.6;
/** Whatever is asked for, so near to a phrase it is that question; and so near where the answer speaks of all that is asked. */
const theVeryPhrase = 0.85;
const nearlyThePhrase = 0.7;

/** Said of what a meditation is good for where nothing nearer is known. */
const ofWorth = "against-a-thing";

/** The ways of asking that say something better than the intent they belong to. */
const formsOf: Partial<Record<Wanted, readonly string[]>> = {
  decide: ["lean"],
  "check-words": ["check-words"],
  normal: ["judge"],
  fault: ["judge"],
  opinion: ["would-you-feel", "would-you", "judge"],
  "other-mind": ["why-them"],
  future: ["future"],
  next: ["how-them", "how-inner", "do-about", "can-you-help"],
  stop: ["how-inner"],
  product: ["who-reads", "practice-where"],
  guide: ["guide", "can-you-help", "why-repeat"],
  worth: ["what-for"],
  "why-asked": ["why-repeat"],
  exercise: ["practice-where"],
};
/** What is said where the intent is sure and its form is not known. */
const formOtherwise: Partial<Record<Wanted, string>> = {
  decide: "lean",
  "check-words": "check-words",
  "other-mind": "why-them",
};

/**
 * The prepared answer to what is surely asked for; undefined where there is none. `isOurs` is false where pages of the web, or a library that is not
 * ours, stand for our answers on how to do a thing.
 */
export function answerToWanted(talk: Talk, finder: AnswerFinder, isOurs: boolean): Found | undefined {
  const { wanted, met } = talk.now;
  if (wanted === undefined) return undefined;
  // Read as being about what they wrote, it is near to no other question.
  const ofWritten = talk.now.by === "given" ? byForm(talk, wanted, finder) : undefined;
  if (ofWritten) return ofWritten;
  const nearly = finder.nearlyAsked(met, nearlyThePhrase);
  const very = nearly && finder.covers(nearly, met) ? nearly : finder.nearlyAsked(met, theVeryPhrase);
  if (very !== undefined && (isOurs || very.act !== "asks-how")) return fixed(very, finder);
  const form = byForm(talk, wanted, finder);
  if (form) return form;
  const near = onShelf(wanted, met, finder);
  if (near !== undefined && (isOurs || near.act !== "asks-how")) return fixed(near, finder);
  if (wanted === "worth") return fixed({ act: "asks-product", id: ofWorth }, finder);
  if (wanted === "product" && !isOfProduct(`${met} ${talk.now.text}`)) return undefined;
  const answer = aboutIntents[wanted];
  return answer && { id: wanted, via: "intent", says: wordsOn(answer, talk), leadsTo: answer.leadsTo };
}

const productWords = fields.find(([name]) => name === "product")?.[1];
/** "How do I cancel my gym" is about a product, and not about this one. */
const isOfProduct = (text: string): boolean => (productWords?.(plainWords(text)) ?? -1) >= 0;

function onShelf(wanted: Wanted, question: string, finder: AnswerFinder): AnswerId | undefined {
  const act = shelfOf[wanted];
  if (act === undefined) return undefined;
  const id = finder.find(act, question, wanted === "next" ? nearFromNext : nearFrom);
  return id !== undefined && finder.covers({ act, id }, question) ? { act, id } : undefined;
}

function fixed({ act, id }: AnswerId, finder: AnswerFinder): Found {
  const { rests, leads } = finder.standing(act, id);
  return { id, via: "shelf", says: finder.textsOf(act, id), rests, leadsTo: leads };
}

function byForm({ now: { asking }, story }: Talk, wanted: Wanted, finder: AnswerFinder): Found | undefined {
  const read = formsOf[wanted]?.find((name) => name === asking?.kind.name);
  // How long it goes on has an answer of its own where somebody is missed.
  const ofLoss = story.shape === "loss" && wanted === "future" ? wanted : undefined;
  const name = read ?? formOtherwise[wanted] ?? ofLoss;
  if (name === undefined) return undefined;
  const { says, saysInLoss, leadsTo, gives } = askingKind(name);
  if (gives) return fixed(gives, finder);
  return story.shape === "loss" && saysInLoss.length > 0
    ? { id: `asked-${name}`, via: "form", says: saysInLoss }
    : { id: `asked-${name}`, via: "form", says, leadsTo };
}
