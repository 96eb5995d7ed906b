import { expect, test } from "vitest";
import { rankPlainly } from "./plain-bm25.ts";

const documents = [
  { id: "both", title: "", text: "Rain on the roof, rain on the garden." },
  {
    id: "one",
    title: "",
    text: "Rain somewhere, among very many other quiet words about gardening indoors.",
  },
  { id: "none", title: "", text: "Snow lies everywhere." },
];
const collection = { name: "weather", documents, questions: [] };

test("the rarer word and the shorter document weigh more, and what shares no word is not found", () => {
  expect(rankPlainly(collection, ["rain and roof", "snow", "of the"], 10)).toEqual([
    ["both", "one"],
    ["none"],
    [],
  ]);
});

test("no more are answered than asked for", () => {
  expect(rankPlainly(collection, ["rain"], 1)).toEqual([["both"]]);
});
