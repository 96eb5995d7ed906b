import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { guideRequest } from "#scripts/eval/guide-request.ts";
import type { Figure } from "#scripts/eval/measure-care.ts";
import type { Act } from "#server/coach/act/acts.ts";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { askingKinds } from "#server/coach/asking/read-asking.ts";
import { isStanding } from "#server/coach/care/care-state.ts";
import { type Heard, hearMessage } from "#server/coach/care/hear-message.ts";
import { readMessage } from "#server/coach/care/read-message.ts";
import type { Coach, Passage, Utterance } from "#server/coach/coach.ts";
import { everyWordOn } from "#server/coach/guide/answers/about-intents.ts";
import { answersByAct } from "#server/coach/guide/answers/answers.ts";
import { filled } from "#server/coach/guide/answers/facts.ts";
import { createBuiltInGuide } from "#server/coach/guide/built-in-guide.ts";
import { knowledgeOf, nothingConfigured } from "#server/coach/guide/guide-setting.ts";
import { type Move, moveFor } from "#server/coach/guide/moves.ts";
import { sorryWords } from "#server/coach/guide/offer/offer-words.ts";
import { givenWords } from "#server/coach/guide/words/given-words.ts";
import { faultOfSpoken, moveWords } from "#server/coach/guide/words/move-words.ts";
import { stationOf } from "#server/coach/hour/read-hour.ts";
import { intents } from "#server/coach/intent/intents.ts";
import { sentencesIn } from "#server/coach/story/sentences.ts";
import { isEcho, isTurned, quotesIn } from "./faults.ts";
import { type FreePerson, type Need, readPeople, type SaidMessage } from "./read-people.ts";

/** A figure with the most it may be. */
export interface Ceiling extends Omit<Figure, "floor"> {
  /** 0 to 1; above it the evaluation fails. */
  ceiling: number;
}

/** What can be told of sense by rule: shares to be reached, and shares not to be passed. */
export interface SenseFigures {
  reached: Figure[];
  bounded: Ceiling[];
  /** What was asked for and not met, with the reply, for who wants to read it. */
  unmet: string[];
}

interface Exchange {
  message: SaidMessage;
  reply: string;
  isPractice: boolean;
  hasSource: boolean;
}

const seeds = ["one", "two", "three"];
/** Stands for whatever the library finds: it is measured elsewhere whether that is the right passage. */
const passage: Passage = {
  title: "A passage",
  text: "Attention can rest on one small thing at a time. That helps many people a little. It may be left at any moment.",
};
const { facts } = knowledgeOf(nothingConfigured);

/** Plays every person who does not cooperate, and counts what their replies do that they should not. */
export async function measureSense(): Promise<SenseFigures> {
  const guide = createBuiltInGuide();
  const talks: Exchange[][] = [];
  for (const person of readPeople()) for (const seed of seeds) talks.push(await played(guide, person, seed));
  const all = talks.flat();
  const share = (name: string, hit: number, of: number, ceiling: number): Ceiling => ({
    name,
    hit,
    of,
    ceiling,
  });
  const asked = all.filter(({ message }) => message.needs !== undefined);
  const unmet = asked.filter((one) => one.message.needs && !isMet(one, one.message.needs));
  const turnedAway = firstMessages().filter((text) =>
    away.has(moveFor(readTalk([{ role: "person", text }]).now.act, "opening")),
  );
  return {
    unmet: unmet.map(({ message, reply }) => `${message.text} (${message.needs}) => ${reply}`),
    reached: [
      {
        name: "uncooperative people: questions and requests met",
        hit: asked.length - unmet.length,
        of: asked.length,
        floor: 0.85,
      },
    ],
    bounded: [
      share(
        "uncooperative people: replies that echo",
        all.filter(({ message, reply }) => isEcho(reply, message.text)).length,
        all.length,
        0,
      ),
      share(
        "uncooperative people: replies that turn a clause round",
        all.filter(({ message, reply }) => isTurned(reply, message.text)).length,
        all.length,
        0,
      ),
      share(
        "uncooperative people: conversations that say a sentence twice",
        talks.filter(saysTwice).length,
        talks.length,
        0.1,
      ),
      share(
        "uncooperative people: replies with two questions",
        all.filter(({ reply, isPractice }) => !isPractice && (reply.match(/\?/g)?.length ?? 0) > 1).length,
        all.length,
        0,
      ),
      share(
        "uncooperative people: replies that end in a question",
        all.filter(({ reply }) => reply.endsWith("?")).length,
        all.length,
        0.7,
      ),
      share(
        "uncooperative people: replies that quote",
        all.filter(({ reply, message }) =>
          quotesIn(reply).some((quoted) => message.text.includes(quoted.replace(/\.$/, ""))),
        ).length,
        all.length,
        0.4,
      ),
      share("first messages of conversations turned away", turnedAway.length, firstMessages().length, 0.01),
    ],
  };
}

/** What turns somebody away who begins a conversation. */
const away = new Set<Move>([
  "send-to-doctor",
  "decline-errand",
  "stay-oneself",
  "not-understood",
  "say-goodbye",
]);

const talk = z.object({ messages: z.array(z.string()) });

/** How people begin in the conversations that were collected for care. */
const firstMessages = (): string[] =>
  ["first", "second", "third"].flatMap((set) =>
    readFileSync(join(import.meta.dirname, "..", "talks", `${set}.jsonl`), "utf8")
      .trim()
      .split("\n")
      .flatMap((line) => talk.parse(JSON.parse(line)).messages[0] ?? []),
  );

async function played(guide: Coach, { messages }: FreePerson, seed: string): Promise<Exchange[]> {
  const conversation: Utterance[] = [];
  const exchanges: Exchange[] = [];
  const now = new Date();
  let heard: Heard = { state: undefined, reply: undefined };
  for (const message of messages) {
    const read = readMessage(message.text, conversation, isStanding(heard.state, now));
    heard = hearMessage(heard.state, read, { now, countries: [], seed });
    const care = heard.reply;
    conversation.push({ role: "person", text: message.text });
    const exchange = care === undefined ? await answered(guide, message, conversation, seed) : undefined;
    if (exchange) exchanges.push(exchange);
    conversation.push({ role: "coach", text: care ?? exchange?.reply ?? "", isCare: care !== undefined });
  }
  return exchanges;
}

async function answered(
  guide: Coach,
  message: SaidMessage,
  conversation: Utterance[],
  seed: string,
): Promise<Exchange> {
  const exchange: Exchange = { message, reply: "", isPractice: false, hasSource: false };
  const request = guideRequest(conversation, seed, async (question) => [{ ...passage, title: question }]);
  for await (const chunk of guide.reply(request)) {
    if (chunk.type === "text") exchange.reply += chunk.text;
    else if (chunk.type === "practice") exchange.isPractice = true;
    else exchange.hasSource = true;
  }
  return exchange;
}

const says = (reply: string, texts: readonly string[]): boolean =>
  texts.some((text) => {
    const [first = ""] = filled(text, facts).split(/\{\w+\}/);
    return first.length > 3 && reply.includes(first.trim());
  });
const saysAnswer = (reply: string, ...to: Act[]): boolean =>
  to.some((act) => (answersByAct[act] ?? []).some((answer) => says(reply, answer.says)));

const saysToIntent = (reply: string): boolean => intents.some((intent) => says(reply, everyWordOn(intent)));

/** Ways of asking that have an answer of their own; where all that is said is that it is not known, nothing was met. */
const sayNo = new Set(["know-it", "measure"]);
const ofKinds = askingKinds.flatMap(({ name, isFirst, says: own, saysInLoss }) =>
  isFirst && !sayNo.has(name) ? [...own, ...saysInLoss] : [],
);

const takenWords = Object.values(givenWords).flatMap(({ takes }) => takes?.says ?? []);

/** What shows that a need was met. */
const met: Record<Need, (exchange: Exchange) => boolean> = {
  answer: ({ reply, hasSource }) =>
    hasSource ||
    saysAnswer(reply, "asks-product", "asks-advice", "asks-meaning") ||
    saysToIntent(reply) ||
    says(reply, ofKinds) ||
    says(reply, stationOf("decide").says),
  library: ({ reply, hasSource }) => hasSource || saysAnswer(reply, "asks-advice") || saysToIntent(reply),
  explain: ({ reply }) => saysAnswer(reply, "asks-meaning", "asks-product"),
  practice: ({ isPractice }) => isPractice,
  meditation: ({ reply }) => /\bMeditation\b/.test(reply),
  correct: ({ reply }) =>
    says(reply, [...moveWords.corrected, ...moveWords.heardOtherwise]) || saysAnswer(reply, "complains"),
  apology: ({ reply }) =>
    saysAnswer(reply, "complains") ||
    says(reply, [
      ...moveWords.complained,
      ...moveWords.complainedAgain,
      ...moveWords.unsure,
      ...sorryWords,
      ...faultOfSpoken,
    ]),
  // "I'm glad. That's enough for now." is what is said to thanks for a thing that was given.
  thanks: ({ reply }) =>
    says(reply, [...moveWords.thanks, ...moveWords.farewell, ...moveWords.goodNight, ...takenWords]),
  goodbye: ({ reply }) =>
    says(reply, [...moveWords.farewell, ...moveWords.farewellUnmet, ...moveWords.goodNight]),
  wait: ({ reply }) => says(reply, moveWords.wait),
  resume: ({ reply }) => says(reply, [...moveWords.resume, ...moveWords.welcomeAgain]),
  doctor: ({ reply }) => says(reply, moveWords.medical),
  decline: ({ reply }) =>
    says(reply, [...moveWords.errand, ...moveWords.orders, ...moveWords.noAnswerProduct]),
  english: ({ reply }) => reply.includes("findahelpline.com"),
  unclear: ({ reply }) => says(reply, [...moveWords.nonsense, ...moveWords.unclear]),
};

const isMet = (exchange: Exchange, need: Need): boolean => met[need](exchange);

/** A sentence of some length twice, practices and fixed answers left out. */
function saysTwice(exchanges: readonly Exchange[]): boolean {
  const said = exchanges
    .filter(
      ({ isPractice, reply }) =>
        !isPractice && !saysAnswer(reply, "asks-product", "asks-advice", "asks-meaning", "complains"),
    )
    .flatMap(({ reply }) => sentencesIn(reply))
    .filter((sentence) => sentence.length > 25);
  return new Set(said).size < said.length;
}
