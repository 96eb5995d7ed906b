import { QueryClient } from "@tanstack/react-query";
import { render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createQueryClient } from "#web/app/query-client.ts";
import { createApi } from "#web/lib/api.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { DailyUsage } from "./daily-usage.tsx";
import { useDailyLimit } from "./use-daily-limit.ts";

afterEach(() => vi.useRealTimers());

const midnight = "2026-03-13T00:00:00.000Z";
const day = (used: number, limit = 100) => ({
  day: "2026-03-12",
  used,
  limit,
  remaining: Math.max(0, limit - used),
  resetsAt: midnight,
});

function Watched() {
  useDailyLimit();
  return <DailyUsage />;
}

function draw(queryClient = new QueryClient()) {
  render(
    <AppAround api={createApi()} queryClient={queryClient}>
      <Watched />
    </AppAround>,
  );
}

test.each([
  [0, "text-ink"],
  [74, "text-ink"],
  [75, "text-warning"],
  [89, "text-warning"],
  [90, "text-danger"],
  [100, "text-danger"],
])("%i of 100 used is drawn in %s, with a note that it resets at midnight", async (used, colour) => {
  answerCalls({ "usage/today": () => day(used) });
  draw();
  expect((await screen.findByText(`${used}/100`)).classList).toContain(colour);
  expect(screen.getByText("Resets at midnight")).toBeTruthy();
});

test("another limit of the operator's is the one that is shown", async () => {
  answerCalls({ "usage/today": () => day(3, 40) });
  draw();
  expect(await screen.findByText("3/40")).toBeTruthy();
});

test("what the operator caps is shown with what is used, and once it is used up with what stands in until when", async () => {
  const shares = [
    { of: "tokens", used: 12_300, cap: 200_000, resetsAt: midnight },
    { of: "speechSeconds", used: 604, cap: 600, resetsAt: midnight },
  ];
  answerCalls({ "usage/today": () => ({ ...day(3), shares }) });
  draw();
  expect((await screen.findByText("12,300/200,000 tokens")).classList).toContain("text-ink");
  expect(screen.getByText("600/600 seconds").classList).toContain("text-danger");
  expect(screen.getByText(/^Used up: the built-in voice speaks until \d/)).toBeTruthy();
});

test("the usage is loaded when somebody is there, and again at their next midnight and not before", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-12T22:00:00Z"), shouldAdvanceTime: true });
  const days = [day(99), { ...day(0), day: "2026-03-13", resetsAt: "2026-03-14T00:00:00.000Z" }];
  const heard = answerCalls({ "usage/today": () => days.shift() });
  draw();
  expect(await screen.findByText("99/100")).toBeTruthy();
  expect(heard).toMatchObject([
    { input: { timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone } },
  ]);
  await vi.advanceTimersByTimeAsync(7_190_000);
  expect(heard).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(11_000);
  expect(await screen.findByText("0/100")).toBeTruthy();
  expect(heard).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(heard).toHaveLength(2);
});

test("a computer that slept through midnight loads the new day when it wakes", async () => {
  vi.useFakeTimers({ now: new Date("2026-03-12T22:00:00Z"), shouldAdvanceTime: true });
  const heard = answerCalls({ "usage/today": () => day(99) });
  draw();
  await screen.findByText("99/100");
  vi.setSystemTime(new Date("2026-03-13T07:00:00Z"));
  expect(heard).toHaveLength(1);
  window.dispatchEvent(new Event("focus"));
  await vi.waitFor(() => expect(heard).toHaveLength(2), patiently);
});

test("usage that cannot be loaded is logged and not said", async () => {
  const told: string[] = [];
  const stop = onToast(({ text }) => told.push(text));
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  vi.stubGlobal("fetch", async () => Response.json({ json: {} }, { status: 404 }));
  draw(createQueryClient());
  await vi.waitFor(() => expect(warn).toHaveBeenCalled(), patiently);
  stop();
  expect(told).toEqual([]);
  expect(screen.getByText("…")).toBeTruthy();
});
