import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** How the service behaves to the next calls. */
export type MusicServiceBehaviour =
  | "ok"
  | "wrong-key"
  | "quota"
  | "html"
  | "truncated"
  | "hangs-up"
  | "silent"
  | "stalls"
  | "endless"
  | "redirects";

/** What a call asked for. */
export interface MusicCall {
  url: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** A music service on loopback, for tests: answers `POST /v1/music` well or badly. */
export interface MusicService {
  baseUrl: string;
  calls: MusicCall[];
  behave(behaviour: MusicServiceBehaviour): void;
  /** Answers still open. */
  open(): number;
  close(): Promise<void>;
}

/** Silent frames of MPEG-1 layer III, 128 kbit/s at 44.1 kHz, without padding. */
function frames(count: number): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x44]);
  return Buffer.concat(Array.from({ length: count }, () => frame));
}

/** Starts one on a free port. */
export async function startMusicService(): Promise<MusicService> {
  let behaviour: MusicServiceBehaviour = "ok";
  let open = 0;
  const calls: MusicCall[] = [];
  const server = createServer((request, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.concat(chunks).toString()));
      calls.push({ url: request.url ?? "", key: request.headers["xi-api-key"]?.toString(), body });
      const audio = { "content-type": "audio/mpeg" };
      const piece = frames(60);
      switch (behaviour) {
        case "wrong-key":
          return response
            .writeHead(401, { "content-type": "application/json" })
            .end('{"detail":"secret text"}');
        case "quota":
          return response.writeHead(429).end("slow down");
        case "html":
          return response.writeHead(200, { "content-type": "text/html" }).end("<html>not music</html>");
        case "truncated":
          return response.writeHead(200, audio).end(piece.subarray(0, piece.length - 100));
        case "redirects":
          return response.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
        case "hangs-up":
          response.writeHead(200, { ...audio, "content-length": String(piece.length) });
          return response.write(piece.subarray(0, 5000), () => response.destroy());
        case "stalls":
          return response.writeHead(200, audio).write(piece.subarray(0, 5000));
        case "endless": {
          response.writeHead(200, audio);
          const pour = () => {
            while (!response.destroyed && response.write(piece));
          };
          response.on("drain", pour);
          return pour();
        }
        case "silent":
          return undefined;
        default:
          return response.writeHead(200, audio).end(piece);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    calls,
    behave: (next) => {
      behaviour = next;
    },
    open: () => open,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
