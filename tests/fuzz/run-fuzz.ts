import pino from "pino";
import { z } from "zod";
import { musicMp3Format } from "#server/audio/mp3/mp3-format.ts";
import { encodeLoop } from "#server/audio/music/rendering/encode-loop.ts";
import { waitingTime } from "#server/http/limits/waiting-time.ts";
import { appStyle } from "#server/http/web/serve-web.ts";
import { seedEverything } from "#server/testing/seed-everything.ts";
import { type SoundServiceBehaviour, startSoundService } from "#server/testing/servers/sound-service.ts";
import type { TestClient } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import { type ErrorCode, errorText } from "#shared/contract/errors.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import { limits } from "#shared/limits/limits.ts";
import { randomFrom } from "#shared/listening/seeded-random.ts";
import { inTime } from "./in-time.ts";
import { type MadeRequest, makeRequest } from "./make-request.ts";
import { listOperations, readDescription } from "./operations.ts";
import { createValueMaker, oneOf } from "./random-value.ts";
import { watchThread } from "./watch-thread.ts";

/** What a run of random requests showed. */
export interface FuzzReport {
  seed: string;
  requests: number;
  byStatus: Record<string, number>;
  /** How often each operation was asked, by its name. */
  byOperation: Record<string, number>;
  /** Answers that must not be, each with the request that brings it about again. */
  faults: string[];
  /** Most time of the server's main thread that one request took, in milliseconds, and which. */
  slowest: { ms: number; request: string };
  /** Bytes that were alive after a tenth of the requests, and at the end; only with `--expose-gc` are they exact. */
  liveBytes: { warm: number; after: number };
  /** Bytes of the whole process at the same moments, threads and all. */
  residentBytes: { warm: number; after: number };
}

const errorShape = z.union([
  z.looseObject({ code: z.string() }),
  z.object({ json: z.looseObject({ code: z.string() }) }).transform(({ json }) => json),
]);

/** What is told with a status of 5xx although nothing of ours is broken: work that waits, sound there is none of, a web out of reach. */
const declared = [
  "SOUND_BUSY",
  "FILES_BUSY",
  "SPEECH_FAILED",
  "VOICE_FAILED",
  "MUSIC_FAILED",
  "WEB_REPLY_FAILED",
] as const satisfies readonly ErrorCode[];
const declaredCodes: ReadonlySet<string> = new Set(declared);
/** A function's refusal is one sentence. */
const declaredSentences: ReadonlySet<string> = new Set(
  declared.map((code) => errorText(code, { wait: waitingTime(limits.functions.soundRetrySeconds) })),
);

/**
 * Longest that one request may keep the main thread, for nobody else is answered meanwhile, and longest that an answer's
 * beginning may be waited for.
 */
const usualLongestMs = 5000;
/** Of the whole process's time without a sign of its main thread; then it is ended, or the run would never be. */
const endlessMs = 20_000;
/** The address of the page, which a clone has only after it was built; tests may run before that. */
const page = "/{rest}";
const patienceMs = 120_000;
const personEvery = 40;
const tellEvery = 500;
const longestBody = 2_000_000;

/** Words of a page of ours that no answer may hold: where the code lies, and what the database is asked. */
const leak = /node_modules|\bat (?:async )?[\w.]+ \(|\/src\/server\/|Failed query|insert into "/;

/** What may differ from a usual run. */
interface FuzzOptions {
  /** Ask only operations whose names hold this. */
  only?: string;
  /** How the service of speech and music behaves, which stands outside of the product. */
  soundService?: SoundServiceBehaviour;
  longestMs?: number;
  /** Ends the run early; what came until then is reported. */
  signal?: AbortSignal;
  /** Told now and then how many were sent. */
  onProgress?: (sent: number) => void;
}

/** Sends so many random requests to a product in this process, one after the other, as several kinds of people. */
export async function runFuzz(
  requests: number,
  seed: string,
  { only = "", soundService = "ok", longestMs = usualLongestMs, signal, onProgress }: FuzzOptions = {},
): Promise<FuzzReport> {
  const random = randomFrom(seed);
  const service = await startSoundService();
  service.behave(soundService);
  // A second of a low tone: no narration is silent, and what has no loudness cannot be mixed.
  const tone = Float32Array.from(
    { length: musicMp3Format.sampleRate },
    (_, at) => 0.1 * Math.sin((2 * Math.PI * 220 * at) / musicMp3Format.sampleRate),
  );
  const sound = await encodeLoop({ left: tone, right: tone });
  const faults: string[] = [];
  let current = "";
  const log = pino(
    { level: "error" },
    { write: (line) => void faults.push(`logged by ${current}: ${line.slice(0, 600)}`) },
  );
  const server = await startTestServer(
    { ELEVENLABS_API_KEY: "sk-of-the-fuzz" },
    { providerUrls: { elevenLabs: service.baseUrl } },
    log,
  );
  const wasBuilt = (await appStyle()) !== undefined;
  const description = readDescription(await (await server.visitor().fetch("/api/openapi.json")).json());
  const all = listOperations(description, server.app.routes);
  const operations = all.filter(({ name }) => name.includes(only));
  const byStatus: Record<string, number> = {};
  const byOperation: Record<string, number> = {};
  const [firstOperation, ...otherOperations] = operations;
  if (!firstOperation) throw new Error("there is nothing to ask");

  const made = async () => {
    const person = await server.person();
    const own = await seedEverything(server, person);
    for (const file of ["voice_1.mp3", "music_1.mp3"])
      await server.services.storage.put(`audio-uploads/${own.sessionId}/${file}`, sound);
    return { person, ids: Object.values(own) };
  };
  const other = await made();
  let own = await made();
  const ids = () => oneOf(random, [other.ids[0] ?? "", ...own.ids, ...other.ids, crypto.randomUUID()]);
  const values = createValueMaker(random, description.components.schemas, ids);

  const send = async ({ operation, path, init }: MadeRequest, client: Pick<TestClient, "fetch">) => {
    const leaving = new AbortController();
    const begun = await inTime(client.fetch(path, { ...init, signal: leaving.signal }), longestMs);
    const whole = begun && (await inTime(textOf(begun.value), patienceMs));
    if (!whole) {
      leaving.abort();
      faults.push(`${begun ? "no end of the answer" : "no answer"} in time to ${current}`);
      return;
    }
    const answer = begun.value;
    const text = whole.value;
    const isHead = init.method === "HEAD"; // nothing says why: the same asked by GET does
    byStatus[answer.status] = (byStatus[answer.status] ?? 0) + 1;
    byOperation[operation.name] = (byOperation[operation.name] ?? 0) + 1;
    const isUnbuilt = !wasBuilt && operation.path === page && answer.status === 503;
    if (answer.status >= 500 && !isUnbuilt && !(isHead && answer.status > 500) && !isDeclared(text))
      faults.push(`${answer.status} of ${current}: ${text.slice(0, 300)}`);
    if (answer.status >= 400 && leak.test(text)) faults.push(`a leak of ${current}: ${text.slice(0, 300)}`);
  };

  const watch = watchThread(endlessMs);
  const slowest = { ms: 0, request: "" };
  const memory = { warm: { live: 0, resident: 0 }, after: { live: 0, resident: 0 } };
  let turn = 0;
  for (; turn < requests && !signal?.aborted; turn += 1) {
    if (turn % tellEvery === 0) onProgress?.(turn);
    // Whoever signed out or closed the account would be nobody from here on.
    if (turn % personEvery === personEvery - 1 || own.person.cookie() === "") own = await made();
    if (turn === Math.floor(requests / 10)) memory.warm = memoryNow();
    // The first round asks each operation once; after that chance decides.
    const operation = operations[turn] ?? oneOf(random, [firstOperation, ...otherOperations]);
    const request = makeRequest(random, values, ids, operation);
    const client = random() < 0.7 ? own.person : server.visitor();
    current = `${seed}#${turn} ${request.init.method} ${request.path.slice(0, 300)}`;
    watch.at(current);
    const before = process.threadCpuUsage();
    try {
      await send(request, client);
    } catch (error) {
      const name = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      faults.push(`no answer to ${current}: ${name}`);
    }
    const { user, system } = process.threadCpuUsage(before);
    const ms = (user + system) / 1000;
    if (ms > slowest.ms) Object.assign(slowest, { ms, request: current });
    if (ms > longestMs) faults.push(`${Math.round(ms)} ms of the main thread: ${current}`);
  }
  memory.after = memoryNow();
  await watch.stop();
  await server.close();
  await service.close();
  return {
    seed,
    requests: turn,
    byStatus,
    byOperation,
    faults,
    slowest,
    liveBytes: { warm: memory.warm.live, after: memory.after.live },
    residentBytes: { warm: memory.warm.resident, after: memory.after.resident },
  };
}

function isDeclared(text: string): boolean {
  const parsed = errorShape.safeParse(parsedJson(text)).data;
  if (parsed) return declaredCodes.has(parsed.code);
  const sentence = z.object({ error: z.string() }).safeParse(parsedJson(text)).data;
  return sentence !== undefined && declaredSentences.has(sentence.error);
}

/** What an answer says, up to a bound; whoever stops listening leaves, as a browser does. */
async function textOf(answer: Response): Promise<string> {
  const reader = answer.body?.getReader();
  if (!reader) return "";
  const parts: Uint8Array[] = [];
  let bytes = 0;
  while (bytes < longestBody) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(parts).toString();
    parts.push(value);
    bytes += value.length;
  }
  await reader.cancel();
  return Buffer.concat(parts).toString();
}

function memoryNow() {
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  return { live: heapUsed + external, resident: rss };
}
