import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { CareNote } from "./care-note.tsx";

afterEach(() => vi.unstubAllGlobals());

const standing = { isStanding: true, told: "It holds in all your chats.", mayBeWatched: true, since: null };

function draw(answer: object, onDelete?: () => Promise<unknown>) {
  answerCalls({ "care/standing": () => answer });
  const leave = vi.fn();
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <CareNote onDelete={onDelete} leave={leave} />
    </AppAround>,
  );
  return leave;
}

test("what rests is told in one line, and one press leaves the page where somebody may look", async () => {
  const leave = draw(standing);
  expect(await screen.findByText("It holds in all your chats.")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Leave this page" }));
  expect(leave).toHaveBeenCalledOnce();
});

test("deleting the chat comes before leaving, and who could not delete it is still here", async () => {
  const onDelete = vi.fn(() => Promise.reject(new Error("away")));
  const leave = draw(standing, onDelete);
  fireEvent.click(await screen.findByRole("button", { name: "Delete this chat and leave" }));
  await waitFor(() => expect(onDelete).toHaveBeenCalledOnce());
  expect(leave).not.toHaveBeenCalled();
});

test("a chat that is deleted is left", async () => {
  const leave = draw(standing, () => Promise.resolve());
  fireEvent.click(await screen.findByRole("button", { name: "Delete this chat and leave" }));
  await waitFor(() => expect(leave).toHaveBeenCalledOnce());
});

test("where nobody looks over the shoulder there is nothing to press, and nothing at all when nothing stands", async () => {
  draw({ ...standing, mayBeWatched: false });
  expect(await screen.findByText("It holds in all your chats.")).toBeTruthy();
  expect(screen.queryByRole("button")).toBeNull();
});
