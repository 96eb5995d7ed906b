import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { SignOnButton } from "./sign-on-button.tsx";

function show(invitation?: string) {
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <SignOnButton name="The Choir" invitation={invitation} />
    </AppAround>,
  );
}

test("the button names the provider, asks for the way there with the invitation, and is pressed once", async () => {
  const heard = answerCalls({});
  show("abc");
  const button = screen.getByRole("button", { name: "Continue with The Choir" });
  fireEvent.click(button);
  await waitFor(() => expect(button.textContent).toBe("One moment..."));
  fireEvent.click(button);
  await waitFor(() => expect(heard).toEqual([{ name: "signOn/begin", input: { invitation: "abc" } }]));
});

test("why it came to nothing is said as an alert, and leaves the address bar", async () => {
  window.history.replaceState(null, "", "/#sign_on=SIGN_ON_UNCONFIRMED");
  show();
  expect((await screen.findByRole("alert")).textContent).toContain("has not confirmed your email address");
  await waitFor(() => expect(window.location.hash).toBe(""));
});

test("of a code that an address made up nothing is said", () => {
  window.history.replaceState(null, "", "/#sign_on=%3Cb%3EPay%20here");
  show();
  expect(screen.queryByRole("alert")).toBeNull();
});
