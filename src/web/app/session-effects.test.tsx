import { fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { type Answers, errorAnswer, nobody, ok, openApp, somebody } from "#web/testing/open-app.tsx";

/** The calls that decide who may see what; what a person chose about cookies is asked beside them. */
const ofAccess = (calls: { name: string }[]) =>
  calls.map(({ name }) => name).filter((name) => name !== "account/cookiePreferences");

beforeEach(() => {
  localStorage.clear();
  vi.useRealTimers();
});

const signedOut = ok({ signedIn: false });

/** Somebody who has not agreed yet: Decline signs them out. */
async function openAgreement(answers: Answers = {}) {
  localStorage.setItem("stillpoint:ada:draft", "unsent words");
  localStorage.setItem("stillpoint:grace:draft", "another's words");
  localStorage.setItem("theme", "light");
  const app = openApp("/", { "account/session": somebody("ada"), ...answers });
  await screen.findByRole("dialog", { name: "Disclaimer and Terms of Use" });
  return app;
}

const decline = () => fireEvent.click(screen.getByRole("button", { name: "Decline" }));
const tickBoth = () => {
  for (const box of screen.getAllByRole("checkbox")) fireEvent.click(box);
};

test("signing out stops the sound, leaves nothing of the person here and says so", async () => {
  await openAgreement({ "account/signOut": signedOut });
  const silenced = vi.mocked(HTMLMediaElement.prototype.pause);
  silenced.mockClear();
  decline();
  expect(await screen.findByText("Signed out successfully")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(silenced).toHaveBeenCalled();
  expect(Object.keys(localStorage).sort()).toEqual(["stillpoint:grace:draft", "theme"]);
});

test.each(["INVALID_CREDENTIALS", "ORIGIN_REFUSED", "NOT_FOUND"] as const)(
  "a sign-out answered with 401, 403 or 404 (%s) clears the session here all the same",
  async (code) => {
    await openAgreement({ "account/signOut": errorAnswer(code) });
    decline();
    expect(await screen.findByText("Signed out successfully")).toBeTruthy();
    expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  },
);

test("a sign-out that fails says so, and the person is still here", async () => {
  await openAgreement({ "account/signOut": errorAnswer("INTERNAL") });
  decline();
  expect(await screen.findByText("Failed to sign out")).toBeTruthy();
  expect(screen.getByRole("dialog")).toBeTruthy();
  expect(localStorage.getItem("stillpoint:ada:draft")).toBe("unsent words");
});

test("a call refused for want of a session leads to sign-in with one word about it, and keeps what was written", async () => {
  await openAgreement({ "agreement/accept": errorAnswer("SIGNED_OUT") });
  tickBoth();
  fireEvent.click(screen.getByRole("button", { name: "Accept & Continue" }));
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(screen.getAllByText("Your session has ended. Please sign in again.")).toHaveLength(1);
  expect(localStorage.getItem("stillpoint:ada:draft")).toBe("unsent words");
});

test("agreeing saves the agreement and asks anew whether the chat may open", async () => {
  const { calls } = await openAgreement({ "agreement/accept": ok({ agreedAt: "2026-01-01T00:00:00.000Z" }) });
  const agree = screen.getByRole<HTMLButtonElement>("button", { name: "Accept & Continue" });
  expect(agree.disabled).toBe(true);
  tickBoth();
  fireEvent.click(agree);
  await waitFor(() =>
    expect(ofAccess(calls)).toEqual(["account/session", "agreement/accept", "account/session"]),
  );
});

test("when the tab is looked at again the session is asked for, and one that is over leads to sign-in", async () => {
  let answer = somebody("ada");
  await openAgreement({ "account/session": () => answer });
  answer = nobody;
  document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(screen.getByText("Your session has ended. Please sign in again.")).toBeTruthy();
});

test("the access token is renewed before its five minutes are over", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = await openAgreement();
  await vi.advanceTimersByTimeAsync(269_000);
  expect(ofAccess(calls)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ofAccess(calls)).toEqual(["account/session", "account/session"]);
});
