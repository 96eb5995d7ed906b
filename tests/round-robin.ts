import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A proxy on loopback before several processes of the product. */
export interface RoundRobin {
  url: string;
  /** Who answers from now on: all in turn, or one of them alone. */
  lead(to: string[]): void;
  /** Whether requests say that they were forwarded; the product counts those whatever its settings are. */
  say(isForwarded: boolean): void;
  close(): Promise<void>;
}

/**
 * Starts one. As deploy/nginx.conf has it, a request goes on to the next process only where a connection never came about; what a
 * process has taken is not sent twice.
 */
export async function startRoundRobin(): Promise<RoundRobin> {
  let behind: string[] = [];
  let turn = 0;
  let saysForwarded = false;
  const pass = (from: IncomingMessage, body: Buffer, to: ServerResponse, triesLeft: number) => {
    const origin = behind[turn++ % behind.length] ?? "";
    const forwarded = saysForwarded ? { "x-forwarded-for": "203.0.113.9" } : {};
    const headers = { ...from.headers, ...forwarded, connection: "close" };
    const onward = request(new URL(from.url ?? "/", origin), { method: from.method, headers, agent: false });
    let isConnected = false;
    onward.on("socket", (socket) => socket.once("connect", () => (isConnected = true)));
    onward.on("response", (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(to);
      answer.on("error", () => to.destroy());
      answer.on("aborted", () => to.destroy());
    });
    onward.on("error", () => {
      if (!isConnected && triesLeft > 0) return pass(from, body, to, triesLeft - 1);
      if (to.headersSent) return void to.destroy();
      to.writeHead(502).end();
    });
    to.on("close", () => onward.destroy());
    onward.end(body);
  };
  const server = createServer((from, to) => {
    const chunks: Buffer[] = [];
    from.on("data", (chunk: Buffer) => chunks.push(chunk));
    from.on("end", () => pass(from, Buffer.concat(chunks), to, behind.length));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    lead: (to) => {
      behind = to;
    },
    say: (isForwarded) => {
      saysForwarded = isForwarded;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
