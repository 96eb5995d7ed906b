import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { z } from "zod";
import { type fromModel, type given, markOf, nowMs } from "./stream-messages.ts";
import { tokens } from "./stream-sentences.ts";

const everyMs = Number(process.argv[2]);

/** Follow-ups are asked for with a form, and answered at once. */
const followUps = JSON.stringify({ chats: ["How do I begin?", "What if I cannot?", "May I rest?"] });

let events = 0;
let replies: Record<string, z.infer<typeof given>> = {};

const server = createServer((request, response) => {
  let body = "";
  request.setEncoding("utf8");
  request.on("data", (piece: string) => {
    body += piece;
  });
  request.on("end", () => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (body.includes('"response_format"')) {
      send(response, { content: followUps }, null);
      end(response);
      return;
    }
    const reply = { askedAt: nowMs(), leftAt: [] };
    const mark = markOf(body);
    if (mark) replies[mark] = reply;
    answer(response, reply);
  });
});
server.listen(0, "127.0.0.1");
await once(server, "listening");
const address = server.address();
if (address === null || typeof address === "string") throw new Error("the model server has no port");
const url = `http://127.0.0.1:${address.port}/v1`;

function send(response: ServerResponse, delta: object, finish: string | null): void {
  const choices = [{ index: 0, delta, finish_reason: finish }];
  const chunk = {
    id: "chatcmpl-1",
    object: "chat.completion.chunk",
    created: 1_700_000_000,
    model: "m",
    choices,
  };
  response.write(`data: ${JSON.stringify(chunk)}\n\n`);
}

function end(response: ServerResponse): void {
  send(response, {}, "stop");
  response.end("data: [DONE]\n\n");
}

/** One token each so many milliseconds, by the clock and not by what the last one took. */
function answer(response: ServerResponse, { askedAt, leftAt }: z.infer<typeof given>): void {
  const flat = tokens.flatMap((words) =>
    words.map((content, at) => ({ content, isLast: at === words.length - 1 })),
  );
  let sent = 0;
  const next = () => {
    const token = flat[sent];
    if (response.destroyed) return;
    if (!token) {
      end(response);
      return;
    }
    sent += 1;
    events += 1;
    send(response, { content: token.content }, null);
    if (token.isLast) leftAt.push(nowMs());
    setTimeout(next, Math.max(0, askedAt + (sent + 1) * everyMs - nowMs()));
  };
  setTimeout(next, everyMs);
}

const tell = () => {
  const told: z.infer<typeof fromModel> = { url, events, replies };
  process.send?.(told);
};
tell();
process.on("message", (word) => {
  tell();
  if (word === "forget") replies = {};
});
process.on("disconnect", () => process.exit());
