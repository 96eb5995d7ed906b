import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** What a model server on loopback saw, in milliseconds of this process's clock. */
export interface Answered<Moment> {
  /** When a call for a reply had come whole. */
  askedAt: number;
  /** What whoever asks was told of processor time at that moment. */
  ranMs: number;
  /** When the last token of each sentence left, by the sentence. */
  leftAt: Map<string, Moment>;
}

/** Hears of one answer as it is given. */
interface Listener {
  asked(): void;
  left(sentence: string): void;
  ended(): void;
}

/** A model server on loopback that answers each call token by token and notes when. */
export interface TimedModel {
  baseUrl: string;
  /** What became of the call for the next reply, with moments as `now` takes them; other calls are answered and not told. */
  nextAnswer<Moment>(now: () => Moment, ranMs: () => number): Promise<Answered<Moment>>;
  close(): Promise<void>;
}

/** Sentences that our reader leaves alone; each only once, so that a listener can tell them apart. */
export const sentences = [
  "That sounds like a hard morning.",
  "It makes sense that you froze.",
  "Many people go quiet when a room turns towards them.",
  "You are here now, and you can take your time.",
  "Where in your body do you notice it?",
];

const everyMs = 15;

/** A token is a word with the space after it, so that the last one of a sentence ends it. */
const tokensOf = (sentence: string): string[] => `${sentence} `.match(/\S+\s*/g) ?? [];

/** Starts one on a free port. */
export async function startTimedModel(): Promise<TimedModel> {
  let listener: Listener | undefined;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const hears = listener;
      listener = undefined;
      hears?.asked();
      void answer(response, (sentence) => hears?.left(sentence)).then(() => hears?.ended());
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the model server has no port");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    nextAnswer: <Moment>(now: () => Moment, ranMs: () => number) =>
      new Promise<Answered<Moment>>((resolve) => {
        const answered: Answered<Moment> = { askedAt: 0, ranMs: 0, leftAt: new Map() };
        listener = {
          asked: () => {
            answered.askedAt = performance.now();
            answered.ranMs = ranMs();
          },
          left: (sentence) => void answered.leftAt.set(sentence, now()),
          ended: () => resolve(answered),
        };
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(response: ServerResponse, onLeft: (sentence: string) => void): Promise<void> {
  const send = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const sentence of sentences) {
    const tokens = tokensOf(sentence);
    for (const [at, content] of tokens.entries()) {
      await wait(everyMs);
      if (at === tokens.length - 1) onLeft(sentence);
      send({ content }, null);
    }
  }
  send({}, "stop");
  response.end("data: [DONE]\n\n");
}
