import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { SafetyPlan } from "./safety-plan.tsx";

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => vi.unstubAllGlobals());

const kept = { signs: "I stop answering", helps: "the sea", people: "Anna" };

function draw(plan: object | null) {
  const heard = answerCalls({
    "care/plan": () => ({ plan }),
    "care/keepPlan": (input) => ({ plan: input }),
    "care/removePlan": () => ({ removed: true }),
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <SafetyPlan />
    </AppAround>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Open my safety plan" }));
  return heard;
}

test("a plan is written in one's own words and kept whole", async () => {
  const heard = draw(null);
  const keep = await screen.findByRole<HTMLButtonElement>("button", { name: "Keep it" });
  expect(keep.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Who I can call"), { target: { value: "Anna, 0555" } });
  fireEvent.click(keep);
  await waitFor(() => expect(screen.queryByLabelText("Who I can call")).toBeNull());
  expect(heard.find(({ name }) => name === "care/keepPlan")?.input).toEqual({
    signs: "",
    helps: "",
    people: "Anna, 0555",
  });
});

test("a plan that is kept stands there to be read, printed and, after a question, deleted", async () => {
  const print = vi.fn();
  vi.stubGlobal("print", print);
  const heard = draw(kept);
  expect(await screen.findByDisplayValue("the sea")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Print" }));
  expect(print).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole("button", { name: "Delete" }));
  expect(heard.some(({ name }) => name === "care/removePlan")).toBe(false);
  fireEvent.click(screen.getByRole("button", { name: "Delete it" }));
  await waitFor(() => expect(heard.some(({ name }) => name === "care/removePlan")).toBe(true));
});
