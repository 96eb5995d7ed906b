import { availableParallelism, loadavg } from "node:os";
import { z } from "zod";
import { allThreads, mainThread } from "#scripts/thread-times.ts";
import { defaultChatConfig } from "#shared/chat/default-chat-config.ts";
import { startProduct } from "../tests/e2e/support/product.ts";
import type { Report } from "./report.ts";
import { sentences, startTimedModel, type TimedModel } from "./timed-model.ts";
import { signUp, type Visitor } from "./visitor.ts";

const turns = 40;
const warmUp = 5;
const text = "My manager criticised my report in front of the whole team this morning and I froze.";

const event = z.object({
  choices: z.array(z.object({ delta: z.object({ content: z.string().optional() }) })),
});

interface Times {
  beforeAsked: number[];
  passedOn: number[];
  /** The product's processor time before the model is asked, all its threads together. */
  ran: number[];
  /** What a sentence took without the time in which the two threads it passes through had no processor. */
  own: number[];
}

const noTimes = (): Times => ({ beforeAsked: [], passedOn: [], ran: [], own: [] });

/** A moment, and how long the threads that a sentence passes through had waited for a processor until then. */
interface Moment {
  at: number;
  waitedMs: number;
}

/** The moment by this process's clock; of the product's process where there is one between the model and the listener. */
const momentFor = (pid: number | undefined) => (): Moment => ({
  at: performance.now(),
  waitedMs: mainThread("self").waitedMs + (pid === undefined ? 0 : mainThread(pid).waitedMs),
});

/** When each sentence had been heard whole, of a text that comes in pieces. */
function createEar(now: () => Moment) {
  const heardAt = new Map<string, Moment>();
  let heard = "";
  return {
    heardAt,
    hear: (piece: string) => {
      heard += piece;
      for (const sentence of sentences)
        if (!heardAt.has(sentence) && heard.includes(sentence)) heardAt.set(sentence, now());
    },
  };
}

/** Notes how long each sentence took from its last token to whoever listens. Throws where one was never heard. */
function notePassing(leftAt: Map<string, Moment>, heardAt: Map<string, Moment>, times: Times): void {
  for (const [sentence, left] of leftAt) {
    const heard = heardAt.get(sentence);
    if (heard === undefined) throw new Error("a sentence of the model's was not passed on");
    times.passedOn.push(heard.at - left.at);
    times.own.push(Math.max(0, heard.at - left.at - (heard.waitedMs - left.waitedMs)));
  }
}

/** One turn of the product, answered by the model: from the post to the model, and from the model to the listener. */
async function turn({ calls }: Visitor, model: TimedModel, times: Times, pid: number): Promise<void> {
  const now = momentFor(pid);
  const answered = model.nextAnswer(now, () => allThreads(pid).ranMs);
  const ear = createEar(now);
  const ranBefore = allThreads(pid).ranMs;
  const postedAt = performance.now();
  const message = { messageId: crypto.randomUUID(), sessionId: null, text, file: null, timeZone: "UTC" };
  for await (const event of await calls.chat.send({ ...message, config: defaultChatConfig })) {
    if (event.type === "failed") throw new Error(event.text);
    if (event.type === "text") ear.hear(event.text);
  }
  const { askedAt, ranMs, leftAt } = await answered;
  times.beforeAsked.push(askedAt - postedAt);
  times.ran.push(ranMs - ranBefore);
  notePassing(leftAt, ear.heardAt, times);
}

/** The same without the product: the model is asked directly. */
async function direct(model: TimedModel, times: Times): Promise<void> {
  const now = momentFor(undefined);
  const answered = model.nextAnswer(now, () => 0);
  const ear = createEar(now);
  const postedAt = performance.now();
  const response = await fetch(`${model.baseUrl}/chat/completions`, { method: "POST", body: text });
  let open = "";
  for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (open + piece).split("\n");
    open = lines.pop() ?? "";
    for (const line of lines)
      if (line.startsWith("data: {"))
        ear.hear(event.parse(JSON.parse(line.slice(6))).choices[0]?.delta.content ?? "");
  }
  const { askedAt, leftAt } = await answered;
  times.beforeAsked.push(askedAt - postedAt);
  notePassing(leftAt, ear.heardAt, times);
}

/** What the product adds to a model: before it is asked, and between it and whoever listens. */
export default async function modelTurn({ figure, note }: Report): Promise<void> {
  const model = await startTimedModel();
  const product = await startProduct({
    env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "m", RATE_LIMITS: "off" },
  });
  try {
    const visitor = await signUp(product.url);
    const through = noTimes();
    const without = noTimes();
    for (let round = -warmUp; round < turns; round++) {
      const spare = noTimes();
      await turn(visitor, model, round < 0 ? spare : through, product.pid);
      await direct(model, round < 0 ? spare : without);
    }
    const { beforeAsked, passedOn: sentencesAfter, ran, own } = through;
    const control = { name: "the model alone", samples: without.passedOn };
    figure({
      name: "from the post of a message to the call of the model",
      unit: "ms",
      samples: beforeAsked,
      control: { name: "the model alone", samples: without.beforeAsked },
      target: { atMost: 30 },
    });
    figure({
      name: "of it, processor time of all the product's threads",
      unit: "ms",
      samples: ran,
    });
    const name = "from the last token of a sentence to the listener";
    figure({ name, unit: "ms", samples: sentencesAfter, control, target: { atMost: 2 } });
    figure({ name, unit: "ms", samples: sentencesAfter, target: { atMost: 8, quantile: 0.99 } });
    const ownName = "the same, own";
    figure({ name: ownName, unit: "ms", samples: own });
    note(
      `${turns} turns that open a chat, each answered by a model server on loopback with ${sentences.length} sentences, a word every 15 ms. The listener and the model run in one process and by one clock, the product in another; the post and the listening go over HTTP as a browser's do. The database is the embedded one, whose commits are forced to the disk. "Own" leaves out the time in which the product's main thread or the listener's was ready and no processor was free; on a machine that does nothing else it is the same as without. In the minute before the end ${(loadavg()[0] ?? 0).toFixed(1)} threads on average were ready to run or ran, on ${availableParallelism()} processors.`,
    );
  } finally {
    await product.stop();
    await model.close();
  }
}
