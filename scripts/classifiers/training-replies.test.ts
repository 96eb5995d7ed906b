import { expect, test } from "vitest";
import { answersIn } from "./training-replies.ts";

test("answers stand below the message that they answer", () => {
  expect(answersIn("here", "> are you real\nperson: Yes, I am.\nok: No: a program.\n")).toEqual([
    { message: "are you real", text: "Yes, I am.", fault: "person" },
    { message: "are you real", text: "No: a program.", fault: undefined },
  ]);
});

test("a line that is no answer, or names no fault, is refused by its file", () => {
  expect(() => answersIn("here", "> hello\nrude: Go away.")).toThrow(/here wants/);
  expect(() => answersIn("here", "> hello\nGo away.")).toThrow(/here wants/);
});
