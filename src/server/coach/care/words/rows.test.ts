import { expect, test } from "vitest";
import { families } from "./families.ts";
import { buildLexicon } from "./lexicon.ts";
import { broadRows } from "./rows-broad.ts";
import { farewellRows } from "./rows-farewell.ts";
import { harmRows } from "./rows-harm.ts";
import { lifeRows } from "./rows-life.ts";
import { lowRows } from "./rows-low.ts";
import { othersRows } from "./rows-others.ts";
import { planRows } from "./rows-plan.ts";

const tables = [broadRows, farewellRows, harmRows, lifeRows, lowRows, othersRows, planRows].join("\n");

test("every concept a row names is in the lexicon", () => {
  const { names } = buildLexicon();
  const named = [...tables.matchAll(/\b[A-Z]{2,}\b/g)].map(([name]) => name);
  expect(named.filter((name) => name !== "NUMBER" && !names.has(name))).toEqual([]);
});

test("every family a heading names has something to say", () => {
  const named = [...tables.matchAll(/^# (\w+) \d$/gm)].map(([, name = ""]) => name);
  expect(named.filter((name) => !(name in families))).toEqual([]);
});
