import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import { expect, test, vi } from "vitest";
import { type WorkChallenge, workChallenge } from "#shared/account/sign-up-work.ts";
import { doWork } from "./do-work.ts";
import { findOut } from "./find-out.ts";

const secrets = { hmacSignatureSecret: "one", hmacKeySignatureSecret: "two" };

async function ask(): Promise<WorkChallenge> {
  const expiresAt = new Date(Date.now() + 600_000);
  const how = { algorithm: "SHA-256", cost: 3, counter: 17, deriveKey, expiresAt };
  return workChallenge.parse(await createChallenge({ ...how, ...secrets }));
}

const isRight = async (challenge: WorkChallenge, work: Awaited<ReturnType<typeof findOut>>) =>
  (await verifySolution({ ...work, challenge, deriveKey, ...secrets })).verified;

test("what the browser finds out is what the server has asked for", async () => {
  const challenge = await ask();
  const work = await findOut(challenge);
  expect(work.solution.counter).toBe(17);
  expect(await isRight(challenge, work)).toBe(true);
});

test("the work is done beside the page, and the worker ends with it", async () => {
  const challenge = await ask();
  const worker = Object.assign(new EventTarget(), { postMessage: vi.fn(), terminate: vi.fn() });
  worker.postMessage.mockImplementation(async (asked: WorkChallenge) =>
    worker.dispatchEvent(new MessageEvent("message", { data: await findOut(asked) })),
  );
  const work = await doWork(challenge, () => worker as unknown as Worker);
  expect(await isRight(challenge, work)).toBe(true);
  expect(worker.terminate).toHaveBeenCalledOnce();
});

test("where no worker starts, or one breaks, the page does the work itself", async () => {
  const challenge = await ask();
  const none = () => {
    throw new Error("no workers here");
  };
  expect(await isRight(challenge, await doWork(challenge, none))).toBe(true);
  const broken = Object.assign(new EventTarget(), { postMessage: vi.fn(), terminate: vi.fn() });
  broken.postMessage.mockImplementation(() => broken.dispatchEvent(new Event("error")));
  const work = await doWork(challenge, () => broken as unknown as Worker);
  expect(await isRight(challenge, work)).toBe(true);
  expect(broken.terminate).toHaveBeenCalledOnce();
});
