import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { runProcess } from "./run-process.ts";

let folder = "";
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "stillpoint-process-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function run(program: string, signal = AbortSignal.timeout(10_000)): Promise<{ twice: number }> {
  const file = join(folder, `${crypto.randomUUID()}.mjs`);
  await writeFile(file, program);
  return runProcess({
    url: pathToFileURL(file),
    name: "test",
    request: { one: 21 },
    signal,
    heapMb: 32,
    answer: z.object({ twice: z.number() }),
  });
}

test("a process answers what it was asked", async () => {
  await expect(
    run("process.once('message', ({ one }) => process.send({ twice: one * 2 }))"),
  ).resolves.toEqual({
    twice: 42,
  });
});

test("what a process says of its failure is the error", async () => {
  await expect(run("process.once('message', () => process.send({ failure: 'no sound' }))")).rejects.toThrow(
    "no sound",
  );
});

test("a process that ends early, or answers something else, is an error and not a wait", async () => {
  await expect(run("process.exit(3)")).rejects.toThrow();
  await expect(run("process.once('message', () => process.send('nonsense'))")).rejects.toThrow();
});

test("a cancelled process is gone before the caller goes on", async () => {
  const stop = new AbortController();
  const reason = new Error("cancelled");
  const pidFile = join(folder, "pid");
  const program = `import { writeFileSync } from "node:fs"; writeFileSync(${JSON.stringify(pidFile)}, String(process.pid)); setInterval(() => {}, 1000);`;
  const running = run(program, stop.signal);
  await expect.poll(() => readFile(pidFile, "utf8").catch(() => "")).not.toBe("");
  stop.abort(reason);
  await expect(running).rejects.toBe(reason);
  const pid = Number(await readFile(pidFile, "utf8"));
  expect(() => process.kill(pid, 0)).toThrow();
});
