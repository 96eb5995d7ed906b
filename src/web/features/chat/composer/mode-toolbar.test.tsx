import { fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { readChatConfig, writeChatConfig } from "#web/features/chat/chat-config.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { ModeToolbar } from "./mode-toolbar.tsx";

beforeEach(() => localStorage.clear());

const pressed = () => screen.getAllByRole("button", { pressed: true }).map((button) => button.textContent);

test("without a choice of the person's counsel is on and every default holds", () => {
  expect(readChatConfig()).toEqual({
    provider: "openai",
    model: "gpt-5-nano-2025-08-07",
    verbosity: "low",
    reasoning: "medium",
    codeInterpreter: false,
    mode: "none",
    counselMode: true,
  });
  render(<ModeToolbar />);
  expect(screen.getAllByRole("button")).toHaveLength(4);
  expect(pressed()).toEqual(["Counsel"]);
});

test("each of the four switches is kept under gpt-config, excludes the others, and is told", () => {
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  render(<ModeToolbar />);
  for (const name of ["Knowledge retrieval (RAG)", "Web search", "HRV analysis", "Counsel"]) {
    fireEvent.click(screen.getByRole("button", { name }));
    expect(screen.getByRole("button", { pressed: true }).getAttribute("aria-label")).toBe(name);
  }
  stop();
  const words = ["Knowledge retrieval enabled", "Web search enabled", "HRV Analysis enabled"];
  expect(told).toEqual([...words, "Counsel mode enabled"]);
  expect(JSON.parse(localStorage.getItem("gpt-config") ?? "")).toMatchObject({
    counselMode: true,
    mode: "none",
    codeInterpreter: false,
  });
});

test("a choice made elsewhere on the page is shown at once", async () => {
  render(<ModeToolbar />);
  writeChatConfig({ ...readChatConfig(), counselMode: false, mode: "rag" });
  expect(await screen.findByRole("button", { name: /Knowledge/, pressed: true })).toBeTruthy();
});

test("the toolbar is one stop of the Tab key, with arrows, Home and End within it", () => {
  render(<ModeToolbar />);
  const buttons = screen.getAllByRole("button");
  const stops = () => buttons.filter(({ tabIndex }) => tabIndex === 0);
  expect(stops()).toEqual([buttons[0]]);
  buttons[0]?.focus();
  for (const [key, at] of [
    ["ArrowRight", 1],
    ["End", 3],
    ["ArrowRight", 0],
    ["ArrowLeft", 3],
    ["Home", 0],
  ] as const) {
    fireEvent.keyDown(document.activeElement ?? document.body, { key });
    expect(document.activeElement).toBe(buttons[at]);
    expect(stops()).toEqual([buttons[at]]);
  }
});
