import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { storedKeys } from "./stored-keys.ts";

/** Every key the web app's code names, as the policy writes it. */
function keysInCode(): string[] {
  const paths = globSync("src/web/**/*.{ts,tsx,js}").filter((path) => !/\.test\.|\/testing\//.test(path));
  return paths.flatMap((path) => {
    const text = readFileSync(path, "utf8");
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1] ?? "");
    const personal = found(/personalKey\([\w.]+, "([^"]+)"\)/g).map((name) => `stillpoint:<you>:${name}`);
    const plain = found(/(?:(?:read|write)Stored|getItem|setItem|createVolume)\(\s*"([^"]+)"/g);
    const named = /(?:read|write)Stored\(\w*Key\b/.test(text) ? found(/const \w*Key = "([^"]+)"/g) : [];
    return [...personal, ...plain, ...named];
  });
}

test("the privacy policy names every key that the code keeps in a browser", () => {
  const named = storedKeys.map(({ name }) => name);
  const written = keysInCode();
  expect(new Set(written)).toContain("cookie-consent-date");
  expect(written.filter((key) => !named.includes(key))).toEqual([]);
});
