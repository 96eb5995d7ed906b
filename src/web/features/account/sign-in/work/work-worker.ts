import type { WorkChallenge } from "#shared/account/sign-up-work.ts";
import { findOut } from "./find-out.ts";

self.addEventListener("message", ({ data }: MessageEvent<WorkChallenge>) => {
  const tell = (work: unknown) => self.postMessage(work);
  // Thrown outside the promise it reaches the page as the worker's error.
  const fail = (error: unknown) =>
    setTimeout(() => {
      throw error;
    });
  void findOut(data).then(tell, fail);
});
