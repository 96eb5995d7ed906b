import { runFuzz } from "./run-fuzz.ts";

const [count = "20000", seed = crypto.randomUUID()] = process.argv.slice(2);
/** How much more may be alive at the end than after the first tenth. */
const mostGrowth = 1.2;

console.log(`${count} requests, seed ${seed}`);
const report = await runFuzz(Number(count), seed);
const megabytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;
console.log("by status", report.byStatus);
console.log("operations", Object.keys(report.byOperation).length);
console.log(`slowest: ${Math.round(report.slowest.ms)} ms of the main thread, ${report.slowest.request}`);
for (const [name, { warm, after }] of [
  ["alive", report.liveBytes],
  ["resident", report.residentBytes],
] as const)
  console.log(`${name}: ${megabytes(warm)} after a tenth, ${megabytes(after)} at the end`);
for (const fault of report.faults) console.error(fault);
const hasGrown = report.liveBytes.after > report.liveBytes.warm * mostGrowth;
if (hasGrown) console.error("more is alive at the end than may be");
console.log(`${report.faults.length} faults`);
process.exitCode = report.faults.length > 0 || hasGrown ? 1 : 0;
