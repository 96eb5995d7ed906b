import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runLanes, runStep, type Step } from "./run-step.ts";

const script = (name: string, code: string): Step => ({ name, args: ["-e", code] });

test("a step that ends well is ok and keeps what it printed", async () => {
  const outcome = await runStep(script("a", "console.log('out'); console.error('err')"));
  expect(outcome).toMatchObject({ ok: true });
  expect(outcome.output).toContain("out");
  expect(outcome.output).toContain("err");
});

test("a step that ends badly, or is killed, is not ok", async () => {
  expect(await runStep(script("a", "process.exit(3)"))).toMatchObject({ ok: false });
  expect(await runStep(script("a", "process.kill(process.pid, 'SIGKILL')"))).toMatchObject({ ok: false });
});

test("a failure stops neither its own lane nor another: one run tells of every failure", async () => {
  const said: string[] = [];
  const failing = [script("bad", "process.exit(1)"), script("after", "")];
  const other = [script("slower", "setTimeout(() => process.exit(1), 300)"), script("later", "")];
  const passed = await runLanes({ lanes: [failing, other] }, (step, { ok }) =>
    said.push(`${step.name} ${ok}`),
  );
  expect(passed).toBe(false);
  expect(said.sort()).toEqual(["after true", "bad false", "later true", "slower false"]);
});

test("lanes that pass are reported step by step", async () => {
  const said: string[] = [];
  const passed = await runLanes({ lanes: [[script("a", ""), script("b", "")]] }, (step) =>
    said.push(step.name),
  );
  expect(passed).toBe(true);
  expect(said).toEqual(["a", "b"]);
});

test("whichever lane is through first takes what is left, and the other goes on with its own", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lanes-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const sign = JSON.stringify(join(folder, "sign"));
  const untilThere = `setInterval(() => require("fs").existsSync(${sign}) && process.exit(), 20)`;
  const failing = `require("fs").writeFileSync(${sign}, ""); process.exit(1)`;
  const said: string[] = [];
  const lanes = [[script("short", "")], [script("long", untilThere), script("after long", "")]];
  const afterwards = [script("left", ""), script("left too", failing)];
  const passed = await runLanes({ lanes, afterwards }, (step) => said.push(step.name));
  expect(passed).toBe(false);
  expect(said.slice(0, 2)).toEqual(["short", "left"]);
  expect(said.slice(2).sort()).toEqual(["after long", "left too", "long"]);
});

test("what is to come first has come to its end before the rest begins, and its failure is told", async () => {
  const folder = await mkdtemp(join(tmpdir(), "lanes-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const sign = JSON.stringify(join(folder, "sign"));
  const failing = `require("fs").writeFileSync(${sign}, ""); process.exit(1)`;
  const untilThere = `setInterval(() => require("fs").existsSync(${sign}) && process.exit(), 20)`;
  const said: string[] = [];
  const first = [[script("long", untilThere)], [script("bad", failing)]];
  const passed = await runLanes({ first, lanes: [[script("rest", "")]] }, (step) => said.push(step.name));
  expect(passed).toBe(false);
  expect(said.slice(0, 2).sort()).toEqual(["bad", "long"]);
  expect(said.slice(2)).toEqual(["rest"]);
});
