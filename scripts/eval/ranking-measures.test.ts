import { expect, test } from "vitest";
import { ndcg, recall } from "./ranking-measures.ts";

const grades = { best: 2, fits: 1, also: 1 };

test("a ranking in the order of the grades is perfect, whatever follows", () => {
  expect(ndcg(["best", "fits", "also", "other"], grades, 10)).toBe(1);
});

test("a relevant passage further down counts less, by the logarithm of its place", () => {
  const ideal = 2 + 1 / Math.log2(3) + 1 / 2;
  expect(ndcg(["other", "best"], grades, 10)).toBeCloseTo(2 / Math.log2(3) / ideal, 10);
  expect(ndcg(["fits", "best", "also"], grades, 10)).toBeLessThan(1);
});

test("what stands below the depth does not count", () => {
  expect(ndcg(["other", "best"], grades, 1)).toBe(0);
  expect(recall(["other", "best"], grades, 1, 2)).toBe(0);
});

test("recall asks for the passages of a grade alone", () => {
  expect(recall(["best", "other"], grades, 5, 2)).toBe(1);
  expect(recall(["best", "fits"], grades, 5, 1)).toBeCloseTo(2 / 3, 10);
});

test("a question that nothing answers cannot be judged", () => {
  expect(() => ndcg(["best"], {}, 10)).toThrow("cannot be judged");
  expect(() => recall(["best"], { best: 1 }, 5, 2)).toThrow("cannot be judged");
});
