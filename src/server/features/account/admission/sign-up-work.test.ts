import { afterAll, afterEach, expect, test, vi } from "vitest";
import { doWork, signUpAsForm } from "#server/testing/sign-up-work.ts";
import { errorCodeOf, goodPassword } from "#server/testing/test-person.ts";
import { startTestServer } from "#server/testing/test-server.ts";
import type { DoneWork } from "#shared/account/sign-up-work.ts";
import { limits } from "#shared/limits/limits.ts";

/** Anybody on the internet can reach it, and anybody may come. */
const server = await startTestServer({
  HOST: "0.0.0.0",
  PUBLIC_URL: "https://still.example",
  RATE_LIMITS: "on",
});
/** Its own machine alone can reach it. */
const bare = await startTestServer();
afterAll(async () => {
  await server.close();
  await bare.close();
});
afterEach(() => vi.useRealTimers());

let count = 0;
const visitor = () => {
  count += 1;
  return server.visitor(`10.2.${count}.1`);
};
const someone = (more: { work?: DoneWork; invitation?: string; email?: string } = {}) => {
  count += 1;
  const email = `worked-${count}@example.test`;
  return { fullName: "Some Body", email, password: goodPassword, agreed: true as const, ...more };
};
const refused = async (more: Parameters<typeof someone>[0]) =>
  expect(await errorCodeOf(visitor().api.account.signUp(someone(more)))).toBe("WORK_NEEDED");
const work = async () => doWork(await visitor().api.account.signUpWork());

test("where anybody may come and others can reach the server, an account takes work, and nobody hears of another's before it", async () => {
  const { api } = visitor();
  expect(await api.account.session()).toMatchObject({ signUp: "open", signUpWork: true });
  const known = someone();
  await refused({ email: known.email });
  await api.account.signUp({ ...known, work: await work() });
  expect((await api.account.session()).session?.user.email).toBe(known.email);
  await refused({ email: known.email });
});

test("work counts once, also for two at the same moment, and after a sign-up that failed", async () => {
  const done = await work();
  const both = await Promise.allSettled(
    [1, 2].map(() => visitor().api.account.signUp(someone({ work: done }))),
  );
  expect(both.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await refused({ work: done });
  const another = await work();
  const known = someone();
  await signUpAsForm(visitor(), known);
  const taken = visitor().api.account.signUp({ ...known, work: another });
  expect(await errorCodeOf(taken)).toBe("EMAIL_TAKEN");
  await refused({ work: another });
});

test("a wrong answer, an easier question of one's own and another server's work count for nothing", async () => {
  const done = await work();
  const { challenge, solution } = done;
  const derivedKey = solution.derivedKey.replace(/^./, (first) => (first === "0" ? "1" : "0"));
  await refused({ work: { challenge, solution: { ...solution, derivedKey } } });
  const parameters = { ...challenge.parameters, cost: 1, keyPrefix: "00" };
  const easier = await doWork({ ...challenge, parameters });
  await refused({ work: easier });
  const strange = await doWork(await bare.visitor().api.account.signUpWork());
  await refused({ work: strange });
  await visitor().api.account.signUp(someone({ work: done }));
});

test("work that lay too long is not taken", async () => {
  const done = await work();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + (limits.signUpWork.minutes * 60 + 5) * 1000 });
  await refused({ work: done });
});

test("who has an invitation that counts does none; one that was made up does not replace it", async () => {
  const { link } = await server.services.invitations.create({ places: 1, days: 7, note: "" });
  const invitation = new URLSearchParams(new URL(link).hash.slice(1)).get("invitation") ?? "";
  await refused({ invitation: "made-up" });
  await visitor().api.account.signUp(someone({ invitation }));
});

test("the first account asks for none, nor a server that its own machine alone can reach, until a proxy sends somebody on", async () => {
  const { api } = bare.visitor();
  await api.account.signUp(someone());
  expect(await bare.visitor().api.account.session()).not.toHaveProperty("signUpWork");
  await bare.visitor().api.account.signUp(someone());
  const response = await bare.visitor().fetch("/api/auth/sign-up", {
    method: "POST",
    headers: { "content-type": "application/json", via: "1.1 proxy" },
    body: JSON.stringify(someone()),
  });
  expect(response.status).toBe(403);
  expect(await response.text()).toContain("WORK_NEEDED");
});

test("the operator's own link makes the first account of a reachable server without work", async () => {
  const fresh = await startTestServer({
    HOST: "0.0.0.0",
    PUBLIC_URL: "https://still.example",
    RATE_LIMITS: "on",
  });
  const link = (await fresh.services.admission.firstLink()) ?? "";
  const invitation = new URLSearchParams(new URL(link).hash.slice(1)).get("invitation") ?? "";
  await fresh.visitor().api.account.signUp(someone({ invitation }));
  await fresh.close();
});
