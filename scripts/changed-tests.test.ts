import { expect, test } from "vitest";
import { testsOf } from "./changed-tests.ts";

test("Vitest follows a changed source, and the journeys it may touch are named as left out", () => {
  expect(testsOf(["src/shared/limits.ts"], "--changed")).toEqual({
    vitest: ["--changed"],
    journeys: [],
    left: "The product changed: its journeys in a browser are left to npm test.",
  });
});

test("a changed journey is walked, and a changed test leaves nothing to say", () => {
  const { journeys, left } = testsOf(["tests/e2e/files.e2e.ts", "src/shared/limits.test.ts"], "--changed");
  expect(journeys).toEqual(["tests/e2e/files.e2e.ts"]);
  expect(left).toBeUndefined();
});

test("when what every test rests on changed, all tests are run", () => {
  expect(testsOf(["package-lock.json"], "--changed=main").vitest).toEqual([]);
  expect(testsOf(["docs/design.md"], "--changed=main").vitest).toEqual(["--changed=main"]);
});
