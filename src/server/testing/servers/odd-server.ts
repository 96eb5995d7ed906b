import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";

/** How the server behaves to the next calls. */
export type OddBehaviour =
  | "ok"
  | "hangs"
  | "drips"
  | "redirects-inside"
  | "redirects-forever"
  | "fails"
  | "floods"
  | "floods-packed"
  | "hangs-up"
  | "sends-pictures";

/** Every way in which it does not answer as it should. */
export const misbehaviours: OddBehaviour[] = [
  ...(["hangs", "drips", "redirects-inside", "redirects-forever", "fails", "floods"] as const),
  ...(["floods-packed", "hangs-up", "sends-pictures"] as const),
];

/** What a well-behaved answer is made of. */
export interface OddAnswer {
  text: string;
  type?: string;
  status?: number;
}

/** A server on loopback, for tests, that answers as it is told or misbehaves in one of the usual ways. */
export interface OddServer {
  /** Without a slash at the end. */
  url: string;
  port: number;
  /** Paths and bodies received, oldest first. */
  requests: { path: string; body: string; headers: NodeJS.Dict<string | string[]> }[];
  behave(behaviour: OddBehaviour): void;
  answer(answer: (path: string, body: string) => OddAnswer): void;
  close(): Promise<void>;
}

const flood = 50 * 1024 * 1024;

/** Starts one on a free port. */
export async function startOddServer(): Promise<OddServer> {
  let behaviour: OddBehaviour = "ok";
  let answer: (path: string, body: string) => OddAnswer = () => ({ text: "{}" });
  const requests: OddServer["requests"] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => {
      body += chunk.toString();
    });
    request.on("end", () => {
      const path = request.url ?? "";
      requests.push({ path, body, headers: request.headers });
      respond(behaviour, answer(path, body), response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${address.port}`,
    port: address.port,
    requests,
    behave: (next) => {
      behaviour = next;
    },
    answer: (next) => {
      answer = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function respond(behaviour: OddBehaviour, answer: OddAnswer, response: ServerResponse): void {
  const json = { "content-type": "application/json" };
  switch (behaviour) {
    case "hangs":
      return;
    case "drips": {
      response.writeHead(200, json).write("[");
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
      return;
    }
    case "redirects-inside":
      response.writeHead(302, { location: "http://169.254.169.254/latest/meta-data/" }).end();
      return;
    case "redirects-forever":
      response.writeHead(302, { location: "/again" }).end();
      return;
    case "fails":
      response.writeHead(500, json).end('{"error":"secret trace"}');
      return;
    case "floods":
      pour(response.writeHead(200, json));
      return;
    case "floods-packed":
      response
        .writeHead(200, { ...json, "content-encoding": "gzip" })
        .end(gzipSync(Buffer.alloc(flood, " "), { level: 1 }));
      return;
    case "hangs-up":
      response.writeHead(200, { ...json, "content-length": 1000 }).write("[");
      setImmediate(() => response.destroy());
      return;
    case "sends-pictures":
      response.writeHead(200, { "content-type": "image/png" }).end("[]");
      return;
    case "ok":
      response.writeHead(answer.status ?? 200, { "content-type": answer.type ?? json["content-type"] });
      response.end(answer.text);
  }
}

/** Fifty megabytes that are not announced, as fast as somebody takes them. */
function pour(response: ServerResponse): void {
  const chunk = Buffer.alloc(256 * 1024, " ");
  let sent = 0;
  const more = () => {
    while (sent < flood && !response.destroyed) {
      sent += chunk.length;
      if (!response.write(chunk)) return void response.once("drain", more);
    }
    response.end();
  };
  more();
}
