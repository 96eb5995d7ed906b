import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { z } from "zod";
import type { Product } from "../tests/e2e/support/product.ts";
import { memoryOf, processorMs } from "./process-cost.ts";
import { fromListeners, fromModel, nowMs, type toListeners } from "./stream-messages.ts";
import { sentences, tokens } from "./stream-sentences.ts";

/** One level of load, measured while it was even. */
export interface Level {
  /** Pieces of the model's text in a second, and those that would have left had nobody been slow. */
  eventsPerSecond: number;
  askedPerSecond: number;
  processorMsPerEvent: number;
  /** The share of one core that the product's process used. */
  cores: number;
  peakMb: number;
  /** From the last token of a sentence to its listener. */
  lagMs: number[];
  /** From the post of a message to the call of the model. */
  beforeAskedMs: number[];
  /** From the post to the first words, and what the model server itself took for its first whole sentence. */
  firstMs: number[];
  firstSentenceMs: number[];
  /** What was wrong with each reply that failed or of which a sentence was not heard. */
  faults: string[];
  replies: number;
}

/** How the built-in guide kept up. */
export interface GuideLevel {
  turnsPerSecond: number;
  processorMsPerTurn: number;
  faults: string[];
}

/** A model server and listeners, each in a process of its own. */
export interface Stage {
  modelUrl: string;
  /** People who will write sign up at a product. */
  come(url: string, people: number): Promise<void>;
  /** So many replies at once at the product to which people came last, measured for a while. */
  play(product: Product, streams: number, forMs: number): Promise<Level>;
  /** So many people who write to a guide that answers at once, and write again. */
  playGuide(product: Product, people: number, forMs: number): Promise<GuideLevel>;
  stop(): void;
}

const everyMs = 50;
const replyMs = everyMs * tokens.flat().length;

const start = (name: string, ...args: string[]): ChildProcess =>
  fork(fileURLToPath(new URL(name, import.meta.url)), args, { execArgv: [] });

async function answerOf<S extends z.ZodType>(child: ChildProcess, schema: S): Promise<z.infer<S>> {
  const [told] = await once(child, "message");
  return schema.parse(told);
}

const restEveryMs = 1000;
const restShare = 0.05;

/** Waits until a product that has just been started does nothing any more: it reads its library meanwhile. */
export async function untilAtRest(product: Product): Promise<void> {
  for (let before = processorMs(product.pid); ; ) {
    await wait(restEveryMs);
    const ran = processorMs(product.pid);
    if (ran - before < restEveryMs * restShare) return;
    before = ran;
  }
}

/** Starts both. */
export async function startStage(): Promise<Stage> {
  const model = start("stream-model-process.ts", String(everyMs));
  const { url } = await answerOf(model, fromModel);
  const listeners = start("stream-listeners-process.ts");
  let levels = 0;
  const ask = (word: "tell" | "forget") => {
    model.send(word);
    return answerOf(model, fromModel);
  };
  const order = (what: z.infer<typeof toListeners>) => {
    listeners.send(what);
    return answerOf(listeners, fromListeners);
  };
  return {
    modelUrl: url,
    come: async (at, people) => void (await order({ do: "come", url: at, people })),
    play: async (product, streams, forMs) => {
      await ask("forget");
      levels += 1;
      const listening = order({ do: "listen", streams, rampMs: replyMs, forMs, level: levels });
      await wait(replyMs);
      const from = { at: nowMs(), ran: processorMs(product.pid), ...(await ask("tell")) };
      await wait(forMs);
      const until = { at: nowMs(), ran: processorMs(product.pid), ...(await ask("tell")) };
      const { peakMb } = memoryOf(product.pid);
      const { replies: heard } = await listening;
      const { replies: given } = await ask("forget");
      return levelOf({ from, until, heard, given, streams, peakMb });
    },
    playGuide: async (product, people, forMs) => {
      levels += 1;
      const from = { at: nowMs(), ran: processorMs(product.pid) };
      const { replies } = await order({ do: "listen", streams: people, rampMs: 0, forMs, level: levels });
      const until = { at: nowMs(), ran: processorMs(product.pid) };
      const all = Object.values(replies);
      return {
        turnsPerSecond: (all.length * 1000) / (until.at - from.at),
        processorMsPerTurn: (until.ran - from.ran) / all.length,
        faults: all.flatMap(({ error }) => error ?? []),
      };
    },
    stop: () => {
      model.disconnect();
      listeners.disconnect();
    },
  };
}

/** What became of a reply that did not come whole: its error's code, or which sentence was not heard and how it ended. */
function faultOf(
  { error, heardAt, ending, postedAt, firstAt }: z.infer<typeof fromListeners>["replies"][string],
  reply: z.infer<typeof fromModel>["replies"][string] | undefined,
): string | undefined {
  if (error === null && heardAt.length === sentences.length) return undefined;
  const asked = reply
    ? `the model was asked after ${Math.round(reply.askedAt - postedAt)} ms and ended ${reply.leftAt.length} of ${sentences.length} sentences`
    : "the model was not asked";
  const heard = firstAt === null ? "nothing was heard" : `sentence ${heardAt.length + 1} was not heard`;
  return `${error ?? "no error"}, ${heard}, its last events ${ending.join(", ") || "none"}; ${asked}`;
}

interface Seen {
  from: { at: number; ran: number; events: number };
  until: { at: number; ran: number; events: number };
  heard: z.infer<typeof fromListeners>["replies"];
  given: z.infer<typeof fromModel>["replies"];
  streams: number;
  peakMb: number;
}

function levelOf({ from, until, heard, given, streams, peakMb }: Seen): Level {
  const seconds = (until.at - from.at) / 1000;
  const events = until.events - from.events;
  const level: Level = {
    eventsPerSecond: events / seconds,
    askedPerSecond: (streams * 1000) / everyMs,
    processorMsPerEvent: (until.ran - from.ran) / events,
    cores: (until.ran - from.ran) / (until.at - from.at),
    peakMb,
    lagMs: [],
    beforeAskedMs: [],
    firstMs: [],
    firstSentenceMs: [],
    faults: [],
    replies: 0,
  };
  const isWithin = (at: number) => at >= from.at && at < until.at;
  for (const [mark, reply] of Object.entries(heard)) {
    const fault = faultOf(reply, given[mark]);
    if (fault !== undefined) level.faults.push(fault);
  }
  for (const [mark, { postedAt, firstAt, heardAt }] of Object.entries(heard)) {
    const reply = given[mark];
    level.replies += 1;
    if (!reply) continue;
    for (const [number, at] of heardAt.entries()) {
      const left = reply.leftAt[number];
      if (left !== undefined && isWithin(left)) level.lagMs.push(at - left);
    }
    const [firstLeft] = reply.leftAt;
    if (firstAt === null || firstLeft === undefined || !isWithin(postedAt)) continue;
    level.beforeAskedMs.push(reply.askedAt - postedAt);
    level.firstMs.push(firstAt - postedAt);
    level.firstSentenceMs.push(firstLeft - reply.askedAt);
  }
  return level;
}
