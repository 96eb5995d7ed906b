import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** How the server behaves to the next calls. */
export type ModelBehaviour =
  | "ok"
  | "wrong-key"
  | "hangs-up"
  | "silent"
  | "html"
  | "slow"
  | "holds"
  | "empty"
  | "redirects";

/** A model server on loopback, for tests: speaks the Responses API and chat completions, streamed. */
export interface ModelServer {
  /** Base address, to be used as `baseUrl`; ends in `/v1`. */
  baseUrl: string;
  /** Bodies received, oldest first. */
  requests: string[];
  /** How it answers from now on; an answer that `holds` in its middle goes on once it is told to behave otherwise. */
  behave(behaviour: ModelBehaviour): void;
  /** The text of the next answers, or a rule that makes it from the request body. */
  answer(text: string | ((body: string) => string)): void;
  /** A page that the next answers over the Responses API name as what they rest on. */
  cite(page: { title: string; url: string }): void;
  close(): Promise<void>;
}

const call = z.looseObject({ stream: z.boolean().optional(), model: z.string() });
type Send = (event: object) => void;

/** Starts one; port 0 takes a free port. */
export async function startModelServer({
  port = 0,
  text = "So your boss shouted at you. Where in your body do you notice it?",
} = {}): Promise<ModelServer> {
  let behaviour: ModelBehaviour = "ok";
  let answer: string | ((body: string) => string) = text;
  let cited: { title: string; url: string } | undefined;
  const requests: string[] = [];
  const server = createServer((request, response) => {
    void received(request).then(async (body) => {
      requests.push(body);
      await respond(
        request.url ?? "",
        body,
        response,
        () => behaviour,
        typeof answer === "string" ? answer : answer(body),
        cited,
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const { port: taken } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${taken}/v1`,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    answer: (next) => {
      answer = next;
    },
    cite: (page) => {
      cited = page;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

async function received(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) body += String(chunk);
  return body;
}

async function respond(
  url: string,
  body: string,
  response: ServerResponse,
  behaviourNow: () => ModelBehaviour,
  answer: string,
  cited?: { title: string; url: string },
): Promise<void> {
  const behaviour = behaviourNow();
  if (behaviour === "silent") return;
  // A server without a list of models: whoever looks is not told any.
  if (body === "") return void response.writeHead(404, { "content-type": "application/json" }).end("{}");
  if (behaviour === "wrong-key") {
    response.writeHead(401, { "content-type": "application/json" }).end(
      JSON.stringify({
        error: {
          message: "Incorrect API key provided: sk-secret",
          type: "invalid_request_error",
          code: "invalid_api_key",
        },
      }),
    );
    return;
  }
  if (behaviour === "html")
    return void response
      .writeHead(200, { "content-type": "text/html" })
      .end("<html><body>Sign in</body></html>");
  if (behaviour === "redirects")
    return void response.writeHead(307, { location: "http://localhost:9/elsewhere" }).end();
  const { model } = call.parse(JSON.parse(body));
  response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-cache" });
  const send: Send = (event) => void response.write(`data: ${JSON.stringify(event)}\n\n`);
  const pieces = behaviour === "empty" ? [] : (answer.match(/\S+\s*/g) ?? []);
  const sent = behaviour === "hangs-up" ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces;
  const wire = url.endsWith("/responses") ? responsesWire(model, send, cited) : completionsWire(model, send);
  wire.open();
  const middle = Math.floor(sent.length / 2);
  for (const [index, piece] of sent.entries()) {
    while (index === middle && behaviourNow() === "holds" && !response.destroyed) await pause(20);
    if (response.destroyed) return;
    wire.piece(piece);
    if (behaviour === "slow") await pause(40);
  }
  if (behaviour === "hangs-up") return void setImmediate(() => response.destroy());
  wire.close();
  response.end(url.endsWith("/responses") ? "" : "data: [DONE]\n\n");
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

interface Wire {
  open(): void;
  piece(text: string): void;
  close(): void;
}

function responsesWire(model: string, send: Send, cited?: { title: string; url: string }): Wire {
  const item = { type: "message", id: "msg_1", status: "in_progress", role: "assistant", content: [] };
  const base = {
    id: "resp_1",
    object: "response",
    created_at: 1_700_000_000,
    model,
    output: [],
    incomplete_details: null,
    service_tier: null,
  };
  const usage = {
    input_tokens: 10,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 10,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 20,
  };
  return {
    open: () => {
      send({ type: "response.created", response: base });
      send({ type: "response.output_item.added", output_index: 0, item });
    },
    piece: (delta) =>
      send({
        type: "response.output_text.delta",
        item_id: "msg_1",
        output_index: 0,
        content_index: 0,
        delta,
        logprobs: [],
      }),
    close: () => {
      if (cited) {
        const annotation = { type: "url_citation", ...cited, start_index: 0, end_index: 1 };
        const at = { item_id: "msg_1", output_index: 0, content_index: 0, annotation_index: 0 };
        send({ type: "response.output_text.annotation.added", ...at, annotation });
      }
      send({ type: "response.output_item.done", output_index: 0, item: { ...item, status: "completed" } });
      send({ type: "response.completed", response: { ...base, usage } });
    },
  };
}

function completionsWire(model: string, send: Send): Wire {
  const chunk = (delta: object, finish: string | null): object => ({
    id: "chat_1",
    object: "chat.completion.chunk",
    created: 1_700_000_000,
    model,
    choices: [{ index: 0, delta, finish_reason: finish }],
  });
  return {
    open: () => send(chunk({ role: "assistant", content: "" }, null)),
    piece: (content) => send(chunk({ content }, null)),
    close: () => send(chunk({}, "stop")),
  };
}
