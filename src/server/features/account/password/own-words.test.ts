import fc from "fast-check";
import { expect, test } from "vitest";
import { isOfOwnWords } from "./own-words.ts";

const about = { email: "ada.lovelace@choir.example", name: "Ada Lovelace", host: "quiet.example.org" };

test.each([
  "Stillpoint!",
  "St1llp0int-2026",
  "Lovelace#1815",
  "my-Stillpoint1",
  "Mindful-meditation-1",
  "Choir@2026!!",
  "QUIET.example.1",
])("a password made of words of the site or of its person is found: %s", (password) => {
  expect(isOfOwnWords(password, about)).toBe(true);
});

test.each(["Quiet-water-7", "Wide-river-at-9", "Stillpoint and seven herons", "1234567!A", "!!!!!!!!A"])(
  "another password is not: %s",
  (password) => {
    expect(isOfOwnWords(password, about)).toBe(false);
  },
);

test("a long random password is none, whoever it is for, and any text is answered", () => {
  const random = fc.string({ minLength: 20, unit: fc.constantFrom(..."bcdfghjkqvwxz") });
  fc.assert(fc.property(random, (password) => !isOfOwnWords(password, about)));
  fc.assert(
    fc.property(fc.string(), fc.string(), (password, name) => {
      expect(typeof isOfOwnWords(password, { ...about, name })).toBe("boolean");
    }),
  );
});
