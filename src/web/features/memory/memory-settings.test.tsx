import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { MemoryShown, RememberedLine } from "#shared/account/memory.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { MemorySettings } from "./memory-settings.tsx";

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => vi.unstubAllGlobals());

const line = (id: string, about: RememberedLine["about"], text: string): RememberedLine => ({
  id,
  about,
  text,
  keptAt: "2026-11-22T12:00:00.000Z",
});
const helps = line("1", "helps", "“Body scan” helped");
const topic = line("2", "topic", "a row with my boss");

/** Draws it over a server that has this, and answers each change with what is left then. */
function draw(memory: MemoryShown, then: MemoryShown = memory) {
  const heard = answerCalls({
    "memory/read": () => memory,
    "memory/change": () => then,
    "memory/changeLine": () => then,
    "memory/removeLine": () => then,
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <MemorySettings />
    </AppAround>,
  );
  const inputOf = (name: string) => heard.find((call) => call.name === name)?.input;
  return { inputOf };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const toggle = async () =>
  fireEvent.click(await screen.findByRole("switch", { name: "Remember across chats" }));

test("it is off until it is switched on, and says then that nothing is kept yet", async () => {
  const { inputOf } = draw({ isOn: false, lines: [] }, { isOn: true, lines: [] });
  expect((await screen.findByRole("switch")).getAttribute("aria-checked")).toBe("false");
  await toggle();
  expect(await screen.findByText("Nothing is kept yet.")).toBeTruthy();
  expect(inputOf("memory/change")).toMatchObject({ isOn: true });
});

test.each([
  ["Keep them", false],
  ["Erase them", true],
])("switching off asks what becomes of the lines: %s", async (answer, erase) => {
  const { inputOf } = draw({ isOn: true, lines: [helps] });
  await toggle();
  expect(inputOf("memory/change")).toBeUndefined();
  expect(screen.getByRole("dialog", { name: "Switch memory off?" })).toBeTruthy();
  press(answer);
  await waitFor(() => expect(inputOf("memory/change")).toEqual({ isOn: false, erase }));
});

test("a line is changed in its place, and the button that opened it has the focus again", async () => {
  const changed = { ...topic, text: "trouble at work" };
  const { inputOf } = draw({ isOn: true, lines: [helps, topic] }, { isOn: true, lines: [helps, changed] });
  fireEvent.click(await screen.findByRole("button", { name: "Edit: a row with my boss" }));
  const field = screen.getByLabelText("What this was about");
  expect(document.activeElement).toBe(field);
  fireEvent.change(field, { target: { value: "trouble at work" } });
  press("Save");
  const button = await screen.findByRole("button", { name: "Edit: trouble at work" });
  expect(inputOf("memory/changeLine")).toEqual({ lineId: "2", text: "trouble at work" });
  await waitFor(() => expect(document.activeElement).toBe(button));
});

test("a line is erased by itself, and all after a question", async () => {
  const { inputOf } = draw({ isOn: true, lines: [helps, topic] });
  fireEvent.click(await screen.findByRole("button", { name: "Erase: “Body scan” helped" }));
  await waitFor(() => expect(inputOf("memory/removeLine")).toEqual({ lineId: "1" }));
  press("Erase all lines");
  expect(inputOf("memory/change")).toBeUndefined();
  press("Erase all");
  await waitFor(() => expect(inputOf("memory/change")).toEqual({ isOn: true, erase: true }));
});
