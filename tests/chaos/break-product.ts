import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { endOnSignals } from "#scripts/end-on-signals.ts";
import { obtainPostgres } from "#scripts/install-programs.ts";
import { mayMount } from "../small-disk.ts";
import { bringOn, type Outcome, wrongWith } from "./bring-on.ts";
import { type Fault, faults } from "./faults.ts";
import { putUp } from "./installation.ts";
import { type Regular, signUpRegular } from "./regular.ts";
import { type LeftOut, reliabilityPage } from "./reliability-page.ts";

/*
 * `npm run chaos` brings on every fault and writes docs/reliability.md; `npm run chaos -- frozen` brings on those with the
 * word in their name and writes nothing. It ends with 1 when a promise was not kept.
 */

const page = "docs/reliability.md";
const people = 4;
const patience = { usableMs: 90_000, settledMs: 150_000 };
const usableWithinMs = 30_000;

endOnSignals();
await breakEverything(process.argv[2]?.toLowerCase());

async function breakEverything(only: string | undefined): Promise<void> {
  const leftOut: LeftOut[] = [];
  const outcomes = new Map<string, Outcome>();
  const withoutPostgres = obtainPostgres();
  const withoutDisk = (await mayMount()) ? undefined : "only root may mount a small disk";
  const startedAt = new Date();
  const loads: number[] = [];
  const chosen = faults.filter(({ name }) => !only || name.toLowerCase().includes(only));
  const possible = chosen.filter((fault) => {
    const why = fault.obstacle?.() ?? (fault.layout === "embedded" ? withoutDisk : withoutPostgres);
    if (why) leftOut.push({ fault: fault.name, why });
    return !why;
  });
  const runLane = async (lane: readonly Fault[]) => {
    let up: Awaited<ReturnType<typeof inhabit>> | undefined;
    for (const fault of lane) {
      try {
        up ??= await inhabit(fault.layout);
        const outcome = await bringOn(fault, up.installation, up.regulars, patience);
        outcomes.set(fault.name, outcome);
        loads.push(loadavg()[0] ?? 0);
        say(outcome);
        if (wrongWith(outcome, usableWithinMs).length === 0) continue;
      } catch (error) {
        leftOut.push({ fault: fault.name, why: `it could not be brought on: ${String(error)}` });
        process.exitCode = 1;
      }
      // What was left behind must not be counted against the next fault.
      await up?.installation.stop();
      up = undefined;
    }
    await up?.installation.stop();
  };
  await Promise.all(lanes(possible).map(runLane));

  for (const { fault, why } of leftOut) console.log(`left out: ${fault}, because ${why}`);
  const inOrder = faults.flatMap(({ name }) => outcomes.get(name) ?? []);
  if (inOrder.some((outcome) => wrongWith(outcome, usableWithinMs).length > 0)) process.exitCode = 1;
  if (only) return;
  const measured = `${describeMachine(startedAt)}, with a load of ${range(loads)} while it ran`;
  writeFileSync(page, reliabilityPage({ measured, people, usableWithinMs, outcomes: inOrder, leftOut }));
}

/** Faults that follow each other on one installation; the lanes go side by side, for most of a fault is waiting. */
function lanes(chosen: readonly Fault[]): Fault[][] {
  const byInstallation = Map.groupBy(chosen, ({ layout, part }) => `${layout} ${part ?? ""}`);
  return [...byInstallation.values()];
}

async function inhabit(layout: Fault["layout"]) {
  const installation = await putUp(layout);
  const regulars: Regular[] = [];
  for (let count = 0; count < people; count++) regulars.push(await signUpRegular(installation));
  return { installation, regulars };
}

function say(outcome: Outcome): void {
  const wrong = wrongWith(outcome, usableWithinMs);
  console.log(`${wrong.length === 0 ? "ok    " : "FAILED"} ${outcome.fault}: ${wrong.join("; ")}`);
  console.log(outcome);
}

function describeMachine(at: Date): string {
  return `${at.toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.version}`;
}

function range(loads: readonly number[]): string {
  return `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
}
