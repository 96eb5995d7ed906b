import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import type { ModelCall } from "#server/coach/model/model-call.ts";
import { countLine } from "#server/doctor/count-line.ts";
import { examine } from "#server/doctor/doctor.ts";
import type { Finding } from "#server/doctor/finding.ts";
import { createLog } from "#server/http/logging/logging.ts";
import { readEnv } from "#server/settings/env.ts";
import { startModelServer } from "#server/testing/servers/model-server.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { createProviderCounts } from "./provider-counts.ts";

const folders: string[] = [];
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))));

/** Counts in a folder of their own, or in one that was counted in before, with what the log got. */
async function counting(at: { now: Date }, folder?: string) {
  const dataDir = folder ?? (await mkdtemp(join(tmpdir(), "stillpoint-counts-")));
  if (!folder) folders.push(dataDir);
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  const counts = await createProviderCounts({ dataDir, clock: () => at.now, log });
  return { counts, dataDir, logged: () => lines.map((line): unknown => JSON.parse(line)) };
}

const answered: ModelCall = {
  provider: "localhost:11434",
  model: "quiet-1",
  fault: undefined,
  tokensIn: 900,
  tokensOut: 40,
  isEstimated: false,
};
const noon = () => ({ now: new Date("2031-03-30T12:00:00Z") });

test("requests, failures by cause, tokens and seconds are counted by provider, and the log has a line for each", async () => {
  const { counts, logged } = await counting(noon());
  counts.ofModel(answered);
  counts.ofModel({ ...answered, isEstimated: true });
  for (const fault of ["too-slow", "unreachable", "too-slow"])
    counts.ofModel({ ...answered, fault, tokensIn: 0, tokensOut: 0 });
  counts.ofSpeech({ provider: "ElevenLabs", fault: undefined, spokenMs: 1500 });
  counts.ofSpeech({ provider: "ElevenLabs", fault: "quota", spokenMs: 0 });
  await counts.close();
  const model = {
    provider: "quiet-1 at localhost:11434",
    requests: 5,
    failures: { "too-slow": 2, unreachable: 1 },
    tokensIn: 1800,
    tokensOut: 80,
    estimatedTokens: 940,
    spokenMs: 0,
  };
  const voice = { provider: "ElevenLabs", requests: 2, failures: { quota: 1 }, tokensIn: 0, spokenMs: 1500 };
  expect(logged()).toMatchObject([
    { day: "2031-03-30", ...model },
    { day: "2031-03-30", ...voice },
  ]);
  expect(counts.today().providers).toMatchObject([model, voice]);
});

test("a restart goes on counting the day, and the next day begins at nothing after a last line of the old one", async () => {
  const at = noon();
  const first = await counting(at);
  first.counts.ofModel(answered);
  await first.counts.close();
  const second = await counting(at, first.dataDir);
  second.counts.ofModel(answered);
  expect(second.counts.today().providers).toMatchObject([{ requests: 2 }]);
  at.now = new Date("2031-03-31T00:00:00Z");
  second.counts.ofModel({ ...answered, model: "quiet-2" });
  expect(second.logged()).toMatchObject([{ day: "2031-03-30", requests: 2 }]);
  expect(second.counts.today()).toMatchObject({
    day: "2031-03-31",
    providers: [{ provider: "quiet-2 at localhost:11434", requests: 1 }],
  });
  await second.counts.close();
  const third = await counting({ now: new Date("2031-04-02T00:00:00Z") }, first.dataDir);
  expect(third.counts.today()).toEqual({ day: "2031-04-02", providers: [] });
  await third.counts.close();
});

test("a file that cannot be read stops nothing, and one that cannot be written is a line in the log", async () => {
  const { dataDir } = await counting(noon());
  await writeFile(
    join(dataDir, "provider-counts.json"),
    '{"day":"2031-03-30","providers":[{"requests":-1}]}',
  );
  const { counts } = await counting(noon(), dataDir);
  expect(counts.today().providers).toEqual([]);
  await counts.close();
  const blocked = await counting(noon(), join(dataDir, "provider-counts.json"));
  blocked.counts.ofModel(answered);
  await blocked.counts.close();
  expect(blocked.logged().at(-1)).toMatchObject({
    msg: "what the providers did could not be kept for the doctor",
  });
});

test("a turn is counted for its provider and the doctor tells it, without a word of anybody's", async () => {
  const model = await startModelServer();
  const server = await startTestServer({ LLM_BASE_URL: model.baseUrl, LLM_MODEL: "quiet-1" });
  const person = await server.person();
  await person.turn({ text: "My boss shouted at me" });
  model.behave("wrong-key");
  await person.turn({ text: "My secret sorrow is back" });
  await server.services.providerCounts.close();
  const kept = await readFile(join(server.dataDir, "provider-counts.json"), "utf8");
  expect(kept).not.toMatch(/boss|sorrow/);
  const env = readEnv({ DATA_DIR: server.dataDir }, join(server.dataDir, "none.env"));
  const examination = { signal: new AbortController().signal, timeoutMs: 20_000, isShort: true };
  const found: Finding[] = [];
  for await (const each of examine(env, examination)) found.push(each);
  const host = new URL(model.baseUrl).host;
  expect(found.at(-1)).toMatchObject({ service: "Asked", state: "note" });
  expect(found.at(-1)?.lines[1]).toMatch(
    new RegExp(
      `^quiet-1 at ${host}: \\d+ requests, [1-9] failed \\(key-refused [1-9]\\), [\\d,]+ tokens read`,
    ),
  );
  await server.close();
  await model.close();
});

test("a line says what was asked in words, and leaves out what did not happen", () => {
  const none = { tokensIn: 0, tokensOut: 0, estimatedTokens: 0, spokenMs: 0, heardMs: 0 };
  expect(countLine({ ...none, provider: "Offline voice", requests: 1, failures: {}, spokenMs: 2400 })).toBe(
    "Offline voice: 1 request, none failed, 2 s spoken.",
  );
  expect(countLine({ ...none, provider: "whisper-1", requests: 2, failures: {}, heardMs: 9100 })).toBe(
    "whisper-1: 2 requests, none failed, 9 s heard.",
  );
});
