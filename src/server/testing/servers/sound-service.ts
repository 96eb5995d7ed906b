import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { encodeLoop } from "#server/audio/music/rendering/encode-loop.ts";

/** How the service behaves to the next calls. */
export type SoundServiceBehaviour =
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
export interface SoundCall {
  url: string;
  key: string | undefined;
  body: Record<string, unknown>;
}

/** A service of speech and music on loopback, for tests: answers every POST with an MP3, or badly, and knows nothing else. */
export interface SoundService {
  baseUrl: string;
  calls: SoundCall[];
  behave(behaviour: SoundServiceBehaviour): void;
  /** Answers still open. */
  open(): number;
  close(): Promise<void>;
}

/** Speech and music are tones of their own: the same one twice would add up as nothing heard ever does. */
const tone = { seconds: 1.5, speechHz: 220, musicHz: 587, level: 0.2 };

/** A tone as a real MP3, so that what comes of it can be measured. */
async function encodedTone(hz: number): Promise<Buffer> {
  const { sampleRate } = musicMp3Format;
  const samples = Float32Array.from(
    { length: tone.seconds * sampleRate },
    (_, at) => tone.level * Math.sin((2 * Math.PI * hz * at) / sampleRate),
  );
  return Buffer.from(await encodeLoop({ left: samples, right: samples }));
}

function keyOf(headers: IncomingHttpHeaders): string | undefined {
  return headers["xi-api-key"]?.toString() ?? headers.authorization?.replace("Bearer ", "");
}

/** Starts one on a free port. */
export async function startSoundService(): Promise<SoundService> {
  const [speech, music] = await Promise.all([encodedTone(tone.speechHz), encodedTone(tone.musicHz)]);
  let behaviour: SoundServiceBehaviour = "ok";
  let open = 0;
  const calls: SoundCall[] = [];
  const server = createServer((request, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    if (request.method !== "POST") return response.writeHead(404).end();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.concat(chunks).toString()));
      calls.push({ url: request.url ?? "", key: keyOf(request.headers), body });
      const audio = { "content-type": "audio/mpeg" };
      const piece = (request.url ?? "").includes("music") ? music : speech;
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
