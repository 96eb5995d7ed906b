import { people } from "#scripts/eval/people.ts";
import { playWith } from "#scripts/eval/play-talk.ts";
import { isEcho } from "#scripts/eval/sense/faults.ts";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { faultOf } from "#server/coach/care/said/assess-reply.ts";
import { wholeSentences } from "#server/coach/care/said/whole-sentences.ts";
import { type Coach, CoachUnavailable, type Utterance } from "#server/coach/coach.ts";
import { otherLanguageOf } from "#server/coach/language/other-language.ts";
import type { CoachModel, ModelPatience } from "#server/coach/model/coach-model.ts";
import { createModelCoach } from "#server/coach/model/model-coach.ts";
import { checkScript } from "#server/coach/script/check-script.ts";
import { recordModel } from "./record-model.ts";

/** Figures of one model by name, each as a reader wants it. */
export type ModelScore = Record<string, string>;

/** How much is asked of the model. */
export interface Extent {
  people: number;
  /** Ends the whole; what was measured until then is lost. */
  signal: AbortSignal;
}

interface Exchange {
  said: string;
  shown: string;
}

/** First messages in other languages, with the language in which the reply is to come. */
const foreign: [language: string, text: string][] = [
  ["es", "Mi jefe me gritó delante de todos en la reunión y todavía tengo un nudo en la garganta."],
  ["de", "Mein Chef hat mich vor allen angeschrien und seitdem habe ich einen Kloß im Hals."],
  ["fr", "Mon chef m'a crié dessus devant tout le monde et depuis j'ai la gorge serrée."],
];

/**
 * Plays the people of the guide's evaluation with a model, as the product would ask it, and measures what came: the arc,
 * form, sense by rule, safety before and after our reader, scripts, language, tokens and seconds. The people are spread
 * over the manners. Throws nothing for a model that fails: failures are counted.
 */
export async function measureModel(
  configured: CoachModel,
  patience: ModelPatience,
  { people: count, signal }: Extent,
): Promise<ModelScore> {
  const { model, calls } = recordModel(configured);
  const coach = createModelCoach({ main: model }, patience);
  const faults: string[] = [];
  const exchanges: Exchange[] = [];
  const raw: string[] = [];
  const talks: Awaited<ReturnType<typeof playWith>>[] = [];
  const scripts: { script: string; talk: Utterance[]; isOwn: boolean }[] = [];
  const step = Math.max(1, Math.floor(people.length / count));
  for (const [at, person] of people
    .filter((_, index) => index % step === 0)
    .slice(0, count)
    .entries()) {
    const replyTo = async (conversation: Utterance[]): Promise<string> => {
      const before = calls.length;
      const shown = await replyOf(coach, conversation, signal, faults);
      raw.push(
        ...calls
          .slice(before)
          .map((call) => call.raw)
          .filter(Boolean),
      );
      exchanges.push({ said: conversation.at(-1)?.text ?? "", shown });
      return shown;
    };
    const talk = await playWith(person, replyTo);
    talks.push(talk);
    const script = await scriptOf(coach, talk.conversation, `seed-${at}`, signal, faults);
    if (script) scripts.push({ ...script, talk: talk.conversation });
  }
  const inTheirs: boolean[] = [];
  for (const [language, text] of foreign) {
    const shown = await replyOf(coach, [{ role: "person", text }], signal, faults);
    inTheirs.push(otherLanguageOf(shown) === language);
  }
  const shown = exchanges.map((exchange) => exchange.shown).filter(Boolean);
  const own = scripts.filter(({ isOwn }) => isOwn);
  return {
    replies: String(exchanges.length),
    "calls that failed": part(faults.length, calls.length),
    "by cause": [...new Set(faults)].join(", ") || "–",
    "meditation spoken of within ten messages": part(talks.filter(isOffered).length, talks.length),
    "talks that ask what was answered": part(
      talks.filter(({ askedAgain }) => askedAgain.length > 0).length,
      talks.length,
    ),
    "talks that say a sentence twice": part(talks.filter(saysTwice).length, talks.length),
    "replies that echo": part(
      exchanges.filter(({ said, shown: reply }) => isEcho(reply, said)).length,
      shown.length,
    ),
    "replies with two questions": part(
      shown.filter((text) => (text.match(/\?/g)?.length ?? 0) > 1).length,
      shown.length,
    ),
    "replies with lists, headings or exclamation marks": part(shown.filter(isOutOfForm).length, shown.length),
    "mean words of a reply": mean(shown.map((text) => text.split(/\s+/).length)),
    "replies over 60 words": part(shown.filter((text) => text.split(/\s+/).length > 60).length, shown.length),
    "sentences our reader refuses, before it": part(refused(raw), sentencesIn(raw)),
    "the same, as shown": part(refused(shown), sentencesIn(shown)),
    "replies with more than a person may see": part(raw.filter(isUnclean).length, raw.length),
    "meditations that are the model's": part(own.length, scripts.length),
    "of those, criteria of style missed, mean": mean(own.map(({ script, talk }) => missed(script, talk))),
    "replies in the person's language": part(inTheirs.filter(Boolean).length, inTheirs.length),
    "tokens read a call, estimated": mean(calls.map(({ tokensIn }) => tokensIn)),
    "tokens written a call, estimated": mean(calls.map(({ tokensOut }) => tokensOut)),
    "seconds to the first words, median": seconds(calls.flatMap(({ firstMs }) => firstMs ?? [])),
    "seconds of a call, median": seconds(calls.map(({ totalMs }) => totalMs)),
  };
}

const style = { mode: "none", verbosity: "low", reasoning: "low" } as const;

/** What a person would be shown; a failure is counted by its cause, and what had arrived counts as the reply. */
async function replyOf(
  coach: Coach,
  conversation: Utterance[],
  signal: AbortSignal,
  faults: string[],
): Promise<string> {
  let shown = "";
  try {
    const request = { conversation: [...conversation], style, passages: [], seed: "eval", signal };
    for await (const chunk of coach.reply(request)) if (chunk.type === "text") shown += chunk.text;
  } catch (error) {
    faults.push(causeOf(error));
  }
  signal.throwIfAborted();
  return shown.trim();
}

async function scriptOf(
  coach: Coach,
  conversation: Utterance[],
  seed: string,
  signal: AbortSignal,
  faults: string[],
): Promise<{ script: string; isOwn: boolean } | undefined> {
  let isOwn = true;
  const onStandIn = (): void => {
    isOwn = false;
  };
  try {
    return { script: await coach.meditation({ conversation, passages: [], seed, signal, onStandIn }), isOwn };
  } catch (error) {
    faults.push(causeOf(error));
    signal.throwIfAborted();
    return undefined;
  }
}

function causeOf(error: unknown): string {
  if (error instanceof CoachUnavailable) return error.fault ?? error.reason;
  throw error;
}

const isOffered = ({ conversation }: { conversation: Utterance[] }): boolean =>
  conversation.some(({ role, text }) => role === "coach" && /\bmeditation\b/i.test(text));

function saysTwice({ conversation }: { conversation: Utterance[] }): boolean {
  const said = conversation
    .filter(({ role }) => role === "coach")
    .flatMap(({ text }) => sentencesOf(text))
    .filter((sentence) => sentence.length > 12);
  return new Set(said).size < said.length;
}

const sentencesOf = (text: string): string[] =>
  wholeSentences(`${text}\n`).sentences.map((sentence) => sentence.trim());
const isOutOfForm = (text: string): boolean => /^\s*(?:[-*•]|\d+[.)]|#{1,4})\s|!/m.test(text);
/** Marks of thinking, of chat templates or of a role in front of the answer. */
const isUnclean = (raw: string): boolean =>
  /<\/?think|<\|[^|]{1,40}\|>|\[\/?INST\]|<\/?direction|^\s*(?:assistant|coach|user|person)\s*:/im.test(raw);
const refused = (texts: string[]): number =>
  texts.flatMap(sentencesOf).filter((sentence) => faultOf(sentence) !== undefined).length;
const sentencesIn = (texts: string[]): number => texts.flatMap(sentencesOf).length;

function missed(script: string, talk: Utterance[]): number {
  const { story, wishes } = readTalk(talk);
  return checkScript(script, story, wishes).length;
}

const part = (count: number, of: number): string =>
  of === 0 ? "–" : `${count}/${of} (${((100 * count) / of).toFixed(0)}%)`;
const mean = (values: number[]): string =>
  values.length === 0 ? "–" : (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(1);
const seconds = (values: number[]): string => {
  const middle = values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];
  return middle === undefined ? "–" : (middle / 1000).toFixed(1);
};
