import { expect, test } from "vitest";
import { webhookSession } from "./webhook-session.ts";

const now = new Date("2026-03-04T05:06:07.008Z");
const person = "2b6f0a5e-3b1d-4c55-9a3f-0d2f8f7b1c11";

test("a person is told by a pseudonym that only our secret makes, nobody by anon and a timestamp", () => {
  const session = webhookSession("one secret", person, now);
  expect(session).toMatch(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(session).toBe(webhookSession("one secret", person, new Date(0)));
  expect(session).not.toBe(webhookSession("another secret", person, now));
  expect(session).not.toBe(person);
  expect(webhookSession("one secret", null, now)).toBe("anon1772600767008");
});
