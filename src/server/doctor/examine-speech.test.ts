import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { CompatibleSpeechSettings } from "#server/providers/speech/compatible-speech.ts";
import { examineSpeechServer } from "./examine-speech.ts";

type Answer = (response: ServerResponse) => void;

const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Half a second of 16-bit silence at 24 kHz, without a header. */
const spoken: Answer = (response) =>
  void response.writeHead(200, { "content-type": "audio/pcm" }).end(Buffer.alloc(24_000));

/** A speech server that has these answers by their paths, and knows nothing else. */
async function serving(answers: Record<string, Answer>) {
  const server = createServer((request, response) => {
    request.resume();
    const answer = answers[request.url ?? ""];
    if (answer) answer(response);
    else response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not found</h1>");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function foundOf(baseUrl: string, more: Partial<CompatibleSpeechSettings> = {}) {
  const examination = { signal: new AbortController().signal, timeoutMs: 10_000 };
  const { state, lines } = await examineSpeechServer({ baseUrl, model: "kokoro", ...more }, examination);
  return `${state}: ${lines.join(" ")}`;
}

const speech = "/v1/audio/speech";
const voices = "/v1/audio/voices";
const models = "/v1/models";

test("a server that speaks is well, and which of its voices speak as ours is told", async () => {
  const base = await serving({ [speech]: spoken, [voices]: json({ voices: ["a", "b", "c", "d"] }) });
  expect(await foundOf(`${base}/v1`)).toBe(
    "well: kokoro spoke a word of 0.5 s. Aria is a, Rowan is b, Sol is c, Wren is d.",
  );
});

test("an address without /v1, or one that names the call itself, is told with the right one", async () => {
  const base = await serving({ [speech]: spoken, [models]: json({ data: [{ id: "kokoro" }] }) });
  const right = `is not where the server speaks. Set SPEECH_BASE_URL=${base}/v1`;
  expect(await foundOf(base)).toBe(`unwell: ${base} ${right}`);
  expect(await foundOf(`${base}${speech}`)).toBe(`unwell: ${base}${speech} ${right}`);
});

test("a model and a voice that are not there are told with those that are", async () => {
  const refuses = json({ detail: "secret text" }, 404);
  const base = await serving({
    [speech]: refuses,
    [models]: json({ data: [{ id: "tts-1" }] }),
    [voices]: json({ voices: [{ id: "af_heart", name: "Heart" }] }),
  });
  expect(await foundOf(`${base}/v1`)).toBe(
    "unwell: The server does not list the model kokoro. Set SPEECH_MODEL to one that it has: tts-1",
  );
  expect(await foundOf(`${base}/v1`, { voices: { Sol: "af_hart" } })).toBe(
    "unwell: The server has no voice af_hart. Set SPEECH_VOICES to names that it has: af_heart",
  );
  const blended = await foundOf(`${base}/v1`, { model: "tts-1", voices: { Sol: "af_heart(2)+af_sky(1)" } });
  expect(blended).toMatch(/check SPEECH_BASE_URL, SPEECH_MODEL and SPEECH_VOICES\. Its voices: af_heart$/);
});

test("nothing there, a refused key, a page and a failure each have a line of their own", async () => {
  const found = {
    nothing: await foundOf("http://127.0.0.1:9/v1"),
    key: await foundOf(`${await serving({ [speech]: json({}, 401) })}/v1`),
    page: await foundOf(`${await serving({ [speech]: (response) => void response.end("<html>") })}/v1`),
    failed: await foundOf(`${await serving({ [speech]: json({}, 500) })}/v1`),
  };
  expect(found.nothing).toMatch(/^unwell: .*could not be reached.*SPEECH_BASE_URL/);
  expect(found.key).toMatch(/^unwell: .*SPEECH_API_KEY/);
  expect(found.page).toMatch(/^unwell: .*text and not sound/);
  expect(found.failed).toMatch(/^unwell: .*answered 500/);
});
