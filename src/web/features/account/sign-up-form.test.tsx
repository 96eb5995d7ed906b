import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { ApiProvider, createApi } from "#web/lib/api.ts";
import { newPasswordState } from "./new-password.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

function setUp(hasAgreed: boolean) {
  render(
    <ApiProvider value={createApi()}>
      <QueryClientProvider client={new QueryClient()}>
        <SignUpForm
          email=""
          onEmailChange={vi.fn()}
          hasAgreed={hasAgreed}
          onAgreedChange={vi.fn()}
          onReadTerms={vi.fn()}
          onSignIn={vi.fn()}
        />
      </QueryClientProvider>
    </ApiProvider>,
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
