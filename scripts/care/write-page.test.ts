import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dangers, policyOf, readPolicy, sharedTexts } from "#server/coach/care/policy.ts";
import { carePage } from "./write-page.ts";

test("docs/care.md is what the policy's files and the product's functions give", () => {
  expect(readFileSync(join(process.cwd(), "docs/care.md"), "utf8")).toBe(carePage());
});

const text = (danger: string) =>
  readFileSync(join(process.cwd(), `src/server/coach/care/policy/${danger}.md`), "utf8");

test.each([
  ["rank: 3", "rank: high", /^wish-to-die\.md:3: rank: /],
  ["closes: denial, not-now company", "closes: denial, forgetting", /^wish-to-die\.md:8: closes: /],
  ["next: means", "next: nothing", /^wish-to-die\.md:\d+: no question is called nothing/],
  ["yes: danger\nno: denial", "yes: danger\nno: shrug", /^wish-to-die\.md:\d+: no: /],
  ["yes: danger\nno: denial", "yes: danger\nno: reach", /nothing is said on reach/],
  ["practices: senses feet", "practices: senses flying", /^wish-to-die\.md:\d+: practices: /],
  ["## step", "## steps", /the passage step is missing/],
  ["- Are you thinking about ending your life?\n", "", /it needs as many wordings/],
])("a fault in the policy names its file and line (%s)", (from, to, message) => {
  const whole = text("wish-to-die");
  expect(whole).toContain(from);
  expect(() => readPolicy("wish-to-die", whole.replace(from, to), sharedTexts)).toThrow(message);
});

test("no two dangers have the same rank, so that the graver one is always told", () => {
  const ranks = dangers.map((danger) => policyOf(danger).rank);
  expect(new Set(ranks).size).toBe(ranks.length);
});

test("what is lasting closes by no denial alone", () => {
  for (const danger of ["plan-or-means", "taken-or-hurt", "medical-emergency", "someone-else"] as const)
    for (const way of policyOf(danger).closes)
      expect(
        way.every((closer) => closer === "denial" || closer === "twice-denied"),
        danger,
      ).toBe(false);
});

test("every text is short, and none promises, scolds or says what a person has to feel", () => {
  for (const danger of dangers)
    for (const [name, texts] of policyOf(danger).texts)
      for (const one of texts) {
        expect(one.split(/\s+/).length, `${danger}/${name}`).toBeLessThanOrEqual(70);
        expect(one, `${danger}/${name}`).not.toMatch(
          /!|\bi promise\b|\byou should have\b|\bcalm down\b|\bat least\b|everything will|\bcommit/i,
        );
      }
});
