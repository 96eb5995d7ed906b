import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { RoomUsed } from "./room-used.tsx";

function draw(usedBytes: number) {
  answerCalls({ "usage/room": () => ({ usedBytes, limitBytes: 2_000_000_000 }) });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <RoomUsed />
    </AppAround>,
  );
}

test("what is used of the room is said in megabytes, and of what it is made", async () => {
  draw(123_400_000);
  expect((await screen.findByText("124/2,000 MB")).classList).toContain("text-ink");
  expect(screen.getByText("Recordings, music, videos and files you keep")).toBeTruthy();
});

test("when it is nearly full it stands out, and when it is full what to delete is said", async () => {
  draw(2_000_000_000);
  expect((await screen.findByText("2,000/2,000 MB")).classList).toContain("text-danger");
  expect(screen.getByText(/^Full: delete recordings, music or videos/)).toBeTruthy();
});
