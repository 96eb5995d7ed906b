import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { nearestMinutes, PracticeList } from "./practice-list.tsx";

test("a practice is played in the length it has that is nearest to the one that was asked for", async () => {
  const body = { name: "body-scan", title: "Body scan", about: "A slow walk.", minutes: [3, 5, 10] };
  answerCalls({ "practice/list": () => [body] });
  const onPlay = vi.fn();
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <PracticeList onPlay={onPlay} />
    </AppAround>,
  );
  const press = () => fireEvent.click(screen.getByRole("button", { name: /^Body scan/ }));
  await screen.findByText("A slow walk.");
  press();
  fireEvent.click(screen.getByRole("radio", { name: "1" }));
  expect(screen.getByRole("button", { name: /^Body scan/ }).textContent).toContain("3 min");
  press();
  fireEvent.click(screen.getByRole("radio", { name: "10" }));
  press();
  expect(onPlay.mock.calls).toEqual([
    [body, 3],
    [body, 3],
    [body, 10],
  ]);
  expect(nearestMinutes([1, 5], 3)).toBe(5);
});
