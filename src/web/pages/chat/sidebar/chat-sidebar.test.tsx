import { expect, test } from "vitest";
import { shortEmail } from "./chat-sidebar.tsx";

test("the footer cuts an e-mail address at 20 characters and calls nobody 'Guest'", () => {
  expect(shortEmail("ada@example.test")).toBe("ada@example.test");
  expect(shortEmail("x".repeat(20))).toBe("x".repeat(20));
  expect(shortEmail(`${"x".repeat(20)}y`)).toBe(`${"x".repeat(20)}...`);
  expect(shortEmail("")).toBe("Guest");
});
