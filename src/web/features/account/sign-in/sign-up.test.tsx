import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, errorAnswer, nobody, ok, openApp } from "#web/testing/open-app.tsx";

const created = "Account created successfully! Please check your email to verify your account.";

async function openSignUp(answers: Answers = {}) {
  const app = openApp("/", { "account/session": nobody, ...answers });
  fireEvent.click(await screen.findByRole("button", { name: "Sign up" }));
  await screen.findByLabelText("Full Name");
  const fill = (label: string, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fill("Full Name", "Ada Quiet");
  fill("Email", "ada@stillpoint.example");
  return { ...app, typePassword: (password: string) => fill("Password", password) };
}

const terms = () => screen.getByRole<HTMLInputElement>("checkbox", { name: /I have read and agree/ });
const signUpButton = () => screen.getByRole<HTMLButtonElement>("button", { name: "Sign Up" });

async function readTerms() {
  fireEvent.click(screen.getByRole("button", { name: "disclaimer and terms" }));
  return screen.findByRole("dialog", { name: "Disclaimer and Terms of Use" });
}

test("sign-up requires a name and an address, and its password can be shown", async () => {
  const { typePassword } = await openSignUp();
  typePassword("abc");
  const required = ["Full Name", "Email"].map(
    (label) => screen.getByLabelText<HTMLInputElement>(label).required,
  );
  expect(required).toEqual([true, true]);
  fireEvent.click(screen.getByRole("button", { name: "Show password" }));
  expect(screen.getByLabelText<HTMLInputElement>("Password").type).toBe("text");
  fireEvent.click(screen.getByRole("button", { name: "Sign in" }));
  expect(screen.queryByLabelText("Full Name")).toBeNull();
});

test("the password's border is green when it is valid and red when it is not", async () => {
  const { typePassword } = await openSignUp();
  const field = screen.getByLabelText("Password");
  typePassword("abc");
  expect(field.className).toContain("border-danger");
  typePassword("Quiet-water");
  expect(field.className).toContain("border-good");
  expect(field.className).not.toContain("border-danger");
});

test("accepting needs both statements, ticks the terms and closes the dialog", async () => {
  await openSignUp();
  await readTerms();
  const accept = screen.getByRole<HTMLButtonElement>("button", { name: "Accept & Continue" });
  fireEvent.click(screen.getByLabelText("I have read and understood the disclaimer above"));
  expect(accept.disabled).toBe(true);
  fireEvent.click(
    screen.getByLabelText(
      "I agree to the terms and acknowledge that this platform does not provide medical or therapeutic services",
    ),
  );
  expect(accept.disabled).toBe(false);
  fireEvent.click(accept);
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(terms().checked).toBe(true);
});

test("declining only closes the dialog", async () => {
  await openSignUp();
  await readTerms();
  for (const box of screen.getAllByRole("checkbox").slice(-2)) fireEvent.click(box);
  fireEvent.click(screen.getByRole("button", { name: "Decline" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(terms().checked).toBe(false);
});

test("a click beside the dialog and a request to close it leave it open", async () => {
  await openSignUp();
  const dialog = await readTerms();
  fireEvent.click(dialog);
  fireEvent(dialog, new Event("cancel", { cancelable: true }));
  expect(dialog.getAttribute("closedby")).toBe("none");
  expect(screen.getByRole("dialog")).toBe(dialog);
});

test("Enter without the tick says that the terms come first, Enter with a weak password what it lacks", async () => {
  const { typePassword, calls } = await openSignUp();
  typePassword("abcdefgh");
  expect(signUpButton().disabled).toBe(true);
  fireEvent.keyDown(screen.getByLabelText("Password"), { key: "Enter" });
  expect(await screen.findByText("Please read and agree to the terms and disclaimer")).toBeTruthy();
  fireEvent.click(terms());
  fireEvent.keyDown(screen.getByLabelText("Password"), { key: "Enter" });
  expect(
    await screen.findByText("Password must contain: one uppercase letter, one special character"),
  ).toBeTruthy();
  expect(calls.map(({ name }) => name)).toEqual(["account/session"]);
});

test("a sign-up sends what was filled in, is disabled meanwhile, and says that a mail is on its way", async () => {
  let answer: (given: ReturnType<typeof ok>) => void = () => {};
  const { typePassword, calls } = await openSignUp({
    "account/signUp": () => new Promise((resolve) => (answer = resolve)),
  });
  typePassword("Quiet-water");
  fireEvent.click(terms());
  const button = signUpButton();
  fireEvent.click(button);
  await waitFor(() => expect(button.disabled).toBe(true));
  expect(calls.at(-1)?.input).toEqual({
    fullName: "Ada Quiet",
    email: "ada@stillpoint.example",
    password: "Quiet-water",
    agreed: true,
  });
  await waitFor(() => answer(ok({ signedIn: false, needsVerification: true })));
  expect(await screen.findByText(created)).toBeTruthy();
  expect(screen.getByRole("heading", { name: "Welcome Back" })).toBeTruthy();
});

test("where no e-mail is sent nobody who signs up is told to look for one", async () => {
  const { typePassword } = await openSignUp({
    "account/signUp": ok({ signedIn: true, needsVerification: false }),
  });
  typePassword("Quiet-water");
  fireEvent.click(terms());
  fireEvent.click(signUpButton());
  expect(await screen.findByText("Account created successfully!")).toBeTruthy();
  expect(screen.queryByText(created)).toBeNull();
});

test("a registered address is told to sign in instead", async () => {
  const { typePassword } = await openSignUp({ "account/signUp": errorAnswer("EMAIL_TAKEN") });
  typePassword("Quiet-water");
  fireEvent.click(terms());
  fireEvent.click(signUpButton());
  expect(await screen.findByText("This email is already registered. Please sign in instead.")).toBeTruthy();
});
