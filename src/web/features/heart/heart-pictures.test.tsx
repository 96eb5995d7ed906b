import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { BeatView, HeartReport } from "#shared/heart.ts";
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

/** A recording under one correction, with one figure and what its pictures need. */
function view(correction: BeatView["correction"], correctedShare: number, rmssd: number): BeatView {
  return {
    correction,
    beats: 4,
    durationS: 3.2,
    correctedShare,
    figures: [{ key: "rmssd", label: "RMSSD", value: rmssd, unit: "ms", convention: "as it is counted" }],
    tachogram: { seconds: [1, 2, 3, 4], ms: [800, 810, 790, 805], corrected: [false, false, true, false] },
    histogram: { startMs: 775, widthMs: 25, counts: [1, 3] },
    poincare: { x: [800, 810, 790], y: [810, 790, 805], sd1: 0, sd2: 0, centreMs: 801 },
    spectrum: null,
    lomb: null,
  };
}
const recorded = (shown: BeatView): HeartReport => ({
  ...month,
  rates: null,
  beats: { ...shown, others: [view("off", 0, 40)] },
});
const columns = () => screen.getAllByRole("columnheader").map(({ textContent }) => textContent);

test("where beats were corrected, figures stand with and without it side by side, and it is said how many", () => {
  draw(recorded(view("artefacts", 0.0004, 31)));
  expect(columns().slice(0, 3)).toEqual(["Figure", "Without correction", "Artefacts only"]);
  expect(screen.getByRole("row", { name: "RMSSD 40.0 ms 31.0 ms" })).toBeTruthy();
  expect(
    screen.getByText(/^Less than 0\.1 % of the beats were corrected before counting\. The rule:/),
  ).toBeTruthy();
});

test("where nothing had to be corrected, each figure stands once", () => {
  draw(recorded(view("artefacts", 0, 40)));
  expect(columns().slice(0, 2)).toEqual(["Figure", "Value"]);
  expect(screen.getByRole("row", { name: "RMSSD 40.0 ms" })).toBeTruthy();
  expect(screen.getByText(/^No beat had to be corrected\./)).toBeTruthy();
});

test("a plot without SD1 and SD2 has no ellipse, and says why", () => {
  draw(recorded(view("artefacts", 0, 40)));
  const plot = screen.getByRole("img", { name: /^Poincaré plot.*the recording is too short/ });
  expect(plot.querySelector("ellipse")).toBeNull();
});
