import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/sha";
import type { DoneWork, WorkChallenge } from "#shared/account/sign-up-work.ts";
import type { TestClient } from "./test-person.ts";

/** Does the work of a sign-up, as a browser does. */
export async function doWork(challenge: WorkChallenge): Promise<DoneWork> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error("the work was not done");
  return { challenge, solution: { counter: solution.counter, derivedKey: solution.derivedKey } };
}

/** Signs somebody up as the form does: with the work where it is asked for. */
export async function signUpAsForm(
  { api }: TestClient,
  input: Parameters<TestClient["api"]["account"]["signUp"]>[0],
) {
  const { signUpWork } = await api.account.session();
  const work = signUpWork ? await doWork(await api.account.signUpWork()) : undefined;
  return api.account.signUp({ ...input, work });
}
