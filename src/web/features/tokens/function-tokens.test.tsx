import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { functionNames } from "#shared/contract/function-names.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { FunctionTokens } from "./function-tokens.tsx";

HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => vi.unstubAllGlobals());

const kept = {
  id: "0b8f1d3e-6a54-4c8e-9a52-0d6f6a1b2c3d",
  name: "Evening script",
  mayUse: ["gpt-chat"],
  createdAt: "2026-11-21T10:00:00.000Z",
  expiresAt: "2027-02-19T10:00:00.000Z",
  lastUsedAt: null,
};

function draw(tokens: () => unknown) {
  const heard = answerCalls({
    "token/list": tokens,
    "token/create": () => ({ ...kept, token: "stillpoint_abc" }),
    "token/revoke": () => ({ revoked: true }),
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <FunctionTokens />
    </AppAround>,
  );
  return heard;
}

test("a new token needs a name and one function at least, is shown once, and is gone when that is done", async () => {
  let made: unknown[] = [];
  const heard = draw(() => made);
  fireEvent.click(await screen.findByRole("button", { name: "New token" }));
  const create = screen.getByRole<HTMLButtonElement>("button", { name: "Create token" });
  expect(create.disabled).toBe(true);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Evening script" } });
  expect(create.disabled).toBe(false);
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
  expect(create.disabled).toBe(true);
  fireEvent.click(screen.getByRole("checkbox", { name: /gpt-chat/ }));
  made = [kept];
  fireEvent.click(create);
  expect(await screen.findByText("stillpoint_abc")).toBeTruthy();
  expect(heard.find(({ name }) => name === "token/create")?.input).toEqual({
    name: "Evening script",
    mayUse: ["gpt-chat"],
    days: 90,
  });
  expect(await screen.findByText("May use gpt-chat")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByText("stillpoint_abc")).toBeNull());
});

test("a token is revoked after a question, and at the limit none can be made", async () => {
  const many = Array.from({ length: 10 }, (_, at) => ({
    ...kept,
    id: kept.id.replace(/^./, String(at)),
    mayUse: [...functionNames],
  }));
  const heard = draw(() => many);
  const rows = await screen.findAllByRole("listitem");
  expect(rows).toHaveLength(10);
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "New token" }).disabled).toBe(true);
  const [first] = rows;
  if (!first) throw new Error("no token is shown");
  expect(within(first).getByText("May use all functions")).toBeTruthy();
  fireEvent.click(within(first).getByRole("button", { name: "Revoke Evening script" }));
  fireEvent.click(screen.getByRole("button", { name: "Revoke" }));
  await waitFor(() => expect(heard.some(({ name }) => name === "token/revoke")).toBe(true));
});
