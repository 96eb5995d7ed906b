import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { halfOf, readFreshQuestions, readQuestions } from "./retrieval-questions.ts";

const passages = readdirSync(join(import.meta.dirname, "../../knowledge")).filter((name) =>
  name.endsWith(".md"),
);
const questions = readQuestions();

test("there are at least 140 labelled questions, each with its own id and text", () => {
  expect(questions.length).toBeGreaterThanOrEqual(140);
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length);
  expect(new Set(questions.map(({ text }) => text.toLowerCase())).size).toBe(questions.length);
});

test("every label names a passage of the library, and every passage is asked for", () => {
  const labelled = new Set(questions.flatMap(({ relevant }) => Object.keys(relevant)));
  expect([...labelled].filter((id) => !passages.includes(id))).toEqual([]);
  expect(passages.filter((id) => !labelled.has(id))).toEqual([]);
});

test("short and long messages are in both halves, and the halves are of one size", () => {
  for (const half of ["tuning", "locked"] as const) {
    const texts = readQuestions(half);
    expect(Math.abs(texts.length * 2 - questions.length)).toBeLessThanOrEqual(1);
    expect(texts.every(({ id }) => halfOf(id) === half)).toBe(true);
    const lengths = texts.map(({ text }) => text.split(/\s+/).length);
    expect(lengths.filter((length) => length <= 8).length).toBeGreaterThanOrEqual(10);
    expect(lengths.filter((length) => length >= 60).length).toBeGreaterThanOrEqual(10);
  }
});

test("there are at least sixty fresh questions, none of them among the others, and their labels name passages", () => {
  const fresh = readFreshQuestions();
  const texts = new Set([...questions, ...fresh].map(({ text }) => text.toLowerCase()));
  expect(fresh.length).toBeGreaterThanOrEqual(60);
  expect(texts.size).toBe(questions.length + fresh.length);
  const labels = fresh.flatMap(({ relevant }) => Object.keys(relevant));
  expect(labels.filter((id) => !passages.includes(id))).toEqual([]);
});
