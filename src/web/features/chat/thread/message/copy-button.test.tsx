import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { CopyButton } from "./copy-button.tsx";

async function copied(writeText: (text: string) => Promise<void>): Promise<string[]> {
  vi.stubGlobal("navigator", { clipboard: { writeText } });
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  render(<CopyButton text="I am tense" />);
  fireEvent.click(screen.getByRole("button", { name: "Copy message" }));
  await waitFor(() => expect(told).toHaveLength(1));
  stop();
  vi.unstubAllGlobals();
  return told;
}

test("a copied message is on the clipboard, and it is said", async () => {
  const writeText = vi.fn(async (_text: string) => {});
  expect(await copied(writeText)).toEqual(["Copied to clipboard"]);
  expect(writeText).toHaveBeenCalledExactlyOnceWith("I am tense");
});

test("a copy the browser refuses is said too", async () => {
  expect(await copied(() => Promise.reject(new Error("no")))).toEqual(["Copy failed / Unable to copy."]);
});
