import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { plainCover } from "#shared/cover/cover.ts";
import type { NarrationState } from "#shared/listening/narration.ts";
import { NarrationPanel } from "./narration-panel.tsx";

const state: NarrationState = {
  id: "0b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a10",
  chatSessionId: null,
  messageId: null,
  status: "running",
  progress: 60,
  queuePosition: null,
  fileName: null,
  recordingId: null,
  cover: plainCover,
  savedAs: null,
  isAudible: true,
  audioUrl: "/api/narrations/0b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a10/audio",
  durationMs: null,
  error: null,
  droppedCharacters: 0,
  foreignLanguage: null,
  isStandIn: false,
};

test("a narration being made shows its percentage and the player once it can be heard", () => {
  render(<NarrationPanel state={state} player={<p>player</p>} onClear={() => {}} />);
  expect(screen.getByText(/60\s?%/)).toBeTruthy();
  expect(screen.getByText("player")).toBeTruthy();
});

test("a narration that failed shows why, and no player", () => {
  const failed = { ...state, status: "failed" as const, error: "Voice generation failed" };
  render(<NarrationPanel state={failed} player={<p>player</p>} onClear={() => {}} />);
  expect(screen.getByRole("alert").textContent).toBe("Voice generation failed");
  expect(screen.queryByText("player")).toBeNull();
});

test("a text in a language that the voice does not speak is said plainly", () => {
  const foreign = { ...state, status: "ready" as const, foreignLanguage: "Spanish" };
  render(<NarrationPanel state={foreign} player={null} onClear={() => {}} />);
  expect(screen.getByText(/does not speak the language: it reads a text in Spanish as if/)).toBeTruthy();
});

test("a built-in voice that stands in for the configured one is said plainly, in another language too", () => {
  const standIn = { ...state, status: "ready" as const, isStandIn: true };
  const { rerender } = render(<NarrationPanel state={standIn} player={null} onClear={() => {}} />);
  expect(
    screen.getByText(/^Today's share of the usual voice is used up, so the built-in voice speaks/),
  ).toBeTruthy();
  const foreign = { ...standIn, foreignLanguage: "Spanish" };
  rerender(<NarrationPanel state={foreign} player={null} onClear={() => {}} />);
  expect(
    screen.getByText(/built-in voice speaks.* It reads a text in Spanish as if it were English/),
  ).toBeTruthy();
});

test("whose browser plays only what is whole is told that it begins by itself", () => {
  vi.stubGlobal("navigator", { userAgent: "iPhone" });
  const { rerender } = render(<NarrationPanel state={state} player={<p>player</p>} onClear={() => {}} />);
  expect(screen.getByText(/^Your browser plays it only when it's complete/)).toBeTruthy();
  expect(screen.queryByText("player")).toBeNull();
  const ready = { ...state, status: "ready" as const };
  rerender(<NarrationPanel state={ready} player={<p>player</p>} onClear={() => {}} />);
  expect(screen.queryByText(/only when it's complete/)).toBeNull();
  expect(screen.getByText("player")).toBeTruthy();
  vi.unstubAllGlobals();
});
