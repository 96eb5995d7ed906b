import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { RememberedLine } from "#shared/account/memory.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { RememberedNote } from "./remembered-note.tsx";

const keptAt = "2026-11-22T12:00:00.000Z";
const fresh: RememberedLine = { id: "1", about: "topic", text: "a row with my boss", keptAt };
const older: RememberedLine = { id: "2", about: "helps", text: "“Body scan” helped", keptAt };

test("what was kept just now is told, and can be taken back or put otherwise in Settings", async () => {
  const heard = answerCalls({
    "memory/read": () => ({ isOn: true, lines: [fresh, older] }),
    "memory/removeLine": () => ({ isOn: true, lines: [older] }),
  });
  const onSettings = vi.fn();
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <RememberedNote kept={[fresh]} onSettings={onSettings} />
    </AppAround>,
  );
  const note = await screen.findByRole("region", { name: "Kept for next time" });
  expect(note.textContent).toContain("Kept for next time: a row with my boss");
  expect(note.textContent).not.toContain("Body scan");
  fireEvent.click(screen.getByRole("button", { name: "Edit in Settings: a row with my boss" }));
  expect(onSettings).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Undo: a row with my boss" }));
  await waitFor(() => expect(screen.queryByRole("region")).toBeNull());
  expect(heard.find(({ name }) => name === "memory/removeLine")?.input).toEqual({ lineId: "1" });
});
