import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeEach, expect, test } from "vitest";
import { startTestServer, withdrawAgreement } from "#server/testing/test-server.ts";
import { errorCatalogue } from "#shared/contract/errors.ts";
import { limits } from "#shared/limits/limits.ts";
import { encodeWav } from "#shared/sound/encode-wav.ts";

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
const plain =
  (type: string, body: string): Answer =>
  (response) =>
    void response.writeHead(200, { "content-type": type }).end(body);

const said = "I am tense and tired";
let answer: Answer = json({ text: said });
const heard: { url: string; key: string | undefined; form: string }[] = [];
const far = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const form = Buffer.concat(chunks).toString("latin1");
    heard.push({ url: request.url ?? "", key: request.headers.authorization, form });
    answer(response, request);
  });
});
await new Promise<void>((resolve) => far.listen(0, "127.0.0.1", resolve));
const { port } = far.address() as AddressInfo;
const server = await startTestServer({
  TRANSCRIPTION_BASE_URL: `http://127.0.0.1:${port}/v1/`,
  TRANSCRIPTION_MODEL: "whisper-small",
  TRANSCRIPTION_API_KEY: "key-of-a-test",
  TRANSCRIPTION_SECONDS_PER_PERSON_PER_DAY: "10",
});
afterAll(async () => {
  await server.close();
  far.closeAllConnections();
  await new Promise<void>((resolve) => far.close(() => resolve()));
});
beforeEach(() => {
  answer = json({ text: said });
  heard.length = 0;
});

function spoken(seconds: number, level = 0.3): Uint8Array<ArrayBuffer> {
  const { sampleRate } = limits.dictation;
  const samples = Float32Array.from(
    { length: Math.round(seconds * sampleRate) },
    (_, at) => level * Math.sin(at / 9),
  );
  return encodeWav(samples, sampleRate);
}

type Sender = Pick<Awaited<ReturnType<typeof server.person>>, "fetch">;
const give = (person: Sender, body: BodyInit = spoken(1)) =>
  person.fetch("/api/dictations", { method: "POST", body, duplex: "half" } as RequestInit);

async function refusal(response: Response): Promise<string> {
  const { code, message, status } = await response.json();
  expect([status, message]).toEqual([
    response.status,
    errorCatalogue[code as keyof typeof errorCatalogue].text,
  ]);
  return code;
}

test("what is said comes back as text; the server is asked with its model and key, and the seconds are counted", async () => {
  const person = await server.person();
  const response = await give(person, spoken(2.5));
  expect([response.status, await response.json()]).toEqual([200, { text: said }]);
  const [call] = heard;
  expect(call).toMatchObject({ url: "/v1/audio/transcriptions", key: "Bearer key-of-a-test" });
  expect(call?.form).toMatch(/name="model"\r\n\r\nwhisper-small/);
  expect(call?.form).toMatch(/name="file"; filename="speech\.wav"\r\ncontent-type: audio\/wav/i);
  const { metering, providerCounts } = server.services;
  expect(await metering.list(person.id)).toMatchObject([{ dictatedMs: 2500, serviceSpeechMs: 0 }]);
  const counted = providerCounts.today().providers.find(({ provider }) => provider === "whisper-small");
  expect(counted).toMatchObject({ requests: 1, heardMs: 2500 });
});

test.each<[string, Answer]>([
  ["verbose JSON", json({ task: "transcribe", duration: 1, text: said, segments: [{ id: 0, text: said }] })],
  ["JSON that calls itself text", plain("text/plain", JSON.stringify({ text: said }))],
  ["the bare words", plain("text/plain; charset=utf-8", `${said}\n`)],
  [
    "events",
    plain(
      "text/event-stream",
      `data: {"type":"transcript.text.delta","delta":"I am"}\n\ndata: {"type":"transcript.text.done","text":"${said}"}\n\n`,
    ),
  ],
  [
    "events without a whole",
    plain(
      "text/event-stream",
      `data: {"delta":"I am tense"}\n\ndata: {"delta":" and tired"}\n\ndata: [DONE]\n\n`,
    ),
  ],
  ["words in odd spaces", json({ text: ` I am\n tense \u0000and  tired ` })],
])("%s is understood", async (_what, given) => {
  answer = given;
  expect(await (await give(await server.person())).json()).toEqual({ text: said });
});

const secret = "secret text";

test.each<[string, Answer]>([
  ["a page", plain("text/html", `<html>${secret}</html>`)],
  ["JSON without a text", json({ detail: secret })],
  ["a page that calls itself text", plain("text/plain", `<html>${secret}</html>`)],
  ["404 on the path", (response) => void response.writeHead(404).end(secret)],
  ["a refused key", json({ error: { message: secret } }, 401)],
  ["500", json({ error: secret }, 500)],
  ["a redirect", (response) => void response.writeHead(302, { location: "http://127.0.0.1:1/" }).end()],
  ["a connection that is cut", (response) => void response.destroy()],
  [
    "an endless answer",
    (response) => {
      response.writeHead(200, { "content-type": "application/json" });
      const pour = () => {
        while (!response.destroyed && response.write("x".repeat(100_000)));
      };
      response.on("drain", pour);
      pour();
    },
  ],
])("%s is told in one sentence, costs nothing, and nothing of it stands in the log", async (_what, given) => {
  answer = given;
  const person = await server.person();
  expect(await refusal(await give(person))).toBe("DICTATION_FAILED");
  expect(await server.services.metering.list(person.id)).toEqual([]);
});

test("silence is not sent at all, since recognisers invent words for it; nor is what is no recording or too long", async () => {
  const person = await server.person();
  expect(await refusal(await give(person, spoken(2, 0.0005)))).toBe("NOTHING_HEARD");
  expect(await refusal(await give(person, "no sound"))).toBe("DICTATION_UNREADABLE");
  expect(await refusal(await give(person, new Uint8Array(0)))).toBe("DICTATION_UNREADABLE");
  expect(await refusal(await give(person, spoken(limits.dictation.maxSeconds + 1)))).toBe(
    "DICTATION_TOO_LONG",
  );
  const slow = encodeWav(new Float32Array(8000 * (limits.dictation.maxSeconds + 1)).fill(0.3), 8000);
  expect(await refusal(await give(person, slow))).toBe("DICTATION_TOO_LONG");
  expect(heard).toEqual([]);
});

test("a recording in which nothing was understood says so", async () => {
  answer = json({ text: " " });
  expect(await refusal(await give(await server.person()))).toBe("NOTHING_HEARD");
});

test("a transcript longer than a message may be is cut to one", async () => {
  answer = json({ text: "la ".repeat(limits.message.maxChars) });
  const { text } = await (await give(await server.person())).json();
  expect(text.length).toBe(limits.message.maxChars);
});

test("at the cap nothing more is sent, and the person is told until when", async () => {
  const person = await server.person();
  expect((await give(person, spoken(11))).status).toBe(200);
  expect(await refusal(await give(person))).toBe("DICTATION_USED_UP");
  expect(heard.length).toBe(1);
});

test("nobody is listened to who is not signed in or has not agreed", async () => {
  expect(await refusal(await give(server.visitor()))).toBe("SIGNED_OUT");
  const person = await server.person();
  await withdrawAgreement(server, person.id);
  expect(await refusal(await give(person))).toBe("AGREEMENT_NEEDED");
  expect(heard).toEqual([]);
});

test("where sound goes is told as another server's, or as this machine's", () => {
  expect(server.services.dictation.label).toBe("whisper-small");
  expect(server.services.health.providers).toMatchObject({ dictation: "whisper-small" });
  expect(server.services.health.providers.configured).toContain("dictation");
});
