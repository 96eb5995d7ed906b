import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { HeartReport } from "#shared/heart.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { HeartPictures } from "./heart-pictures.tsx";

afterEach(() => vi.unstubAllGlobals());

const days = Array.from({ length: 30 }, (_, at) => `2026-04-${String(at + 1).padStart(2, "0")}`);
const month: HeartReport = {
  device: "a table",
  from: "2026-04-01T00:00",
  to: "2026-04-30T00:00",
  beats: null,
  rates: {
    at: days.map((day) => `${day}T00:00:00`),
    mean: days.map(() => 60),
    least: days.map(() => 60),
    most: days.map(() => 60),
    count: 30,
  },
  watch: [],
  days: days.map((day) => ({ day, metric: "heart rate" as const, value: 60 })),
  notes: [],
};

function draw(report: HeartReport) {
  const heard = answerCalls({ "heart/keep": () => [] });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <HeartPictures report={report} messageId="m1" />
    </AppAround>,
  );
  return heard;
}

test("a month of daily rates is a line over its days and not one point", () => {
  draw(month);
  const picture = screen.getByRole("img", { name: /^Heart rate over the days/ });
  const points = picture.querySelector("polyline")?.getAttribute("points")?.split(" ") ?? [];
  expect(new Set(points.map((point) => point.split(",")[0])).size).toBe(30);
});

test("the figures of a reply are kept by day when the person asks for it", async () => {
  const heard = draw(month);
  expect(heard).toEqual([]);
  fireEvent.click(screen.getByRole("button", { name: "Keep by day" }));
  await waitFor(() => expect(screen.queryByRole("button", { name: "Keep by day" })).toBeNull());
  expect(heard).toEqual([{ name: "heart/keep", input: { messageId: "m1", timeZone: expect.any(String) } }]);
  expect(screen.getByRole("link", { name: "Your heart over time" }).getAttribute("href")).toBe("/heart");
});

test("where no day is known, nothing is offered to be kept by day", () => {
  draw({ ...month, days: [] });
  expect(screen.queryByRole("button", { name: "Keep by day" })).toBeNull();
});
