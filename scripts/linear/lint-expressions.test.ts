import { expect, test } from "vitest";
import { readExpressions } from "./find-expressions.ts";
import { lintExpression } from "./lint-expressions.ts";

const problems = (expression: RegExp) => lintExpression(expression).length;

test("an expression that tries a run from each of its places, or in each division, is refused", () => {
  for (const slow of [/\s+$/, /^(?:\.+[\s.]*)+$/, /[!?]*\?[!?]*/, /^\s*#+ .*$/gm])
    expect.soft(problems(slow), String(slow)).toBeGreaterThan(0);
});

test("one that begins where the run begins, or finds whatever it has begun, passes", () => {
  for (const quick of [/(?<!\s)\s+$/, /\s+/g, /^\.[\s.]*$/, /(?<![^.!?])[^.!?]*\?/])
    expect.soft(problems(quick), String(quick)).toBe(0);
});

test("literals and calls of RegExp are found with their lines", () => {
  const text = 'const one = /a+/gi;\nconst two = new RegExp("b");\nconst three = RegExp(one);\n';
  const { literals, made } = readExpressions("a.ts", text);
  expect(literals).toEqual([{ source: "a+", flags: "gi", line: 1 }]);
  expect(made).toEqual([2, 3]);
});
