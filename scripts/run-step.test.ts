import { expect, test } from "vitest";
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

test("the first failure stops its own lane and every other", async () => {
  const said: string[] = [];
  const failing = [script("bad", "process.exit(1)"), script("after", "")];
  const endless = [script("endless", "setInterval(() => {}, 1000)"), script("later", "")];
  const passed = await runLanes([failing, endless], (step) => said.push(step.name));
  expect(passed).toBe(false);
  expect(said).toEqual(["bad"]);
});

test("lanes that pass are reported step by step", async () => {
  const said: string[] = [];
  const passed = await runLanes([[script("a", ""), script("b", "")]], (step) => said.push(step.name));
  expect(passed).toBe(true);
  expect(said).toEqual(["a", "b"]);
});
