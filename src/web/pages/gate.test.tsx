import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { beforeAll, expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls, type CallAnswers } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { Gate } from "./gate.tsx";

const session = {
  access_token: "a",
  refresh_token: "",
  expires_at: 1,
  expires_in: 300,
  token_type: "bearer",
  user: { id: "person-1", email: "a@example.test", full_name: "Ada Quiet", email_verified: true },
};

beforeAll(() => {
  // jsdom draws no dialogs; the element and its content are all these tests look at.
  HTMLDialogElement.prototype.showModal ??= vi.fn(function (this: HTMLDialogElement) {
    this.open = true;
  });
  HTMLDialogElement.prototype.close ??= vi.fn();
});

function setUp(answers: CallAnswers) {
  const heard = answerCalls(answers);
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <Gate>{({ full_name }) => <p>The chat of {full_name}</p>}</Gate>
    </AppAround>,
  );
  return heard;
}

test("until it is known who is signed in the screen says that the application loads", async () => {
  let tell: (answer: unknown) => void = () => {};
  setUp({ "account/session": () => new Promise((resolve) => (tell = resolve)) });
  expect(screen.getByRole("status").textContent).toBe("Loading application...");
  expect(screen.queryByRole("heading", { name: /Welcome Back|Meditative/ })).toBeNull();
  await vi.waitFor(() => {
    tell({ session, agreed: true });
    expect(screen.getByText("The chat of Ada Quiet")).toBeTruthy();
  }, patiently);
  expect(screen.queryByText("Loading application...")).toBeNull();
});

test("without a session the sign-in screen shows, and nothing behind the gate", async () => {
  setUp({ "account/session": () => ({ session: null, agreed: false }) });
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(screen.queryByText(/The chat of/)).toBeNull();
});

test("a person without a saved agreement sees the agreement and agrees before the chat shows", async () => {
  let agreed = false;
  const heard = setUp({
    "account/session": () => ({ session, agreed }),
    "agreement/accept": () => {
      agreed = true;
      return { agreedAt: "2026-03-01T10:00:00Z" };
    },
  });
  await screen.findByRole("dialog", { name: "Disclaimer and Terms of Use" });
  expect(screen.queryByText(/The chat of/)).toBeNull();
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "Accept & Continue" }));
  expect(await screen.findByText("The chat of Ada Quiet")).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(heard.map(({ name }) => name)).toEqual(["account/session", "agreement/accept", "account/session"]);
});

test("whoever agreed to other words is told that they have changed", async () => {
  setUp({ "account/session": () => ({ session, agreed: false, termsChanged: true }) });
  const dialog = await screen.findByRole("dialog", { name: "Disclaimer and Terms of Use" });
  expect(dialog.textContent).toContain("have changed since you agreed");
});

test("whoever waits for a server that does not answer is told so at its first failure, and not only after the last", async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retryDelay: 60_000 } } });
  answerCalls({ "account/session": () => Promise.reject(new TypeError("Failed to fetch")) });
  render(
    <AppAround api={createApi()} queryClient={client}>
      <Gate>{() => null}</Gate>
    </AppAround>,
  );
  expect(await screen.findByRole("heading", { name: "The server isn't answering" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Trying again..." })).toBeTruthy();
});

test("a page behind the gate keeps its address while one signs in", async () => {
  window.history.replaceState(null, "", "/playlist");
  setUp({ "account/session": () => ({ session: null, agreed: false }) });
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(window.location.pathname).toBe("/playlist");
  window.history.replaceState(null, "", "/");
});
