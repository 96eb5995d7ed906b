import { z } from "zod";
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
}

/** When each sentence had been heard whole, of a text that comes in pieces. */
function createEar() {
  const heardAt = new Map<string, number>();
  let heard = "";
  return {
    heardAt,
    hear: (piece: string) => {
      heard += piece;
      for (const sentence of sentences)
        if (!heardAt.has(sentence) && heard.includes(sentence)) heardAt.set(sentence, performance.now());
    },
  };
}

/** How long each sentence took from its last token to whoever listens. Throws where one was never heard. */
function passedOn(leftAt: Map<string, number>, heardAt: Map<string, number>): number[] {
  return [...leftAt].map(([sentence, left]) => {
    const heard = heardAt.get(sentence);
    if (heard === undefined) throw new Error("a sentence of the model's was not passed on");
    return heard - left;
  });
}

/** One turn of the product, answered by the model: from the post to the model, and from the model to the listener. */
async function turn({ calls }: Visitor, model: TimedModel, times: Times): Promise<void> {
  const answered = model.nextAnswer();
  const ear = createEar();
  const postedAt = performance.now();
  const message = { messageId: crypto.randomUUID(), sessionId: null, text, file: null, timeZone: "UTC" };
  for await (const event of await calls.chat.send({ ...message, config: defaultChatConfig })) {
    if (event.type === "failed") throw new Error(event.text);
    if (event.type === "text") ear.hear(event.text);
  }
  const { askedAt, leftAt } = await answered;
  times.beforeAsked.push(askedAt - postedAt);
  times.passedOn.push(...passedOn(leftAt, ear.heardAt));
}

/** The same without the product: the model is asked directly. */
async function direct(model: TimedModel, times: Times): Promise<void> {
  const answered = model.nextAnswer();
  const ear = createEar();
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
  times.passedOn.push(...passedOn(leftAt, ear.heardAt));
}

/** What the product adds to a model: before it is asked, and between it and whoever listens. */
export default async function modelTurn({ figure, note }: Report): Promise<void> {
  const model = await startTimedModel();
  const product = await startProduct({
    env: { LLM_BASE_URL: model.baseUrl, LLM_MODEL: "m", RATE_LIMITS: "off" },
  });
  try {
    const visitor = await signUp(product.url);
    const through: Times = { beforeAsked: [], passedOn: [] };
    const without: Times = { beforeAsked: [], passedOn: [] };
    for (let round = -warmUp; round < turns; round++) {
      const spare: Times = { beforeAsked: [], passedOn: [] };
      await turn(visitor, model, round < 0 ? spare : through);
      await direct(model, round < 0 ? spare : without);
    }
    const { beforeAsked, passedOn: sentencesAfter } = through;
    const control = { name: "the model alone", samples: without.passedOn };
    figure({
      name: "from the post of a message to the call of the model",
      unit: "ms",
      samples: beforeAsked,
      control: { name: "the model alone", samples: without.beforeAsked },
      target: { atMost: 30 },
    });
    const name = "from the last token of a sentence to the listener";
    figure({ name, unit: "ms", samples: sentencesAfter, control, target: { atMost: 2 } });
    figure({ name, unit: "ms", samples: sentencesAfter, target: { atMost: 8, quantile: 0.99 } });
    note(
      `${turns} turns that open a chat, each answered by a model server on loopback with ${sentences.length} sentences, a word every 15 ms. The listener and the model run in one process and by one clock, the product in another; the post and the listening go over HTTP as a browser's do. The database is the embedded one, whose commits are forced to the disk.`,
    );
  } finally {
    await product.stop();
    await model.close();
  }
}
