import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { z } from "zod";

/** Work for a process of its own. */
export interface ProcessWork<Answer> {
  url: URL;
  name: string;
  /** Given to the process as its one message. */
  request: object;
  signal: AbortSignal;
  /** JavaScript's own objects, in megabytes; samples lie outside of them. */
  heapMb: number;
  answer: z.ZodType<Answer>;
}

const failure = z.object({ failure: z.string() });

/**
 * Does heavy work in a process that lives no longer than that: it takes its memory with it, and has both compilers of
 * WebAssembly where this one keeps to the database's slower choice (record 011). Rejects with the signal's reason at once
 * when cancelled, and with the process's own words when it fails.
 */
export async function runProcess<Answer>(work: ProcessWork<Answer>): Promise<Answer> {
  const { url, name, request, signal, heapMb, answer } = work;
  signal.throwIfAborted();
  const child = fork(fileURLToPath(url), [], {
    execArgv: [`--max-old-space-size=${heapMb}`, "--no-warnings"],
    env: {},
    serialization: "advanced",
    // What a decoder prints about a broken file is no line of our log.
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const gone = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  const finished = Promise.withResolvers<Answer>();
  const cancel = () => finished.reject(signal.reason);
  signal.addEventListener("abort", cancel, { once: true });
  child.once("message", (message) => {
    const failed = failure.safeParse(message);
    const { data, error } = answer.safeParse(message);
    if (failed.success) finished.reject(new Error(failed.data.failure));
    else if (error) finished.reject(error);
    else finished.resolve(data);
  });
  child.once("error", finished.reject);
  child.once("exit", () => finished.reject(new Error(`the ${name} process ended early`)));
  child.send(request, (error) => {
    if (error) finished.reject(error);
  });
  try {
    return await finished.promise;
  } finally {
    signal.removeEventListener("abort", cancel);
    child.kill("SIGKILL");
    await gone;
  }
}
