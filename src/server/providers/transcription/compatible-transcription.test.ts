import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { examineTranscription } from "#server/doctor/examine-transcription.ts";
import { encodeWav } from "#shared/sound/encode-wav.ts";
import { createCompatibleTranscription } from "./compatible-transcription.ts";
import { TranscriptionUnavailable } from "./transcription.ts";

type Answer = (response: ServerResponse) => void;
const json =
  (body: unknown, status = 200): Answer =>
  (response) =>
    void response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** A server with these answers by their paths, that knows nothing else. */
async function serving(answers: Record<string, Answer>) {
  let open = 0;
  const server = createServer((request, response) => {
    open += 1;
    response.on("close", () => {
      open -= 1;
    });
    request.resume();
    const answer = answers[request.url ?? ""];
    if (answer) answer(response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, open: () => open };
}

const path = "/v1/audio/transcriptions";
const wav = encodeWav(new Float32Array(1600).fill(0.2), 16_000);

test("a server that stays silent, before its answer or within it, is given up and let go", async () => {
  const silent: Answer = () => {};
  const stalls: Answer = (response) => void response.writeHead(200).write('{"text":"I');
  for (const answer of [silent, stalls]) {
    const { base, open } = await serving({ [path]: answer });
    const transcription = createCompatibleTranscription({ baseUrl: `${base}/v1`, model: "m", idleMs: 50 });
    const failure = await transcription
      .transcribe({ wav, signal: new AbortController().signal })
      .catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(TranscriptionUnavailable);
    expect(failure).toMatchObject({ fault: "too-slow" });
    await expect.poll(open).toBe(0);
  }
});

test("whoever leaves ends the call with their own reason", async () => {
  const { base } = await serving({ [path]: () => {} });
  const leaving = new AbortController();
  const asked = createCompatibleTranscription({ baseUrl: `${base}/v1`, model: "m" }).transcribe({
    wav,
    signal: leaving.signal,
  });
  leaving.abort(new Error("left"));
  await expect(asked).rejects.toThrow("left");
});

async function foundOf(baseUrl: string) {
  const examination = { signal: new AbortController().signal, timeoutMs: 10_000 };
  const { state, lines } = await examineTranscription({ baseUrl, model: "whisper-1" }, examination);
  return `${state}: ${lines.join(" ")}`;
}

test("the doctor has it listen to a tone, and names the right address, model or key where it does not", async () => {
  const { base } = await serving({
    [path]: json({ text: "" }),
    "/v1/models": json({ data: [{ id: "whisper-1" }] }),
  });
  expect(await foundOf(`${base}/v1`)).toMatch(/^well: whisper-1 listened to a second of sound within \d/);
  expect(await foundOf(base)).toBe(
    `unwell: ${base} is not where the server listens. Set TRANSCRIPTION_BASE_URL=${base}/v1`,
  );
  const other = await serving({
    [path]: json({ detail: "secret text" }, 404),
    "/v1/models": json({ data: [{ id: "small.en" }] }),
  });
  expect(await foundOf(`${other.base}/v1`)).toBe(
    "unwell: The server does not list the model whisper-1. Set TRANSCRIPTION_MODEL to one that it has: small.en",
  );
  const keyed = await serving({ [path]: json({}, 401) });
  expect(await foundOf(`${keyed.base}/v1`)).toMatch(/TRANSCRIPTION_API_KEY/);
  expect(await foundOf("http://127.0.0.1:9/v1")).toMatch(
    /^unwell: .*could not be reached.*TRANSCRIPTION_BASE_URL/,
  );
});
