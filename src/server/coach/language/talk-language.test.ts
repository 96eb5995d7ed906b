import { expect, test } from "vitest";
import { languageName, talkLanguage } from "./talk-language.ts";

const person = (text: string) => ({ role: "person" as const, text });
const coach = (text: string) => ({ role: "coach" as const, text });

test("a few words keep the language of the messages before them, a whole sentence changes it", () => {
  const spanish = person("Mi jefe me gritó delante de todos en la reunión de ayer.");
  expect(talkLanguage([spanish])).toBe("es");
  expect(talkLanguage([spanish, coach("¿Dónde lo notas?"), person("En el pecho")])).toBe("es");
  expect(talkLanguage([spanish, coach("¿Dónde lo notas?"), person("sí")])).toBe("es");
  const english = person("I would rather go on in English if that is fine.");
  expect(talkLanguage([spanish, english])).toBeUndefined();
  expect(talkLanguage([english, coach("Where is it?"), person("my chest")])).toBeUndefined();
});

test("what the coach says, and an empty conversation, say nothing of the person's language", () => {
  expect(talkLanguage([])).toBeUndefined();
  expect(talkLanguage([coach("Gracias por contarme lo que pasó en la reunión.")])).toBeUndefined();
});

test("a language is told by its name, and an unknown one by none", () => {
  expect([languageName("es"), languageName("nb"), languageName("other")]).toEqual([
    "Spanish",
    "Norwegian Bokmål",
    undefined,
  ]);
});
