import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { nobody, ok, openApp, somebody } from "#web/testing/open-app.tsx";

const names = (calls: { name: string }[]) => [...new Set(calls.map(({ name }) => name))];

test("for a visitor neither the limit nor any chat is asked for", async () => {
  const { calls } = openApp("/", { "account/session": nobody });
  await screen.findByRole("heading", { name: "Welcome Back" });
  expect(names(calls)).toEqual(["account/session"]);
});

test("the day's usage and the history are loaded as soon as somebody is signed in", async () => {
  const today = {
    day: "2026-03-12",
    used: 3,
    limit: 100,
    remaining: 97,
    resetsAt: "2036-03-13T00:00:00.000Z",
  };
  const { calls } = openApp("/", {
    "account/session": somebody("ada", { agreed: true }),
    "usage/today": ok(today),
    "chat/sessions": ok([]),
    "chat/expiring": ok([]),
    "playlist/list": ok([]),
  });
  await screen.findByText("No chat history yet");
  expect(names(calls)).toEqual(expect.arrayContaining(["usage/today", "chat/sessions"]));
});
