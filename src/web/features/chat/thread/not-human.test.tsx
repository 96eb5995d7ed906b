import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { NotHumanLine } from "./not-human.tsx";

test("the chat says at its start, and again in other words, that it is an AI and not a person", () => {
  const start = renderToStaticMarkup(<NotHumanLine />);
  const again = renderToStaticMarkup(<NotHumanLine isAgain />);
  expect(start).toContain("talking with an AI, not a person.");
  expect(again).toContain("an AI, not a person");
  expect(again).not.toBe(start);
});
