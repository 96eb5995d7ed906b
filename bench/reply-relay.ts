import { once } from "node:events";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { z } from "zod";
import type { ChatMessage } from "#shared/chat/chat-message.ts";
import type { TurnEvent, UnnumberedTurnEvent } from "#shared/chat/turn.ts";

/** A reply with a cadence of its own: cut into pieces of so many characters, one every so many milliseconds. */
export interface PacedReply {
  text: string;
  chunkChars: number;
  everyMs: number;
}

/** When a paced reply's pieces left, in milliseconds of the clock on the wall. */
export interface Departures {
  firstAt: number;
  lastAt: number;
}

/** Stands before the product and passes everything on, except a message: that it answers itself, chunk by chunk. */
export interface ReplyRelay {
  /** Answers the next message with this reply; resolves when the last piece has left. */
  play(reply: PacedReply): Promise<Departures>;
  close(): Promise<void>;
}

const sent = z.object({
  json: z.object({ messageId: z.string(), sessionId: z.uuid(), text: z.string() }),
});

/** The address of a page with nothing on it, from the same origin. */
export const blankPath = "/blank";

/** Starts a relay on a port before the product at `target`. */
export async function startReplyRelay(port: number, target: string): Promise<ReplyRelay> {
  let next: { reply: PacedReply; told: (departures: Departures) => void } | undefined;
  const server = createServer((asked, answer) => {
    if (asked.url === blankPath)
      return void answer.setHeader("content-type", "text/html").end("<!doctype html>");
    const playing = next;
    if (asked.url !== "/api/rpc/chat/send" || !playing) return passOn(asked, answer, target);
    next = undefined;
    void play(asked, answer, playing.reply).then(playing.told);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    play: (reply) =>
      new Promise((told) => {
        next = { reply, told };
      }),
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

function passOn(asked: IncomingMessage, answer: ServerResponse, target: string): void {
  const { host: _, ...headers } = asked.headers;
  const onward = request(new URL(asked.url ?? "/", target), { method: asked.method, headers }, (got) => {
    answer.writeHead(got.statusCode ?? 502, got.headers);
    got.pipe(answer);
  });
  onward.on("error", () => answer.destroy());
  answer.on("close", () => onward.destroy());
  asked.pipe(onward);
}

async function play(asked: IncomingMessage, answer: ServerResponse, reply: PacedReply): Promise<Departures> {
  let body = "";
  for await (const chunk of asked.setEncoding("utf8")) body += chunk;
  const { json: input } = sent.parse(JSON.parse(body));
  answer.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  let at = 0;
  const tell = (event: UnnumberedTurnEvent) => {
    const numbered: TurnEvent = { ...event, at: at++ };
    answer.write(`event: message\ndata: ${JSON.stringify({ json: numbered })}\n\n`);
  };
  const now = new Date().toISOString();
  const message = (content: string, isUser: boolean): ChatMessage => ({
    id: crypto.randomUUID(),
    chatSessionId: input.sessionId,
    content,
    isUser,
    createdAt: now,
    kind: "message",
    status: "complete",
    sources: [],
  });
  const session = { id: input.sessionId, title: "A chat", createdAt: now, updatedAt: now };
  const mine = { ...message(input.text, true), id: input.messageId };
  tell({ type: "started", turnId: crypto.randomUUID(), kind: "reply", session, message: mine, usage: null });
  tell({ type: "progress", value: 60, step: "Crafting response..." });
  await wait(300);
  const departures = await tellChunks(reply, (text) => tell({ type: "text", text }));
  tell({ type: "saved", message: message(reply.text, false), isCareActive: false });
  tell({ type: "done" });
  answer.end("event: done\ndata: \n\n");
  return departures;
}

/** Keeps to the clock: a piece that left late does not delay those after it. */
async function tellChunks(reply: PacedReply, tell: (text: string) => void): Promise<Departures> {
  const clock = () => performance.timeOrigin + performance.now();
  const firstAt = clock();
  let lastAt = firstAt;
  for (let place = 0, count = 0; place < reply.text.length; place += reply.chunkChars, count++) {
    const restMs = firstAt + count * reply.everyMs - clock();
    if (restMs > 0) await wait(restMs);
    lastAt = clock();
    tell(reply.text.slice(place, place + reply.chunkChars));
  }
  return { firstAt, lastAt };
}
