import { once } from "node:events";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { createQuickVoice } from "#server/testing/quick-voice.ts";

/** An OpenAI-compatible speech server on loopback, for journeys and figures: each sentence is a tone as long as its words. */
export interface SpeechServer {
  baseUrl: string;
  /** What was asked for, sentence by sentence. */
  asked: { voice: string; input: string }[];
  /** From now on it refuses whatever it is asked for. */
  fail: () => void;
  close: () => Promise<void>;
}

const request = z.looseObject({ voice: z.string(), input: z.string() });

/** Samples as a WAV of one channel and 16 bits. */
function wavOf(samples: Float32Array, sampleRate: number): Buffer {
  const bytes = Buffer.alloc(44 + 2 * samples.length);
  bytes.write("RIFF", 0);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  bytes.write("WAVEfmt ", 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(sampleRate, 24);
  bytes.writeUInt32LE(2 * sampleRate, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write("data", 36);
  bytes.writeUInt32LE(2 * samples.length, 40);
  for (const [at, sample] of samples.entries()) bytes.writeInt16LE(Math.round(32_767 * sample), 44 + 2 * at);
  return bytes;
}

/** Starts one that needs so long for a sentence, whatever its length. */
export async function startSpeechServer({ sentenceMs = 0 } = {}): Promise<SpeechServer> {
  const asked: SpeechServer["asked"] = [];
  const voice = createQuickVoice().builtInSpeech();
  const { signal } = new AbortController();
  let isWell = true;
  const server = createServer(async (incoming, response) => {
    if (incoming.method !== "POST") return response.writeHead(404).end();
    if (!isWell) return response.writeHead(500).end();
    let body = "";
    for await (const part of incoming) body += String(part);
    const { voice: name, input } = request.parse(JSON.parse(body));
    asked.push({ voice: name, input });
    await sleep(sentenceMs);
    const { samples, sampleRate } = await voice.speak({ sentence: input, voice: "Aria", signal });
    return response.writeHead(200, { "content-type": "audio/wav" }).end(wavOf(samples, sampleRate));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("the speech server has no port");
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    asked,
    fail: () => {
      isWell = false;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
