import { runLanes } from "./run-step.ts";
import { checkLanes } from "./steps.ts";

const started = performance.now();
const passed = await runLanes({ lanes: checkLanes });
console.log(
  `${passed ? "check passed" : "check FAILED"} in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
process.exitCode = passed ? 0 : 1;
