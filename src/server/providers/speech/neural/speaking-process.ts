import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { PoolWorker } from "#server/providers/speech/pool-worker.ts";
import { type SpokenAnswer, type SpokenJob, spokenAnswer } from "./spoken-job.ts";

/** What is kept of what an engine complains of, the newest of it. */
const keptComplaint = 2000;

/**
 * A process of its own for one neural model: the engine ends its process over a broken model, and this one goes on. What it
 * says on its standard error may hold words of the sentence, so it goes to `onComplaint` and never into the reason.
 */
export function startSpeakingProcess(
  onComplaint?: (words: string) => void,
): PoolWorker<SpokenJob, SpokenAnswer> {
  const child = fork(fileURLToPath(new URL("./neural-worker.ts", import.meta.url)), [], {
    execArgv: ["--max-old-space-size=64", "--no-warnings"],
    env: {},
    serialization: "advanced",
    stdio: ["ignore", "ignore", onComplaint ? "pipe" : "ignore", "ipc"],
  });
  let complaint = "";
  child.stderr?.setEncoding("utf8").on("data", (words: string) => {
    complaint = (complaint + words).slice(-keptComplaint);
  });
  const gone = new Promise<void>((resolve) =>
    child.once("exit", () => resolve()).once("error", () => resolve()),
  );
  return {
    send: (job) => {
      // Where the process is gone already, its end is told.
      child.send(job, () => undefined);
    },
    hear: (onAnswer, onEnd) => {
      child.on("message", (message) => {
        const { data } = spokenAnswer.safeParse(message);
        if (data) onAnswer({ samples: new Float32Array(data.samples), sampleRate: data.sampleRate });
        else onEnd("the speaking process answered with something else than sound");
      });
      child.once("error", () => onEnd("the speaking process could not be started"));
      child.once("close", (code: number | null) => {
        onComplaint?.(complaint);
        onEnd(`the speaking process ended (${code ?? "killed"})`);
      });
    },
    hold: (isHeld) => {
      for (const held of [child, child.channel]) isHeld ? held?.ref() : held?.unref();
    },
    end: async () => {
      child.ref();
      child.kill("SIGKILL");
      await gone;
    },
  };
}
