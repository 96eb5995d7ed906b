import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { KeptRecording } from "#shared/heart-recordings.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { HeartOverTime } from "./heart-over-time.tsx";

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => vi.unstubAllGlobals());

const month: KeptRecording = {
  id: "1",
  device: "a watch",
  firstDay: "2026-04-01",
  lastDay: "2026-04-30",
  keptAt: "2026-05-01T12:00:00.000Z",
  days: Array.from({ length: 30 }, (_, at) => ({
    day: `2026-04-${String(at + 1).padStart(2, "0")}`,
    metric: "resting heart rate" as const,
    value: 50 + (at % 5),
  })),
};

function draw(recordings: KeptRecording[]) {
  const heard = answerCalls({
    "heart/recordings": () => recordings,
    "heart/remove": () => [],
    "heart/removeAll": () => [],
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <HeartOverTime />
    </AppAround>,
  );
  return heard;
}

test("a month of daily rates is a line with the usual range, and days on a calendar", async () => {
  draw([month]);
  const picture = await screen.findByRole("img", {
    name: /^Resting rate by day\. Your own usual range is 50\.0 to 54\.0 bpm/,
  });
  expect(picture.querySelector("polyline")?.getAttribute("points")?.split(" ")).toHaveLength(30);
  expect(screen.getByRole("table", { name: "April 2026" }).textContent).toContain("30: 54.0 bpm");
});

test("a recording is erased after a question", async () => {
  const heard = draw([month]);
  fireEvent.click(
    await screen.findByRole("button", { name: /^Erase the recording of April 1\s–\s30, 2026$/ }),
  );
  fireEvent.click(screen.getByRole("button", { name: "Erase" }));
  await waitFor(() => expect(screen.getByText(/^Nothing is kept yet/)).toBeTruthy());
  expect(heard.find(({ name }) => name === "heart/remove")?.input).toMatchObject({ recordingId: "1" });
});
