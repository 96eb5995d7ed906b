import { spawn } from "node:child_process";

/** One thing to run, named as a person reads it. */
export interface Step {
  name: string;
  /** A file of ours or of a package, run by the Node that runs this. */
  args: string[];
  env?: Record<string, string>;
}

/** Steps that run side by side, lane by lane. */
export interface Lanes {
  /** What the others need: lanes of their own, which come to their ends before the rest begins. */
  first?: Step[][];
  lanes: Step[][];
  /** For whichever lane is through first. */
  afterwards?: Step[];
}

/** How a step ended: its exit code, whole seconds and everything it printed. */
export interface Outcome {
  ok: boolean;
  seconds: number;
  output: string;
}

/** Runs a step to its end and collects what it prints. Never throws. */
export async function runStep(step: Step): Promise<Outcome> {
  const started = performance.now();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = spawn(process.execPath, step.args, {
    env: { ...process.env, ...step.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const chunks: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => chunks.push(chunk));
  child.on("error", (error) => {
    chunks.push(Buffer.from(`${error.message}\n`));
    resolve(false);
  });
  child.on("close", (code) => resolve(code === 0));
  const ok = await promise;
  return { ok, seconds: (performance.now() - started) / 1000, output: Buffer.concat(chunks).toString() };
}

/** Says in one line how a step ended, and all it printed when it failed. */
export function reportStep(step: Step, outcome: Outcome) {
  console.log(`${outcome.ok ? "ok    " : "FAILED"} ${step.name.padEnd(28)} ${outcome.seconds.toFixed(1)} s`);
  if (!outcome.ok) console.log(outcome.output);
}

/**
 * Runs lanes of steps side by side, the steps of a lane one after another. A lane that has come to its end takes what
 * is left of `afterwards`, so that none is idle while there is something to do. A step that fails stops no other: one
 * run tells of every failure there is. Answers whether everything passed.
 */
export async function runLanes(
  { first = [], lanes, afterwards = [] }: Lanes,
  say = reportStep,
): Promise<boolean> {
  const begun = first.length === 0 || (await runLanes({ lanes: first }, say));
  const left = [...afterwards];
  const runLane = async (lane: Step[]) => {
    let allPassed = true;
    const own = [...lane];
    for (let step = own.shift() ?? left.shift(); step; step = own.shift() ?? left.shift()) {
      const outcome = await runStep(step);
      say(step, outcome);
      allPassed &&= outcome.ok;
    }
    return allPassed;
  };
  const passed = await Promise.all(lanes.map(runLane));
  return begun && passed.every(Boolean);
}
