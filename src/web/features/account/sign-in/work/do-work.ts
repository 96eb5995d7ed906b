import type { DoneWork, WorkChallenge } from "#shared/account/sign-up-work.ts";

/** How a worker is made; another one in a test. */
export type OpenWorker = () => Worker;

const openWorker: OpenWorker = () =>
  new Worker(new URL("./work-worker.ts", import.meta.url), { type: "module", name: "sign-up" });

/** Does the work beside the page, where typing does not wait for it; in the page where no worker starts. */
export async function doWork(challenge: WorkChallenge, open: OpenWorker = openWorker): Promise<DoneWork> {
  try {
    return await besideThePage(challenge, open);
  } catch {
    const { findOut } = await import("./find-out.ts");
    return findOut(challenge);
  }
}

async function besideThePage(challenge: WorkChallenge, open: OpenWorker): Promise<DoneWork> {
  const worker = open();
  try {
    return await new Promise<DoneWork>((resolve, reject) => {
      worker.addEventListener("message", ({ data }: MessageEvent<DoneWork>) => resolve(data));
      worker.addEventListener("error", reject);
      worker.postMessage(challenge);
    });
  } finally {
    worker.terminate();
  }
}
