import { expect, test } from "vitest";
import { measurePair, quantile, ratio, summarise } from "./measure.ts";
import { rowOf, table } from "./report.ts";

test("the median of an even number of samples lies between the middle two, whatever their order", () => {
  expect(summarise([4, 1, 3, 2])).toMatchObject({ median: 2.5, min: 1, max: 4, count: 4 });
});

test("numbers are ordered as numbers", () => {
  expect(quantile([100, 9, 10], 0.5)).toBe(10);
});

test("no samples give no figure", () => {
  expect(() => summarise([])).toThrow("no samples");
});

test("a ratio compares the medians", () => {
  expect(ratio([10, 30, 20], [5, 5, 5])).toBe(4);
});

test("subject and control take turns, and warming up does not count", async () => {
  const calls: string[] = [];
  const samples = await measurePair(
    () => calls.push("subject"),
    () => calls.push("control"),
    { rounds: 2, warmUp: 1 },
  );
  expect(calls.join(" ")).toBe("subject control subject control subject control");
  expect(samples.subject).toHaveLength(2);
  expect(samples.control).toHaveLength(2);
});

test("a target is judged on the measured value and on the right side", () => {
  const figure = { name: "reply", unit: "ms", samples: [150.004] };
  expect(rowOf({ ...figure, target: { atMost: 150 } }).verdict).toBe("missed");
  expect(rowOf({ ...figure, target: { atMost: 151 } }).verdict).toBe("met");
  expect(rowOf({ ...figure, target: { atLeast: 150 } }).verdict).toBe("met");
  expect(rowOf({ ...figure, target: { atLeast: 151 } }).verdict).toBe("missed");
  expect(rowOf(figure).verdict).toBe("");
});

test("a target may be set on the slowest instead of the median", () => {
  const row = rowOf({ name: "delay", unit: "ms", samples: [1, 1, 90], target: { atMost: 50, quantile: 1 } });
  expect(row).toMatchObject({ verdict: "missed", value: "p100 90.0 ms" });
});

test("the table is aligned and says the ratio to the control", () => {
  const control = { name: "idle", samples: [5, 5] };
  const drawn = table([rowOf({ name: "delay", unit: "ms", samples: [10, 10], control })]);
  expect(drawn).toContain("2.00 x idle");
  expect(new Set(drawn.split("\n").map((line) => line.length)).size).toBe(1);
});
