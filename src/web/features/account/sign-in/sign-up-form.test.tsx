import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { newPasswordState } from "./new-password.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

function WithEmail({ hasAgreed, needsWork }: { hasAgreed: boolean; needsWork: boolean }) {
  const [email, setEmail] = useState("");
  return (
    <SignUpForm
      email={email}
      onEmailChange={setEmail}
      hasAgreed={hasAgreed}
      onAgreedChange={vi.fn()}
      onReadTerms={vi.fn()}
      onSignIn={vi.fn()}
      needsWork={needsWork}
    />
  );
}

function setUp(hasAgreed: boolean, needsWork = false) {
  render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <WithEmail hasAgreed={hasAgreed} needsWork={needsWork} />
    </AppAround>,
  );
  const typePassword = (value: string) =>
    fireEvent.change(screen.getByLabelText("Password"), { target: { value } });
  return { typePassword, submit: screen.getByRole<HTMLButtonElement>("button", { name: "Sign Up" }) };
}

test("the hint lists what a password still lacks, and only that", () => {
  const { typePassword } = setUp(true);
  typePassword("abcdefgh");
  expect(screen.queryByText("At least 8 characters")).toBeNull();
  expect(screen.getByText("One uppercase letter")).toBeTruthy();
  expect(screen.getByText("One special character")).toBeTruthy();
});

test("Sign Up waits for the tick and for a valid password", () => {
  const ready = setUp(true);
  expect(ready.submit.disabled).toBe(true);
  ready.typePassword("Quiet-water");
  expect(ready.submit.disabled).toBe(false);
});

test("without the tick Sign Up stays disabled", () => {
  const { typePassword, submit } = setUp(false);
  typePassword("Quiet-water");
  expect(submit.disabled).toBe(true);
});

test("an empty password is neither right nor wrong", () => {
  expect([newPasswordState(""), newPasswordState("a"), newPasswordState("Quiet-water")]).toEqual([
    "untouched",
    "invalid",
    "valid",
  ]);
});

test("the sign-up form has a name, an email, a password and the terms to tick", () => {
  setUp(false);
  const fields = [
    screen.getByLabelText("Full Name"),
    screen.getByLabelText("Email"),
    screen.getByLabelText("Password"),
  ];
  expect([...document.querySelectorAll("input")]).toEqual([...fields, screen.getByRole("checkbox")]);
  expect(screen.getByRole("button", { name: /disclaimer and terms/i })).toBeTruthy();
});

test("a sign-up sends name, email, password and the tick", async () => {
  const heard = answerCalls({ "account/signUp": () => ({ signedIn: false, needsVerification: true }) });
  const { typePassword, submit } = setUp(true);
  fireEvent.change(screen.getByLabelText("Full Name"), { target: { value: "Ada Quiet" } });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.test" } });
  typePassword("Quiet-water-7");
  fireEvent.click(submit);
  const input = { fullName: "Ada Quiet", email: "ada@example.test", password: "Quiet-water-7", agreed: true };
  await vi.waitFor(() => expect(heard[0]).toEqual({ name: "account/signUp", input }), patiently);
});

test("the work is begun while the form is filled in, goes with it, and is done anew where it no longer counts", async () => {
  const parameters = { algorithm: "SHA-256", cost: 1, expiresAt: 0, keyLength: 32, keySignature: "" };
  const easy = { parameters: { ...parameters, keyPrefix: "0", nonce: "00", salt: "00" }, signature: "aa" };
  const refusal = { defined: true, code: "WORK_NEEDED", status: 403, message: "", data: {} };
  let tries = 0;
  const heard = answerCalls({
    "account/signUpWork": () => easy,
    "account/signUp": () => {
      tries += 1;
      return tries === 1
        ? Response.json({ json: refusal }, { status: 403 })
        : { signedIn: false, needsVerification: true };
    },
  });
  const { typePassword, submit } = setUp(true, true);
  await waitFor(() => expect(heard.map(({ name }) => name)).toEqual(["account/signUpWork"]));
  fireEvent.change(screen.getByLabelText("Full Name"), { target: { value: "Ada" } });
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.test" } });
  typePassword("Quiet-water");
  fireEvent.click(submit);
  await waitFor(() => expect(tries).toBe(2));
  expect(heard.map(({ name }) => name)).toEqual([
    "account/signUpWork",
    "account/signUp",
    "account/signUpWork",
    "account/signUp",
  ]);
  for (const { name, input } of heard)
    if (name === "account/signUp")
      expect(input).toMatchObject({ work: { solution: { derivedKey: expect.stringMatching(/^0/) } } });
});
