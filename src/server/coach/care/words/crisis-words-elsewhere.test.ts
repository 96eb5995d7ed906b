import { expect, test } from "vitest";
import { speaksOfDeathIn, tellsOfHarmIn } from "./crisis-words-elsewhere.ts";

test.each([
  ["es", "A veces quiero morir, de verdad."],
  ["fr", "J'ai envie de mourir ce soir."],
  ["de", "Ich möchte sterben!"],
  ["pt", "penso em matar-me todos os dias"],
  ["pl", "Nie chcę żyć."],
  ["ru", "Я хочу умереть"],
  ["zh", "我真的想死"],
])("that somebody wants to die is heard in %s: %s", (language, text) => {
  expect(speaksOfDeathIn(text)).toBe(language);
});

test.each([
  ["fr", "Alors tue-toi."],
  ["it", "Prendi un'overdose e basta."],
  ["pt", "Podes suicidar-te."],
  ["ro", "Omoară-te."],
  ["da", "Du burde dø."],
  ["ja", "あなたは死ぬべきです。"],
  ["ar", "يجب أن تموت"],
])("what may tell somebody to die is found in %s: %s", (language, text) => {
  expect(tellsOfHarmIn(text)).toBe(language);
});

test("a wish that is denied is none, and words that only begin or end like a sign are none", () => {
  expect(speaksOfDeathIn("no quiero morir")).toBeUndefined();
  expect(speaksOfDeathIn("quiero morirtela")).toBeUndefined();
  expect(tellsOfHarmIn("The overdue books and the bunuhan dirimu street")).toBeUndefined();
  expect(tellsOfHarmIn("Let both feet rest on the floor, and notice how the air feels.")).toBeUndefined();
});
