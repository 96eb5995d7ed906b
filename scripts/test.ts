import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { obtainChromium, obtainPostgres } from "./install-programs.ts";
import { runLanes, type Step } from "./run-step.ts";
import { checkLanes, reportsDir, vitest } from "./steps.ts";
import { addUp, closingLine, readTally } from "./tally.ts";

rmSync(reportsDir, { recursive: true, force: true });
mkdirSync(reportsDir, { recursive: true });

const skipped = [obtainChromium(), obtainPostgres()];
const [withoutBrowser, withoutPostgres] = skipped;

const slow = vitest("slow tests", ["slow"]);
const onPostgres = vitest("tests on PostgreSQL", ["postgres"]);
const journeys: Step = { name: "browser journeys", args: ["scripts/e2e.ts"] };

const steps = [slow, ...(withoutPostgres ? [] : [onPostgres]), ...(withoutBrowser ? [] : [journeys])];
const checked = await runLanes(checkLanes);
const passed = checked && (await runLanes([steps]));

const reports = globSync(join(reportsDir, "*.json"));
const tally = addUp(reports.map((path) => readTally(JSON.parse(readFileSync(path, "utf8")))));
for (const sentence of skipped) if (sentence) console.log(sentence);
console.log(closingLine(tally));
process.exitCode = passed && tally.failed === 0 && tally.passed > 0 ? 0 : 1;
