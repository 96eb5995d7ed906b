import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, test, vi } from "vitest";
import type { ClosedAccount } from "#shared/account/account.ts";
import { createApi } from "#web/lib/api.ts";
import { dayOf } from "#web/lib/format-time.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { AccountChoices } from "./account-choices.tsx";
import { sessionOptions } from "./session-query.ts";
import { ReactivateForm } from "./sign-in/reactivate-form.tsx";

// jsdom knows the element and not what it does.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true;
};
HTMLDialogElement.prototype.close = function () {
  this.open = false;
};

afterEach(() => vi.unstubAllGlobals());

/** Draws it before a server that answers every call alike, and hears what it was asked. */
function draw(children: ReactNode, answer: { status: number; json: unknown }) {
  const asked: { path: string; input: unknown }[] = [];
  vi.stubGlobal("fetch", async (request: Request) => {
    const { pathname } = new URL(request.url);
    asked.push({ path: pathname, input: await request.json().catch(() => undefined) });
    return Response.json({ json: answer.json }, { status: answer.status });
  });
  const queryClient = new QueryClient();
  render(
    <AppAround api={createApi()} queryClient={queryClient}>
      {children}
    </AppAround>,
  );
  return { asked, queryClient };
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const eraseAt = "2026-12-21T12:00:00.000Z";
const closed: ClosedAccount = { email: "ada@example.test", eraseAt, canReactivate: true };

test("the export is a plain download from the person's own server", () => {
  draw(<AccountChoices onClosed={vi.fn()} />, { status: 200, json: {} });
  const link = screen.getByRole("link", { name: "Export my data" });
  expect(link.getAttribute("href")).toBe("/api/export");
  expect(link.hasAttribute("download")).toBe(true);
});

test("deleting waits for a password, says what it means, and asks for nothing else to be typed", () => {
  const { asked } = draw(<AccountChoices onClosed={vi.fn()} />, { status: 200, json: { eraseAt } });
  press("Delete account");
  const dialog = screen.getByRole("dialog", { name: "Delete your account?" });
  expect(dialog.textContent).toContain("For 30 days you can come back");
  expect(dialog.querySelectorAll("input")).toHaveLength(1);
  const submit = dialog.querySelector<HTMLButtonElement>("button[type=submit]");
  expect(submit?.disabled).toBe(true);
  press("Keep my account");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(asked).toEqual([]);
});

test("a closed account closes the gate at once", async () => {
  const onClosed = vi.fn();
  const { asked, queryClient } = draw(<AccountChoices onClosed={onClosed} />, {
    status: 200,
    json: { eraseAt },
  });
  press("Delete account");
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Quiet-water-7" } });
  fireEvent.submit(screen.getByLabelText("Password"));
  await waitFor(() => expect(onClosed).toHaveBeenCalledOnce());
  expect(asked).toEqual([{ path: "/api/rpc/account/close", input: { json: { password: "Quiet-water-7" } } }]);
  expect(queryClient.getQueryData(sessionOptions(createApi()).queryKey)).toEqual({
    session: null,
    agreed: false,
  });
});

test("a closed account names its day and offers to reactivate or to leave", async () => {
  const { asked } = draw(<ReactivateForm closed={closed} />, { status: 200, json: { reactivated: true } });
  const words = `Your account is closed and will be erased on ${dayOf(eraseAt)}. Reactivate?`;
  expect(screen.getByText(words)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Sign out" })).toBeTruthy();
  press("Reactivate");
  await waitFor(() => expect(asked.map(({ path }) => path)).toContain("/api/rpc/account/reactivate"));
});

test("when the time has passed there is only the way out", () => {
  draw(<ReactivateForm closed={{ ...closed, canReactivate: false }} />, { status: 200, json: {} });
  expect(screen.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Sign out"]);
});
