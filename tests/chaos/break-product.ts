import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { endOnSignals } from "#scripts/end-on-signals.ts";
import { obtainPostgres } from "#scripts/install-programs.ts";
import { mayMount } from "../small-disk.ts";
import { bringOn, type Outcome, wrongWith } from "./bring-on.ts";
import { type Fault, faults } from "./faults.ts";
import { putUp } from "./installation.ts";
import { type Regular, signUpRegular } from "./regular.ts";
import { type LeftOut, reliabilityPage, soakOf, soakSection, withSoak } from "./reliability-page.ts";
import { soak, soakPeople } from "./soak.ts";

/*
 * `npm run chaos` brings on every fault and writes docs/reliability.md; `npm run chaos -- frozen` brings on those with the
 * word in their name and writes nothing; `npm run chaos -- --soak 20` has people use the product for 20 minutes and
 * writes the page's section on memory. It ends with 1 when a promise was not kept.
 */

const page = "docs/reliability.md";
const people = 4;
const patience = { usableMs: 90_000, settledMs: 150_000 };
const usableWithinMs = 30_000;
/** A soak's memory may differ by so much from its second quarter to its last. */
const flatWithin = 0.05;

endOnSignals();
const { values, positionals } = parseArgs({ options: { soak: { type: "string" } }, allowPositionals: true });
/** The page as it stands now: the two commands may run at the same time. */
const written = () => (existsSync(page) ? readFileSync(page, "utf8") : "");
if (values.soak === undefined) await breakEverything(positionals[0]?.toLowerCase());
else await soakFor(Number(values.soak));

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
  const soak = soakOf(written());
  writeFileSync(
    page,
    reliabilityPage({ measured, people, usableWithinMs, outcomes: inOrder, leftOut, soak }),
  );
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

async function soakFor(minutes: number): Promise<void> {
  if (!(minutes >= 4)) throw new Error("a soak takes four minutes at the least: npm run chaos -- --soak 20");
  const withoutPostgres = obtainPostgres();
  if (withoutPostgres) throw new Error(withoutPostgres);
  const startedAt = new Date();
  const loads: number[] = [];
  const soaked = await soak(minutes, (megabytes) => {
    loads.push(loadavg()[0] ?? 0);
    console.log(`${Math.round(megabytes)} MB, load ${(loads.at(-1) ?? 0).toFixed(1)}`);
  });
  const percent = (soaked.growth * 100).toFixed(1);
  const told = `Measured ${describeMachine(startedAt)}, with a load of ${range(loads)}: ${minutes} minutes, ${soaked.messages} messages \
answered and ${soaked.narrations} narrations made and heard by ${soakPeople} people. From its second quarter to its last the resident memory of the process \
changed by ${percent} %; more than ${flatWithin * 100} % more fails the command.`;
  console.log(told);
  if (soaked.growth > flatWithin) process.exitCode = 1;
  writeFileSync(page, withSoak(written(), soakSection(told, soaked.byMinute)));
}

function describeMachine(at: Date): string {
  return `${at.toISOString().slice(0, 10)}, ${cpus().length} x ${cpus()[0]?.model.trim() ?? "unknown processor"}, Node ${process.version}`;
}

function range(loads: readonly number[]): string {
  return `${Math.min(...loads).toFixed(1)} to ${Math.max(...loads).toFixed(1)}`;
}
