import { expect, test } from "vitest";
import { readArc } from "#server/coach/arc/arc.ts";
import { guideReply } from "#server/coach/guide/guide-reply.ts";
import { direction } from "#server/coach/prompts/reply-prompt.ts";
import { otherLanguageOf } from "./other-language.ts";

test.each([
  ["es", "Mi jefe me gritó delante de todos y me siento muy pequeña"],
  ["fr", "Mon chef m'a critiqué devant toute l'équipe"],
  ["de", "ich kann nicht schlafen"],
  ["pt", "Minha mãe ligou e brigamos de novo"],
  ["it", "Il mio capo mi ha criticato davanti a tutti"],
  ["nl", "Hallo, ik heb veel stress door mijn werk en wil rustig worden"],
  ["sv", "Hej, jag är väldigt stressad av jobbet och vill lugna ner mig"],
  ["pl", "Cześć, jestem bardzo zestresowany pracą i chcę się uspokoić"],
  ["tr", "Merhaba, iş yüzünden çok stresliyim ve sakinleşmek istiyorum"],
  ["ru", "Привет, я очень устал на работе и хочу успокоиться"],
  ["el", "Γεια σας, είμαι πολύ αγχωμένος από τη δουλειά"],
  ["he", "שלום, אני לחוץ מהעבודה"],
  ["ar", "أشعر بالتوتر من العمل"],
  ["hi", "मैं काम से बहुत तनाव में हूँ"],
  ["zh", "老板当着大家的面批评了我"],
  ["ja", "仕事で疲れています"],
  ["ko", "일 때문에 스트레스를 많이 받아요"],
  ["other", "สวัสดี วันนี้ฉันเหนื่อยมาก"],
])("a message in another language is told from English (%s)", (language, text) => {
  expect(otherLanguageOf(text)).toBe(language);
});

test.each([
  "mother rang",
  "jaw is clenched",
  "no plans no hopes no nothing. hi btw",
  "I'm dying here, no air con.",
  "idk man im just tired of trying",
  "had a fiancée once, then the café closed",
  "final exam tomorrow, mind on fire",
  "😰 💔 😭",
  "12345 67 890",
  "",
])("English and what holds no words is not taken for another language (%s)", (text) => {
  expect(otherLanguageOf(text)).toBeUndefined();
});

const talk = (...texts: string[]) =>
  texts.map((text, at) => ({ role: at % 2 === 0 ? ("person" as const) : ("coach" as const), text }));
const reply = (...texts: string[]): string => guideReply(talk(...texts), "seed");

test("the guide does not reflect what it cannot read: it asks for English in the person's language, and shows help", () => {
  const spanish = "Mi jefe me gritó delante de todos y me siento muy pequeña";
  const first = reply(spanish);
  expect(first).toContain("¿Me lo cuentas en inglés?");
  expect(first).toContain("https://findahelpline.com");
  expect(first).not.toContain("jefe");
  const second = reply(spanish, first, "Estoy muy cansada de todo esto y no sé qué hacer");
  expect(second).toMatch(/^Lo siento, no puedo hablar español/);
  const third = reply(
    spanish,
    first,
    "Estoy muy cansada de todo esto y no sé qué hacer",
    second,
    "Ya no sé qué hacer con mi jefe",
  );
  expect(third).toMatch(/^I only follow English well/);
  expect(readArc(talk(spanish)).known).toEqual({});
});

test("who goes on in English is asked on from there", () => {
  const asked = reply("Mi jefe me gritó delante de todos");
  const onward = talk(
    "Mi jefe me gritó delante de todos",
    asked,
    "My boss shouted at me in front of everyone.",
  );
  expect(readArc(onward).known.event).toBe("My boss shouted at me in front of everyone");
});

test("a model is told to answer in the person's language and to judge for itself how far they are", () => {
  const text = "Mi jefe me gritó delante de todos y me siento muy pequeña";
  const told = direction(readArc(talk(text)), "low", { language: otherLanguageOf(text) });
  expect(told).toContain("Spanish");
  expect(told).not.toContain("Known so far");
});
