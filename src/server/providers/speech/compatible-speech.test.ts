import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { voices } from "#shared/listening/voices.ts";
import { assignVoices } from "./assign-voices.ts";
import { type CompatibleSpeechSettings, createCompatibleSpeech } from "./compatible-speech.ts";
import { SpeechUnavailable } from "./speech.ts";

const sampleRate = 24_000;
const seconds = 0.6;

function levels(rate = sampleRate): number[] {
  return Array.from({ length: Math.round(seconds * rate) }, (_, at) =>
    Math.round(9000 * Math.sin((2 * Math.PI * 220 * at) / rate)),
  );
}

/** Bare samples, as `pcm` comes. */
function bare(rate = sampleRate): Buffer {
  const bytes = Buffer.alloc(2 * levels(rate).length);
  for (const [at, level] of levels(rate).entries()) bytes.writeInt16LE(level, 2 * at);
  return bytes;
}

function wav(saidLength?: number): Buffer {
  const samples = bare();
  const head = Buffer.alloc(44);
  head.write("RIFF", 0);
  head.writeUInt32LE(saidLength ?? 36 + samples.length, 4);
  head.write("WAVEfmt ", 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(sampleRate, 24);
  head.writeUInt32LE(2 * sampleRate, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write("data", 36);
  head.writeUInt32LE(saidLength ?? samples.length, 40);
  return Buffer.concat([head, samples]);
}

const asked = z.looseObject({ voice: z.string(), input: z.string(), model: z.string() });
type Asked = z.infer<typeof asked>;
type Answer = (response: ServerResponse, body: Asked, request: IncomingMessage) => void;

const sound =
  (type: string, bytes: Buffer): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": type }).end(bytes);

const list =
  (body: unknown): ((response: ServerResponse) => void) =>
  (response) =>
    void response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));

/** A speech server on loopback, below `/v1`, with these answers to a sentence and to a look at its voices. */
async function serving(speech: Answer, listed?: (response: ServerResponse) => void) {
  const calls: Asked[] = [];
  let lists = 0;
  const server = createServer((request, response) => {
    if (request.method === "GET") {
      lists += 1;
      if (listed && request.url === "/v1/audio/voices") return listed(response);
      return void response.writeHead(404).end();
    }
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = asked.parse(JSON.parse(Buffer.concat(chunks).toString()));
      calls.push(body);
      if (request.url === "/v1/audio/speech") speech(response, body, request);
      else response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  const { port } = server.address() as AddressInfo;
  return { calls, lists: () => lists, baseUrl: `http://127.0.0.1:${port}/v1` };
}

function speakingTo(settings: Partial<CompatibleSpeechSettings> & { baseUrl: string }) {
  const speech = createCompatibleSpeech({ model: "kokoro", ...settings });
  onTestFinished(() => speech.close());
  return (voice: (typeof voices)[number] = "Aria", signal = new AbortController().signal) =>
    speech.speak({ sentence: "Let your shoulders grow heavy.", voice, signal });
}

test.each([
  ["a WAV", sound("audio/wav", wav())],
  ["a WAV that calls itself an MP3", sound("audio/mpeg", wav())],
  ["a WAV that calls itself a page", sound("text/html", wav())],
  ["a WAV whose length was not known when it began", sound("audio/wav", wav(0xffff_ffff))],
  ["bare samples of the usual rate", sound("audio/pcm", bare())],
  ["bare samples whose type names another rate", sound("audio/L16;rate=16000;channels=1", bare(16_000))],
])("%s is spoken for as long as it was sent", async (_what, answer) => {
  const server = await serving(answer);
  const { samples, sampleRate: rate } = await speakingTo(server)();
  expect(samples.length / rate).toBeCloseTo(seconds, 2);
});

test.each([
  ["bare samples without a type", sound("application/octet-stream", bare()), /no MP3 and no WAV/],
  ["bare samples of an odd rate", sound("audio/l16; rate=7", bare()), /odd rate/],
  ["Ogg", sound("audio/ogg", Buffer.from("OggS and more of it")), /Ogg/],
  ["FLAC that calls itself a WAV", sound("audio/wav", Buffer.from("fLaC and more of it")), /FLAC/],
  ["a WAV that was cut short", sound("audio/wav", wav().subarray(0, 5000)), /cut short/],
  ["a WAV without a sample", sound("audio/wav", wav().subarray(0, 44)), /cut short/],
  ["JSON that calls itself sound", sound("audio/wav", Buffer.from('{"detail":"secret text"}')), /text/],
  ["nothing", sound("audio/wav", Buffer.alloc(0)), /no MP3/],
])("%s is no sentence, and the log learns what came without its words", async (_what, answer, words) => {
  const server = await serving(answer);
  const failure = await speakingTo(server)().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(SpeechUnavailable);
  expect(failure).toMatchObject({ fault: "bad-answer", message: expect.stringMatching(words) });
  expect(String(failure)).not.toContain("secret text");
});

test("a server is asked for the whole at once, and with fewer words where it refuses one it does not know", async () => {
  const strict: Answer = (response, body, request) => {
    if ("stream" in body) response.writeHead(422).end('{"detail":"extra fields not permitted"}');
    else sound("audio/wav", wav())(response, body, request);
  };
  const server = await serving(strict);
  const speak = speakingTo(server);
  await speak();
  await speak();
  expect(server.calls.map((body) => [body.stream, body.response_format])).toEqual([
    [false, "wav"],
    [undefined, "wav"],
    [undefined, "wav"],
  ]);
});

test("a server that refuses every way is asked each once, and the refusal is told", async () => {
  const server = await serving((response) => void response.writeHead(400).end("no"));
  await expect(speakingTo(server)()).rejects.toMatchObject({ fault: "call-refused" });
  expect(server.calls.length).toBe(3);
});

test("an address without /v1, or a model that is not there, is told as such", async () => {
  const { baseUrl } = await serving(sound("audio/wav", wav()));
  const wrong = speakingTo({ baseUrl: baseUrl.replace(/\/v1$/, "") });
  await expect(wrong()).rejects.toMatchObject({ fault: "wrong-path" });
});

test("a slash after the address makes no other address", async () => {
  const { baseUrl } = await serving(sound("audio/wav", wav()));
  await expect(speakingTo({ baseUrl: `${baseUrl}//` })()).resolves.toMatchObject({ sampleRate });
});

const many = Array.from({ length: 8 }, (_, place) => `voice-${place}`);

test.each([
  ["strings", list({ voices: many })],
  ["objects with an id", list({ voices: many.map((id) => ({ id, name: `${id} by name` })) })],
  ["objects with a voice_id", list(many.map((voice_id) => ({ voice_id, model_id: "m" })))],
  ["a list with odd entries", list({ data: [...many, null, 7, {}, ""] })],
])("voices that come as %s are four different ones of the list", async (_what, answer) => {
  const server = await serving(sound("audio/wav", wav()), answer);
  const speak = speakingTo(server);
  for (const voice of voices) await speak(voice);
  expect(server.calls.map(({ voice }) => voice)).toEqual(["voice-0", "voice-2", "voice-4", "voice-6"]);
  expect(server.lists()).toBe(1);
});

const usual = ["coral", "onyx", "sage", "fable"];

test.each([
  ["no such list", undefined],
  ["a page", (response: ServerResponse) => void response.writeHead(200).end("<html>")],
  ["an empty list", list({ voices: [] })],
  ["a list that has OpenAI's names", list({ voices: ["a", "b", ...usual] })],
  [
    "a list that redirects",
    (response: ServerResponse) => void response.writeHead(302, { location: "/" }).end(),
  ],
])("with %s OpenAI's names are asked for", async (_what, answer) => {
  const server = await serving(sound("audio/wav", wav()), answer);
  const speak = speakingTo(server);
  for (const voice of voices) await speak(voice);
  expect(server.calls.map(({ voice }) => voice)).toEqual(usual);
});

test("the operator's names are used as they stand, and with all four no list is asked for", async () => {
  const server = await serving(sound("audio/wav", wav()), list({ voices: many }));
  const chosen = { Aria: "af_heart(2)+af_sky(1)", Rowan: "b", Sol: "c", Wren: "d" };
  await speakingTo({ ...server, voices: chosen })();
  expect(server.calls.at(-1)?.voice).toBe("af_heart(2)+af_sky(1)");
  expect(server.lists()).toBe(0);
});

test("two of our voices are one speaker only where there are not enough, and none is without a name", () => {
  const names = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 30 });
  fc.assert(
    fc.property(names, fc.option(fc.string({ minLength: 1 }), { nil: undefined }), (listed, rowan) => {
      const assigned = assignVoices(rowan ? { Rowan: rowan } : {}, listed.length > 0 ? listed : undefined);
      for (const voice of voices) expect(assigned[voice].length).toBeGreaterThan(0);
      if (rowan) expect(assigned.Rowan).toBe(rowan);
      const free = listed.filter((name) => name !== rowan);
      if (free.length >= 4) expect(new Set(Object.values(assigned)).size).toBe(4);
    }),
  );
});

test("a person who leaves while the server thinks ends the call", async () => {
  const gone = Promise.withResolvers<void>();
  const server = await serving((_response, _body, request) => void request.on("close", () => gone.resolve()));
  const leaving = new AbortController();
  const speaking = speakingTo(server)("Aria", leaving.signal);
  const refused = expect(speaking).rejects.toThrow("left");
  while (server.calls.length === 0) await new Promise((resolve) => setImmediate(resolve));
  leaving.abort(new Error("left"));
  await refused;
  await gone.promise;
});
