import { readdirSync, readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { z } from "zod";
import { planSpeech, type SpeechStep } from "#server/audio/plan-speech.ts";
import { CoachUnavailable } from "#server/coach/coach.ts";
import { createModelCoach } from "#server/coach/model/model-coach.ts";
import { stageHeadings, stagesOf } from "#server/coach/script/stages.ts";
import { writeScript } from "#server/coach/script/write-script.ts";
import { noWishes, untoldStory } from "#server/coach/story/story.ts";
import { createLog } from "#server/http/logging/logging.ts";
import { createModel } from "#server/providers/models/create-model.ts";

const streamed = z.strictObject({
  text: z.string(),
  finish: z.string().nullable(),
  reasoning: z.string().optional(),
  /** Lines of the stream before and after the text. */
  before: z.string().optional(),
  after: z.string().optional(),
  /** Whether the stream ends with its last event, and whether the connection is cut. */
  done: z.boolean().default(true),
  cuts: z.boolean().default(false),
});
const refused = z.strictObject({ status: z.int(), type: z.string(), body: z.string() });
const scripted = z.strictObject({
  pause: z.string().optional(),
  heading: z.string().optional(),
  before: z.string().optional(),
  after: z.string().optional(),
});
/** What a server was seen to do, where that is told (`hand` where we made it up), and what has to become of it. */
const behaviour = z.strictObject({
  what: z.string(),
  server: z.string(),
  source: z.union([z.url(), z.literal("hand")]),
  sends: z.union([streamed, refused, scripted]),
  /** What the person wrote, where it is another sentence than ours. */
  says: z.string().optional(),
  shown: z.string(),
  /** What is stored of a reply; it is always what was shown. */
  kept: z.string().optional(),
  /** The sentences that a voice says; those of what is shown where they are not listed. */
  spoken: z.array(z.string()).optional(),
  fault: z.string().nullable(),
});
type Behaviour = z.infer<typeof behaviour>;

const behaviours = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith(".jsonl"))
  .flatMap((name) =>
    readFileSync(join(import.meta.dirname, name), "utf8")
      .trim()
      .split("\n"),
  )
  .map((line) => behaviour.parse(JSON.parse(line)));

const good = writeScript(untoldStory, noWishes, "a");
let current: { sends: Behaviour["sends"]; chunkChars: number } | undefined;
const server = createServer(async (request, response) => {
  for await (const _ of request);
  if (!current) return void response.writeHead(500).end();
  const { sends, chunkChars } = current;
  if ("status" in sends) {
    response.writeHead(sends.status, { "content-type": sends.type }).end(sends.body);
    return;
  }
  stream(response, "text" in sends ? sends : { text: scriptOf(sends), finish: "stop" }, chunkChars);
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(async () => {
  server.closeAllConnections();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

function stream(
  response: ServerResponse,
  { text, finish, reasoning, before = "", after = "", done = true, cuts = false }: z.input<typeof streamed>,
  chunkChars: number,
): void {
  response.writeHead(200, { "content-type": "text/event-stream" });
  const send = (delta: object, reason: string | null): void => {
    const choice = { index: 0, delta, finish_reason: reason };
    const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "m", choices: [choice] };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  response.write(before);
  if (reasoning) send({ reasoning_content: reasoning }, null);
  for (let at = 0; at < text.length; at += chunkChars)
    send({ content: text.slice(at, at + chunkChars) }, null);
  if (finish !== null) send({}, finish);
  response.write(after);
  if (cuts) return void setImmediate(() => response.destroy());
  response.end(done ? "data: [DONE]\n\n" : "");
}

/** A good script as a model would have written it, in other marks. */
function scriptOf({ pause, heading, before = "", after = "" }: z.infer<typeof scripted>): string {
  let script = good;
  if (pause !== undefined) {
    const isLine = /^[-~]/.test(pause);
    script = script.replace(/\[pause [\d.]+\]/g, isLine ? `\n${pause}\n` : pause);
  }
  if (heading !== undefined)
    for (const [at, name] of stageHeadings.entries())
      script = script.replace(`# ${name}`, heading.replace("{n}", name).replace("{i}", String(at + 1)));
  return `${before}${script}${after}`;
}

const signal = new AbortController().signal;
const coachNow = () => {
  const { port } = server.address() as AddressInfo;
  const model = createModel({ kind: "compatible", baseUrl: `http://127.0.0.1:${port}/v1`, model: "m" });
  return createModelCoach({ main: model }, { totalMs: 20_000, firstMs: 20_000, idleMs: 20_000 });
};
const secret = "My secret sorrow is that my boss shouted at me.";

/** What became of it: what was shown and would be kept, and what stands in the log. */
async function became({ sends, says = secret }: Pick<Behaviour, "sends" | "says">, chunkChars: number) {
  current = { sends, chunkChars };
  const lines: string[] = [];
  const log = createLog("info", { write: (line) => void lines.push(line) });
  let shown = "";
  let fault: string | null = null;
  const style = { mode: "none", verbosity: "low", reasoning: "low" } as const;
  const conversation = [{ role: "person" as const, text: says }];
  try {
    const request = { conversation, style, passages: [], seed: "s", signal };
    for await (const chunk of coachNow().reply(request)) if (chunk.type === "text") shown += chunk.text;
  } catch (error) {
    if (!(error instanceof CoachUnavailable)) throw error;
    fault = error.fault ?? error.reason;
    log.warn({ err: error }, "a reply failed");
  }
  return { shown: shown.trim(), fault, logged: lines.join("") };
}

const sentenceOf = (step: SpeechStep): string[] => (step.kind === "sentence" ? [step.text] : []);
const spokenIn = (text: string): string[] => planSpeech(text).steps.flatMap(sentenceOf);

const isScript = ({ sends }: Behaviour): boolean => !("text" in sends) && !("status" in sends);
const replies = behaviours.filter((one) => !isScript(one));
const scripts = behaviours.filter(isScript);

test("there are at least 150, and each names where it was seen or that we made it up", () => {
  expect(behaviours.length).toBeGreaterThanOrEqual(150);
  expect(new Set(behaviours.map(({ what, server: where }) => `${where}: ${what}`)).size).toBe(
    behaviours.length,
  );
});

test.each(replies.map((one) => [`${one.server}: ${one.what}`, one] as const))(
  "%s: shown, kept, spoken and logged as told",
  async (_name, told) => {
    const { shown, kept = shown, spoken, fault } = told;
    for (const chunkChars of [3, 1000]) {
      const { logged, ...found } = await became(told, chunkChars);
      expect(found).toEqual({ shown: shown.trim(), fault });
      expect(found.shown).toBe(kept.trim());
      expect(planSpeech(found.shown, true).steps.flatMap(sentenceOf)).toEqual(
        spoken ?? planSpeech(shown, true).steps.flatMap(sentenceOf),
      );
      expect(logged).not.toMatch(/secret|sounds heavy/);
      if (fault !== null) expect(logged).toContain(fault);
    }
  },
);

test.each(scripts.map((one) => [one.what, one] as const))(
  "%s: the model's script is kept, or ours stands in and that is told; and no marks are spoken",
  async (_name, { sends, shown }) => {
    current = { sends, chunkChars: 50 };
    const standsIn: string[][] = [];
    const script = await coachNow().meditation({
      conversation: [{ role: "person", text: "My boss shouted at me." }],
      passages: [],
      seed: "s",
      signal,
      onStandIn: (reasons) => void standsIn.push(reasons),
    });
    expect(standsIn).toHaveLength(shown === "script" ? 0 : 1);
    if (shown !== "script") return;
    expect(stagesOf(script).map(({ heading }) => heading)).toEqual([...stageHeadings]);
    expect(spokenIn(script)).toEqual(spokenIn(good));
    expect(script.match(/\[pause \d+(?:\.\d+)?\]/g)?.length).toBeGreaterThanOrEqual(14);
  },
);
