import { expect, test, vi } from "vitest";
import type { CallLimit } from "./call-limits.ts";
import { createMemoryCounters } from "./counters.ts";
import { createRateLimits } from "./rate-limits.ts";
import { waitingTime } from "./waiting-time.ts";

test("an account under attack from everywhere is slowed at each address, never shut", async () => {
  const limit: CallLimit = {
    account: "email",
    perAddress: { times: 100, seconds: 60 },
    slowAfter: { times: 3, seconds: 3600 },
    slowed: { times: 1, seconds: 60 },
  };
  const { take } = createRateLimits(createMemoryCounters());
  const from = (address: string) => take("account/signIn", limit, { account: "a@example.test", address });
  for (const address of ["1", "2", "3"]) await from(address);
  await from("owner");
  await expect(from("owner")).rejects.toMatchObject({ code: "RATE_LIMITED", details: { seconds: 60 } });
  await from("another");
});

test("whoever has a whole IPv6 site gets four networks' tries out of it, and the next site has its own", async () => {
  const limit: CallLimit = { account: "none", perAddress: { times: 3, seconds: 60 } };
  const { take } = createRateLimits(createMemoryCounters());
  const from = (address: string) => take("account/signIn", limit, { account: undefined, address });
  let passed = 0;
  for (let network = 1; network <= 40; network++)
    await from(`2001:db8:7:${network.toString(16)}::/64`).then(
      () => (passed += 1),
      (error) => expect(error).toMatchObject({ code: "RATE_LIMITED" }),
    );
  expect(passed).toBe(12);
  await from("2001:db8:8:1::/64");
  for (let host = 1; host <= 40; host++) await from(`192.0.2.${host}`);
});

test("a limit ends with its time, and knocking in between does not lengthen it", async () => {
  vi.useFakeTimers();
  const limit: CallLimit = { account: "email", perAddress: { times: 2, seconds: 60 } };
  const { take } = createRateLimits(createMemoryCounters());
  const knock = () => take("account/signIn", limit, { account: undefined, address: "1" });
  await knock();
  await knock();
  vi.advanceTimersByTime(40_000);
  await expect(knock()).rejects.toMatchObject({ details: { seconds: 20, wait: "20 seconds" } });
  vi.advanceTimersByTime(20_000);
  await knock();
  vi.useRealTimers();
});

test("a time to wait is said as a person would, and never too short", () => {
  expect([1, 60, 121, 900, 7199, 7200, 86_400].map(waitingTime)).toEqual([
    ...["1 second", "60 seconds", "3 minutes", "15 minutes", "120 minutes", "2 hours", "24 hours"],
  ]);
});
