import { QueryClient } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { patiently } from "#scripts/patience.ts";
import { createApi } from "#web/lib/api.ts";
import { answerCalls } from "#web/testing/answer-calls.ts";
import { AppAround } from "#web/testing/app-around.tsx";
import { SignInForm } from "./sign-in-form.tsx";

function WithEmail() {
  const [email, setEmail] = useState("");
  const ways = { onCodeNeeded: vi.fn(), onForgot: vi.fn(), onSignUp: vi.fn() };
  return <SignInForm email={email} onEmailChange={setEmail} {...ways} />;
}

function setUp() {
  const heard = answerCalls({ "account/signIn": () => ({ signedIn: true }) });
  const { container } = render(
    <AppAround api={createApi()} queryClient={new QueryClient()}>
      <WithEmail />
    </AppAround>,
  );
  return { heard, fields: [...container.querySelectorAll("input")] };
}

test("the sign-in form has an email and a password", () => {
  const { fields } = setUp();
  expect(fields).toEqual([screen.getByLabelText("Email"), screen.getByLabelText("Password")]);
  expect(fields.map(({ type }) => type)).toEqual(["email", "password"]);
});

test("a sign-in sends the email and the password", async () => {
  const { heard } = setUp();
  fireEvent.change(screen.getByLabelText("Email"), { target: { value: "ada@example.test" } });
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "Quiet-water-7" } });
  fireEvent.click(screen.getByRole("button", { name: "Sign In" }));
  const input = { email: "ada@example.test", password: "Quiet-water-7" };
  await vi.waitFor(() => expect(heard[0]).toEqual({ name: "account/signIn", input }), patiently);
});
