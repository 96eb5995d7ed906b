import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readEnv, settingNames } from "#server/settings/env.ts";
import { modelPages } from "./model-pages.ts";

const pages = [...modelPages()];

test.each(pages)("%s is what `node scripts/model-pages.ts` writes", (path, text) => {
  expect(readFileSync(path, "utf8")).toBe(text);
});

test.each(pages)("%s claims no run, and its settings start the product", (_path, text) => {
  expect(text).toContain("Not run while this was written");
  const lines = /```\n([\s\S]+?)\n```/.exec(text)?.[1]?.split("\n") ?? [];
  const settings = Object.fromEntries(
    lines.map((line) => {
      const [name = "", ...value] = line.split("=");
      return [name, value.join("=") || "to-be-filled-in"];
    }),
  );
  expect(settingNames).toEqual(expect.arrayContaining(Object.keys(settings)));
  expect(() => readEnv(settings, "/nonexistent/.env")).not.toThrow();
});
