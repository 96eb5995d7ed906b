import { expect, test } from "vitest";
import { contractCalls } from "#server/testing/contract-calls.ts";
import { mountedRoutes } from "#server/testing/mounted-routes.ts";
import { runFuzz } from "./run-fuzz.ts";

test("a thousand random requests to every route break nothing, leak nothing and hold nobody up", async () => {
  const seed = process.env.FUZZ_SEED ?? crypto.randomUUID();
  console.log(`seed of the fuzz: ${seed}`);
  const { faults, byOperation, byStatus } = await runFuzz(1000, seed);
  expect(faults).toEqual([]);
  const beside = mountedRoutes.filter((route) => !route.startsWith("ALL "));
  const calls = contractCalls.flatMap(({ name, method, path }) => [`rpc ${name}`, `${method} /api${path}`]);
  for (const asked of [...beside, ...calls]) expect(Object.keys(byOperation)).toContain(asked);
  for (const status of ["200", "400", "401", "404"]) expect(byStatus[status] ?? 0).toBeGreaterThan(20);
}, 600_000);
