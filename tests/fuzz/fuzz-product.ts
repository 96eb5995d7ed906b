import { parseArgs } from "node:util";
import { keepSection } from "#scripts/figures-page.ts";
import { type FuzzReport, runFuzz } from "./run-fuzz.ts";

/*
 * `npm run fuzz -- [count] [seed]` sends random requests and prints what came back; `--keep` writes the figures to
 * docs/figures.md; Ctrl-C ends it early with what came until then. What is judged of memory is what is alive after a collection: the rest of a process's memory is
 * WebAssembly that never shrinks and room that the allocator keeps, which says nothing about what will be asked next.
 */

const { values, positionals } = parseArgs({
  options: { keep: { type: "boolean" } },
  allowPositionals: true,
});
const [count = "20000", seed = crypto.randomUUID()] = positionals;
/** How much more may be alive at the end than after the first tenth. */
const mostGrowth = 1.2;

console.log(`${count} requests, seed ${seed}`);
const stopping = new AbortController();
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => stopping.abort());
const report = await runFuzz(Number(count), seed, {
  signal: stopping.signal,
  onProgress: (sent) =>
    console.log(`${sent} sent, ${Math.round(process.cpuUsage().user / 1e6)} s of the processor`),
});
const hasGrown = report.liveBytes.after > report.liveBytes.warm * mostGrowth;
for (const fault of report.faults) console.error(fault);
if (hasGrown) console.error("more is alive at the end than may be");
console.log(table(report));
if (values.keep) keepSection("random requests", table(report));
process.exitCode = report.faults.length > 0 || hasGrown ? 1 : 0;

/** The figures of a run as a table of the page of figures. */
function table({
  byStatus,
  byOperation,
  faults,
  slowest,
  liveBytes,
  residentBytes,
  ...run
}: FuzzReport): string {
  const megabytes = ({ warm, after }: { warm: number; after: number }) =>
    `${Math.round(warm / 2 ** 20)} MB after a tenth, ${Math.round(after / 2 ** 20)} MB at the end`;
  const answers = Object.entries(byStatus).map(([status, times]) => `${status}: ${times}`);
  const rows = {
    requests: `${run.requests}, seed ${run.seed}`,
    "calls and routes asked": Object.keys(byOperation).length,
    "answers by status": answers.join(", "),
    "faults: undeclared 5xx, leaks, hangs, logged errors": faults.length,
    "most of the main thread for one request": `${Math.round(slowest.ms)} ms`,
    "alive after a collection": megabytes(liveBytes),
    "resident, with every thread": megabytes(residentBytes),
  };
  const lines = Object.entries(rows).map(([name, value]) => `| ${name} | ${value} |`);
  return ["| figure | value |", "| --- | --- |", ...lines].join("\n");
}
