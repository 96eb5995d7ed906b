import { expect, test } from "vitest";
import { quantile } from "./measure.ts";
import { rowOf } from "./report.ts";
import { againstEarlier, eachAgainstEarlier } from "./soak-judgement.ts";

const target = { atMost: 1.05 };
const byMinute = (of: (minute: number) => number) =>
  Array.from({ length: 20 }, (_, minute) => ({ minute, value: of(minute) }));
const verdict = (samples: number[]) => rowOf({ name: "memory", unit: "x", samples, target }).verdict;

test("the last five minutes of twenty are held against the sixth to the tenth", () => {
  const judged = againstEarlier(
    byMinute((minute) => (minute < 5 ? 900 : minute < 10 ? 200 : minute < 15 ? 900 : 210)),
    20,
  );
  expect(judged).toEqual([1.05, 1.05, 1.05, 1.05, 1.05]);
});

test("memory that grows by one hundredth a minute is missed, and what only swings is met", () => {
  expect(
    verdict(
      againstEarlier(
        byMinute((minute) => 300 * 1.01 ** minute),
        20,
      ),
    ),
  ).toBe("missed");
  expect(
    verdict(
      againstEarlier(
        byMinute((minute) => 300 + (minute % 2) * 40),
        20,
      ),
    ),
  ).toBe("met");
});

test("one minute that stands out does not decide", () => {
  expect(
    verdict(
      againstEarlier(
        byMinute((minute) => (minute === 17 ? 900 : 300)),
        20,
      ),
    ),
  ).toBe("met");
  expect(
    verdict(
      againstEarlier(
        byMinute((minute) => (minute === 7 ? 900 : 300)),
        20,
      ),
    ),
  ).toBe("met");
});

test("a call of one kind is held against its own kind, so that more of a slow one is not growth", () => {
  const calls = [
    ...byMinute(() => 10).map((call) => ({ ...call, kind: "quick" })),
    ...byMinute(() => 200).map((call) => ({ ...call, kind: "slow" })),
    ...byMinute(() => 200)
      .slice(-5)
      .map((call) => ({ ...call, kind: "slow" })),
  ];
  expect(quantile(eachAgainstEarlier(calls, 20), 1)).toBe(1);
  const slower = calls.map((call) => (call.minute >= 15 ? { ...call, value: call.value * 1.2 } : call));
  expect(quantile(eachAgainstEarlier(slower, 20), 0.5)).toBeCloseTo(1.2);
});

test("a soak without measurements of both times is no soak", () => {
  expect(() => againstEarlier(byMinute(() => 1).slice(0, 5), 20)).toThrow("no samples");
  expect(() => againstEarlier(byMinute(() => 1).slice(0, 12), 20)).toThrow("last quarter");
  expect(() =>
    againstEarlier(
      byMinute(() => 1),
      3,
    ),
  ).toThrow("four minutes");
});
