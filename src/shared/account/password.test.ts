import fc from "fast-check";
import { expect, test } from "vitest";
import { missingFromPassword } from "./password.ts";

const special = "!@#$%^&*()_+-=[]{};':\"\\|,.<>/?~`";

test("a password has at least eight characters", () => {
  expect(missingFromPassword("Quiet-w")).toBe("at least 8 characters");
  expect(missingFromPassword("Quiet-wa")).toBe("");
});

test("a password has an uppercase letter", () => {
  expect(missingFromPassword("quiet-water")).toBe("one uppercase letter");
});

test("each special character of the specification counts, and nothing else does", () => {
  for (const sign of special) expect(missingFromPassword(`Quietwater${sign}`)).toBe("");
  expect(missingFromPassword("Quiet water 7§€")).toBe("one special character");
});

test("whatever else a password holds, one that meets the three rules lacks nothing", () => {
  const parts = fc.tuple(
    fc.string({ minLength: 6 }),
    fc.constantFrom(..."ABCXYZ"),
    fc.constantFrom(...special),
  );
  fc.assert(fc.property(parts, ([any, upper, sign]) => missingFromPassword(any + upper + sign) === ""));
});
