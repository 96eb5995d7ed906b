import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

/** What a model server on loopback saw, in milliseconds of this process's clock. */
export interface Answered {
  /** When a call for a reply had come whole. */
  askedAt: number;
  /** When the last token of each sentence left, by the sentence. */
  leftAt: Map<string, number>;
}

/** A model server on loopback that answers each call token by token and notes when. */
export interface TimedModel {
  baseUrl: string;
  /** What became of the call for the next reply; other calls are answered and not told. */
  nextAnswer(): Promise<Answered>;
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
  let told: ((answered: Answered) => void) | undefined;
  const server = createServer((request, response) => {
    request.resume().on("end", () => {
      const askedAt = performance.now();
      const tell = told;
      told = undefined;
      void answer(response).then((leftAt) => tell?.({ askedAt, leftAt }));
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the model server has no port");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    nextAnswer: () =>
      new Promise((resolve) => {
        told = resolve;
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function answer(response: ServerResponse): Promise<Map<string, number>> {
  const leftAt = new Map<string, number>();
  const send = (delta: object, finish: string | null) =>
    response.write(
      `data: ${JSON.stringify({ id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`,
    );
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const sentence of sentences) {
    const tokens = tokensOf(sentence);
    for (const [at, content] of tokens.entries()) {
      await wait(everyMs);
      if (at === tokens.length - 1) leftAt.set(sentence, performance.now());
      send({ content }, null);
    }
  }
  send({}, "stop");
  response.end("data: [DONE]\n\n");
  return leftAt;
}
