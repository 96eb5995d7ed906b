import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { AuthPage } from "./auth-page.tsx";

function show(signUp: string) {
  answerCalls({ "account/session": () => ({ session: null, agreed: false, signUp }) });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <AuthPage />
    </AppAround>,
  );
}

afterEach(() => window.history.replaceState(null, "", "/"));

test("the first of all is led to sign up, and reads that the account is the operator's", async () => {
  show("first");
  expect(await screen.findByText(/runs this server/)).toBeTruthy();
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Create Account");
});

test.each([
  ["invite", /need an invitation/],
  ["closed", /New accounts can/],
])("where sign-up is %s no way leads there, and it is said why", async (signUp, note) => {
  show(signUp);
  expect(await screen.findByText(note)).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Sign up" })).toBeNull();
});

test("an invitation leads to signing up, leaves the address bar, and goes with the form", async () => {
  window.history.replaceState(null, "", "/#invitation=abc");
  const heard = answerCalls({
    "account/session": () => ({ session: null, agreed: false, signUp: "invite" }),
    "account/signUp": () => ({ signedIn: false, needsVerification: true }),
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <AuthPage />
    </AppAround>,
  );
  const name = await screen.findByLabelText("Full Name");
  expect(window.location.hash).toBe("");
  fireEvent.change(name, { target: { value: "Ada" } });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.test" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Quiet-water-7" } });
  fireEvent.click(screen.getByRole("button", { name: /disclaimer and terms/i }));
  const dialog = await screen.findByRole("dialog");
  for (const box of within(dialog).getAllByRole("checkbox")) fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "Accept & Continue" }));
  fireEvent.click(screen.getByRole("button", { name: "Sign Up" }));
  await waitFor(() =>
    expect(heard.find((call) => call.name === "account/signUp")?.input).toMatchObject({ invitation: "abc" }),
  );
});

test("the links lead from signing in to signing up and back", async () => {
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <AuthPage />
    </AppAround>,
  );
  const title = () => screen.getByRole("heading", { level: 1 }).textContent;
  expect(title()).toBe("Welcome Back");
  fireEvent.click(screen.getByRole("button", { name: "Sign up" }));
  expect(title()).toBe("Create Account");
  fireEvent.click(await screen.findByRole("button", { name: "Sign in" }));
  expect(title()).toBe("Welcome Back");
  expect(screen.queryByLabelText("Full Name")).toBeNull();
});

test("where a code is asked for as well, it is entered after the password, and a wrong one is said at the field", async () => {
  let isBetween = false;
  const heard = answerCalls({
    "account/session": () => ({ session: null, agreed: false, ...(isBetween ? { codeNeeded: true } : {}) }),
    "account/signIn": () => {
      isBetween = true;
      return { signedIn: false };
    },
    "twoStep/enter": () => {
      const json = { defined: true, code: "CODE_WRONG", status: 403, message: "Wrong", data: {} };
      return Response.json({ json }, { status: 403 });
    },
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <AuthPage />
    </AppAround>,
  );
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.test" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Quiet-water-7" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  const code = await screen.findByLabelText("Code");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Enter Your Code");
  fireEvent.change(code, { target: { value: "123456" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect((await screen.findByRole("alert")).textContent).toBe("Wrong");
  expect(heard.find(({ name }) => name === "twoStep/enter")?.input).toEqual({ code: "123456" });
  fireEvent.click(screen.getByRole("button", { name: "Back to sign in" }));
  expect(await screen.findByLabelText("Password")).toBeTruthy();
});

test.each([
  ["outbox", /sends no email. Whoever runs it/],
  ["smtp", /We'll email you a link/],
])("where e-mail goes by %s, what a forgotten password leads to is said as it is", async (mail, lead) => {
  answerCalls({
    "account/session": () => ({ session: null, agreed: false }),
    "legal/practice": () => ({ mail }),
  });
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <AuthPage />
    </AppAround>,
  );
  fireEvent.click(await screen.findByRole("button", { name: "Forgot your password?" }));
  expect(await screen.findByText(lead)).toBeTruthy();
});
