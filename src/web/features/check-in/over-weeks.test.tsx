import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CheckIn } from "#shared/listening/check-in.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { OverWeeks } from "./over-weeks.tsx";
import { weeksOf } from "./weeks.ts";

const said: CheckIn[] = [
  { felt: "heavier", at: "2026-03-11T12:00:00Z" },
  { felt: "lighter", at: "2026-03-10T12:00:00Z" },
  { felt: "lighter", at: "2026-03-04T12:00:00Z" },
];

test("what was said is put together by weeks that begin on Monday, the latest first", () => {
  expect(weeksOf(said, 12).map(({ felt }) => felt)).toEqual([["lighter", "heavier"], ["lighter"]]);
  expect(weeksOf(said, 12).map(({ monday }) => monday.getDay())).toEqual([1, 1]);
  expect(weeksOf(said, 1)).toHaveLength(1);
  const sunday = { felt: "same" as const, at: "2026-03-08T12:00:00Z" };
  expect(weeksOf([...said, sunday], 12).map(({ felt }) => felt.length)).toEqual([2, 2]);
});

test("a week is read in words, and all of it can be erased after a question", async () => {
  const heard = answerCalls({ "checkIn/list": () => said, "checkIn/erase": () => [] });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <OverWeeks />
    </AppAround>,
  );
  expect(await screen.findByText("Lighter: 1, Heavier: 1")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Erase what I said" }));
  expect(heard.some(({ name }) => name === "checkIn/erase")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Erase" }));
  await waitFor(() => expect(screen.queryByText("Lighter: 1, Heavier: 1")).toBeNull());
});

test("before anything was said there is nothing to see", async () => {
  const heard = answerCalls({ "checkIn/list": () => [] });
  const { container } = render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <OverWeeks />
    </AppAround>,
  );
  await waitFor(() => expect(heard).toHaveLength(1));
  expect(container.textContent).toBe("");
});
