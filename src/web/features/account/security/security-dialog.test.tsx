import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { SessionProvider } from "#web/features/account/session-context.ts";
import { createSessionEvents } from "#web/features/account/session-events.ts";
import { createApi } from "#web/lib/api.ts";
import { createTabs } from "#web/lib/browser/tabs.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { SecurityDialog } from "./security-dialog.tsx";

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const at = "2026-11-20T12:00:00.000Z";
const user = { id: crypto.randomUUID(), email: "ada@example.test", full_name: "Ada", email_verified: true };
const passkeyId = crypto.randomUUID();
const other = { id: crypto.randomUUID(), browser: "Firefox on Linux", signedInAt: at, lastSeenAt: at };

async function draw(mail = "smtp") {
  const heard = answerCalls({
    "account/session": () => ({ session: { expires_in: 300, user }, agreed: true }),
    "account/browsers": () => [
      { ...other, id: crypto.randomUUID(), browser: "Chrome on Mac", isThis: true },
      { ...other, isThis: false },
    ],
    "account/events": () => [{ kind: "sign-in failed", browser: "Safari on iPhone", at }],
    "passkey/list": () => [
      { id: passkeyId, name: "My phone", isCopied: false, addedAt: at, lastUsedAt: null },
    ],
    "passkey/remove": () => ({ removed: true }),
    "twoStep/standing": () => ({ isOn: false, codesLeft: 0 }),
    "twoStep/begin": () => ({ uri: "otpauth://totp/Stillpoint:a?secret=ABCD2345", key: "ABCD2345" }),
    "twoStep/confirm": () => ({ recoveryCodes: ["aaaa-bbbb-cccc"] }),
    "account/changePassword": () => ({ changed: true }),
    "account/changeEmail": () => ({ sent: true }),
    "legal/practice": () => ({ mail }),
    "account/changeName": () => ({ fullName: "Ada Quiet" }),
    "account/endBrowser": () => ({ ended: true }),
    "account/signOutEverywhere": () => ({ ended: 1 }),
  });
  const api = createApi();
  const queryClient = new QueryClient();
  const events = createSessionEvents({ api, queryClient, tabs: createTabs(crypto.randomUUID()) });
  const end = vi.spyOn(events, "end");
  render(
    <AppAround api={api} queryClient={queryClient}>
      <SessionProvider value={events}>
        <SecurityDialog onClose={vi.fn()} />
      </SessionProvider>
    </AppAround>,
  );
  await screen.findByText(/Firefox on Linux/);
  const sent = async (name: string) =>
    waitFor(() => {
      const call = heard.find((each) => each.name === name);
      if (!call) throw new Error(`${name} was not called`);
      return call.input;
    });
  return { sent, end };
}

const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>("button", { name });

test("a new password takes the present one and every rule, and is sent with both", async () => {
  const { sent } = await draw();
  type("Current password", "Old-water-7");
  type("New password", "weak");
  expect(button("Change password").disabled).toBe(true);
  type("New password", "Quiet-water-7");
  fireEvent.click(button("Change password"));
  expect(await sent("account/changePassword")).toEqual({
    currentPassword: "Old-water-7",
    password: "Quiet-water-7",
  });
});

test("another address is asked for with the password, and another name without", async () => {
  const { sent } = await draw();
  type("New email address", " new@example.test ");
  expect(button("Send the link").disabled).toBe(true);
  type("Your password", "Quiet-water-7");
  fireEvent.click(button("Send the link"));
  expect(await sent("account/changeEmail")).toEqual({ email: "new@example.test", password: "Quiet-water-7" });
  expect(button("Change name").disabled).toBe(true);
  type("Full name", "Ada Quiet");
  fireEvent.click(button("Change name"));
  expect(await sent("account/changeName")).toEqual({ fullName: "Ada Quiet" });
});

test("where no e-mail is sent a new address is not said to get one", async () => {
  await draw("outbox");
  expect(await screen.findByText(/This server sends no email/)).toBeTruthy();
  expect(screen.queryByText(/We'll email a link/)).toBeNull();
  expect(button("Make the link").disabled).toBe(true);
});

test("this browser is named and has no button; another is signed out by its own", async () => {
  const { sent } = await draw();
  expect(screen.getByText(/Chrome on Mac \(this one\)/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /Sign out Chrome/ })).toBeNull();
  fireEvent.click(button(/Sign out Firefox on Linux/));
  expect(await sent("account/endBrowser")).toEqual({ sessionId: other.id });
});

test("signing out everywhere ends the session here too", async () => {
  const { sent, end } = await draw();
  fireEvent.click(button("Sign out everywhere"));
  expect(await sent("account/signOutEverywhere")).toEqual({ keepThis: false });
  await waitFor(() => expect(end).toHaveBeenCalledWith("here"));
});

test("what happened is told in a sentence, with the browser", async () => {
  await draw();
  const part = within(screen.getByRole("region", { name: "What happened to your account" }));
  expect(part.getByText("Somebody tried to sign in with a wrong password")).toBeTruthy();
  expect(part.getByText(/Safari on iPhone/)).toBeTruthy();
});

test("two-step sign-in is turned on with the password and a first code, and the recovery codes are shown once", async () => {
  const { sent } = await draw();
  fireEvent.click(await screen.findByRole("button", { name: "Turn on two-step sign-in" }));
  type("Your password, to confirm it's you", "Quiet-water-7");
  fireEvent.click(button("Show the key"));
  expect(await sent("twoStep/begin")).toEqual({ password: "Quiet-water-7" });
  const code = await screen.findByLabelText("Code from the app");
  expect(screen.getByRole("img", { name: "The key as a picture" })).toBeTruthy();
  expect(screen.getByText("ABCD2345")).toBeTruthy();
  fireEvent.change(code, { target: { value: "123456" } });
  fireEvent.click(button("Turn it on"));
  expect(await sent("twoStep/confirm")).toEqual({ code: "123456" });
  expect(await screen.findByText("aaaa-bbbb-cccc")).toBeTruthy();
  fireEvent.click(button("I have kept them"));
  await waitFor(() => expect(screen.queryByText("aaaa-bbbb-cccc")).toBeNull());
});

test("a passkey is listed, and removed with the password; where none can be made it is said", async () => {
  const { sent } = await draw();
  const part = within(await screen.findByRole("region", { name: "Passkeys" }));
  expect(await part.findByText("My phone")).toBeTruthy();
  expect(part.getByText(/can't create passkeys at this address/)).toBeTruthy();
  fireEvent.click(button(/Remove the passkey My phone/));
  type("Your password, to confirm it's you", "Quiet-water-7");
  fireEvent.click(button("Remove it"));
  expect(await sent("passkey/remove")).toEqual({ passkeyId, password: "Quiet-water-7" });
});
