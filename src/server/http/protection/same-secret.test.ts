import fc from "fast-check";
import { expect, test } from "vitest";
import { isSameSecret } from "./same-secret.ts";

test("a secret is the same as itself and as nothing else, whatever its length and letters", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (one, other) => {
      expect(isSameSecret(one, one)).toBe(true);
      expect(isSameSecret(one, other)).toBe(one === other);
    }),
  );
});

test("nothing given is not the secret", () => {
  expect(isSameSecret(undefined, "a secret")).toBe(false);
  expect(isSameSecret("a secre", "a secret")).toBe(false);
});
