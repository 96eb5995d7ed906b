import { getPriority } from "node:os";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";

const worker = `
  import { getPriority } from "node:os";
  import { parentPort, workerData } from "node:worker_threads";
  const { stepBack } = await import(workerData);
  stepBack();
  parentPort.postMessage(getPriority());
`;

test.runIf(process.platform === "linux")(
  "a worker that steps back leaves the event loop its priority",
  async () => {
    const before = getPriority();
    const thread = new Worker(new URL(`data:text/javascript,${encodeURIComponent(worker)}`), {
      workerData: import.meta.resolve("./step-back.ts"),
    });
    const inWorker = await new Promise((resolve, reject) =>
      thread.once("message", resolve).once("error", reject),
    );
    expect(inWorker).toBe(5);
    expect(getPriority()).toBe(before);
  },
);
