import { expect, test } from "vitest";
import { contractCalls } from "#server/testing/calls/contract-calls.ts";
import { mountedRoutes } from "#server/testing/calls/mounted-routes.ts";
import { runFuzz } from "./run-fuzz.ts";

/** Each operation is asked once, and chance decides on the rest. */
const requests = process.env.TESTS === "full" ? 1000 : 300;

test("random requests to every route break nothing, leak nothing and hold nobody up", async () => {
  const seed = process.env.FUZZ_SEED ?? crypto.randomUUID();
  console.log(`seed of the fuzz: ${seed}`);
  const { faults, byOperation, byStatus } = await runFuzz(requests, seed);
  expect(faults).toEqual([]);
  const beside = mountedRoutes.filter((route) => !route.startsWith("ALL "));
  const calls = contractCalls.flatMap(({ name, method, path }) => [`rpc ${name}`, `${method} /api${path}`]);
  for (const asked of [...beside, ...calls]) expect(Object.keys(byOperation)).toContain(asked);
  for (const status of ["200", "400", "401", "404"])
    expect(byStatus[status] ?? 0).toBeGreaterThan(requests / 50);
}, 600_000);

test("an answer that never begins, because a service outside says nothing, is a fault that is named", async () => {
  const { faults } = await runFuzz(30, "a planted hang", {
    only: "text-to-speech",
    soundService: "silent",
    longestMs: 1000,
  });
  expect(faults.join("\n")).toMatch(
    /^no answer in time to a planted hang#\d+ POST \/functions\/v1\/text-to-speech/m,
  );
}, 300_000);
