import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { type Answers, errorAnswer, nobody, ok, openApp } from "#web/testing/open-app.tsx";

async function openSignIn(answers: Answers = {}) {
  const app = openApp("/", { "account/session": nobody, ...answers });
  await screen.findByRole("heading", { name: "Welcome Back" });
  return app;
}

function signIn() {
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: " ada@stillpoint.example " } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "secret" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
}

test("while nobody knows yet who is there, the application is loading", () => {
  openApp("/", { "account/session": () => new Promise(() => {}) });
  expect(screen.getByRole("status").textContent).toBe("Loading application...");
});

test("sign-in asks for an e-mail and a password of six characters or more, which can be shown", async () => {
  await openSignIn();
  const email = screen.getByLabelText<HTMLInputElement>("Email");
  const password = screen.getByLabelText<HTMLInputElement>("Password");
  expect([email.required, email.type, password.required, password.minLength]).toEqual([
    true,
    "email",
    true,
    6,
  ]);
  expect(password.type).toBe("password");
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(password.type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Hide password" }));
  expect(password.type).toBe("password");
});

test("signing in sends the trimmed address, says so, and asks anew who is there", async () => {
  const { calls } = await openSignIn({ "account/signIn": ok({ signedIn: true }) });
  signIn();
  expect(await screen.findByText("Signed in successfully!")).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(["account/session", "account/signIn", "account/session"]);
  expect(calls[1]?.input).toEqual({ email: "ada@stillpoint.example", password: "secret" });
});

test("a refused sign-in shows the server's sentence in a toast", async () => {
  await openSignIn({ "account/signIn": errorAnswer("INVALID_CREDENTIALS") });
  signIn();
  expect(await screen.findByText("Invalid email or password")).toBeTruthy();
});

test("a sign-in that fails for no known reason says that it was unexpected", async () => {
  await openSignIn({
    "account/signIn": () => Promise.reject(new Error("something odd")),
  });
  signIn();
  expect(await screen.findByText("An unexpected error occurred. Please try again.")).toBeTruthy();
});

test("the reset view sends a link, reads Sending... meanwhile, and leads back once it is sent", async () => {
  let send: (answer: ReturnType<typeof ok>) => void = () => {};
  await openSignIn({ "account/requestReset": () => new Promise((resolve) => (send = resolve)) });
  fireEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(screen.getByRole("heading", { name: "Reset Password" })).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@stillpoint.example" } });
  const button = screen.getByRole<HTMLButtonElement>("button", { name: "Send Reset Link" });
  fireEvent.click(button);
  await waitFor(() => expect([button.textContent, button.disabled]).toEqual(["Sending...", true]));
  await waitFor(() => send(ok({ sent: true })));
  expect(await screen.findByText("Password reset email sent! Check your inbox.")).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeTruthy();
});

test("where no e-mail is sent, who asks for a reset link is told where it lies and not to wait", async () => {
  await openSignIn({
    "account/requestReset": ok({ sent: true }),
    "legal/practice": ok({ mail: "outbox" }),
  });
  fireEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  await screen.findByText(/sends no email/);
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@stillpoint.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Send Reset Link" }));
  expect(await screen.findByText(/its link is now in this server's outbox/)).toBeTruthy();
  expect(screen.queryByText(/Check your inbox/)).toBeNull();
});

test("a reset link that could not be asked for leaves the view as it is", async () => {
  await openSignIn({ "account/requestReset": errorAnswer("ORIGIN_REFUSED") });
  fireEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@stillpoint.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Send Reset Link" }));
  expect(await screen.findByText(errorText("ORIGIN_REFUSED"))).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Reset Password" })).toBeTruthy();
});

test("Back to Sign In leads back, the typed address comes along, and the heading has the focus", async () => {
  await openSignIn();
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@stillpoint.example" } });
  fireEvent.click(screen.getByRole("button", { name: "Forgot your password?" }));
  expect(document.activeElement?.textContent).toBe("Reset Password");
  expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe("ada@stillpoint.example");
  fireEvent.click(screen.getByRole("button", { name: "Back to Sign In" }));
  expect(document.activeElement?.textContent).toBe("Welcome Back");
});

test("a refused sign-in says why at the field, and goes on there", async () => {
  await openSignIn({ "account/signIn": errorAnswer("INVALID_CREDENTIALS") });
  signIn();
  const password = screen.getByLabelText("Password");
  await waitFor(() => expect(document.activeElement).toBe(password));
  const hint = document.getElementById(password.getAttribute("aria-describedby") ?? "");
  expect(hint?.textContent).toBe(errorText("INVALID_CREDENTIALS"));
  expect(password.getAttribute("aria-invalid")).toBe("true");
});
