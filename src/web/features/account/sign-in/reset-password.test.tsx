import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type Answers, errorAnswer, nobody, ok, openApp } from "#web/testing/open-app.tsx";

const link = "/reset-password#access_token=one&refresh_token=two";

const addressBar = () => window.location.href.slice(window.location.origin.length);

async function openReset(answers: Answers = {}, opened = link) {
  const app = openApp(opened, { "account/session": nobody, ...answers });
  await screen.findByRole("heading", { name: "Set New Password" });
  const [password, confirmation] = ["New Password", "Confirm Password"].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  const type = (first: string, second: string) => {
    if (password) fireEvent.change(password, { target: { value: first } });
    if (confirmation) fireEvent.change(confirmation, { target: { value: second } });
  };
  const update = screen.getByRole<HTMLButtonElement>("button", { name: "Update Password" });
  return { ...app, password, confirmation, type, update };
}

test.each([
  "",
  "#access_token=one",
  "#refresh_token=two",
  "#access_token=&refresh_token=two",
  "?access_token=one",
  "?refresh_token=two",
])("a link that is incomplete (%s) is refused and leads to /", async (carried) => {
  openApp(`/reset-password${carried}`, { "account/session": nobody });
  expect(await screen.findByText("Invalid reset link. Please request a new password reset.")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "Welcome Back" })).toBeTruthy();
  expect(addressBar()).toBe("/");
});

test("the tokens leave the address bar, and both fields can be shown", async () => {
  const { password, confirmation } = await openReset();
  expect(addressBar()).toBe("/reset-password");
  for (const button of screen.getAllByRole("button", { name: "Show password" })) fireEvent.click(button);
  expect([password?.type, confirmation?.type]).toEqual(["text", "text"]);
});

test("a newer link that is opened in the same tab takes the place of the first", async () => {
  const { type, update, calls } = await openReset({ "account/resetPassword": ok({ signedIn: true }) });
  window.location.hash = "access_token=newer&refresh_token=too";
  await waitFor(() => expect(addressBar()).toBe("/reset-password"));
  type("Quiet-water", "Quiet-water");
  fireEvent.click(update);
  await waitFor(() =>
    expect(calls.find(({ name }) => name === "account/resetPassword")?.input).toMatchObject({
      accessToken: "newer",
      refreshToken: "too",
    }),
  );
});

test("a link of an e-mail from an earlier release, with its tokens in the query, still works and is cleaned", async () => {
  const { type, update, calls } = await openReset(
    { "account/resetPassword": ok({ signedIn: true }) },
    link.replace("#", "?"),
  );
  expect(addressBar()).toBe("/reset-password");
  type("Quiet-water", "Quiet-water");
  fireEvent.click(update);
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain("account/resetPassword"));
});

test("the checklist ticks each requirement as it is met", async () => {
  const { type } = await openReset();
  const missing = () => screen.queryAllByLabelText("Missing:").map((icon) => icon.parentElement?.textContent);
  expect(missing()).toEqual(["At least 8 characters", "One uppercase letter", "One special character"]);
  type("Quiet", "");
  expect(missing()).toEqual(["At least 8 characters", "One special character"]);
  type("Quiet-water", "");
  expect(missing()).toEqual([]);
  expect(screen.getAllByLabelText("Met:")).toHaveLength(3);
});

test("Update Password waits for a valid password and the same once more, and Enter says what is wrong", async () => {
  const { type, update, confirmation, calls } = await openReset();
  const enter = () => confirmation && fireEvent.keyDown(confirmation, { key: "Enter" });
  type("quiet", "quiet");
  expect(update.disabled).toBe(true);
  enter();
  expect(
    await screen.findByText(
      "Password must contain: at least 8 characters, one uppercase letter, one special character",
    ),
  ).toBeTruthy();
  type("Quiet-water", "Quiet-wate");
  expect(update.disabled).toBe(true);
  expect(screen.getByRole("alert").textContent).toBe("Passwords do not match");
  enter();
  await waitFor(() => expect(screen.getAllByText("Passwords do not match")).toHaveLength(2));
  type("Quiet-water", "Quiet-water");
  expect(update.disabled).toBe(false);
  expect(calls.map(({ name }) => name)).not.toContain("account/resetPassword");
});

test("a new password is sent with both tokens of the link, and leads to / with a word", async () => {
  const { type, update, calls } = await openReset({ "account/resetPassword": ok({ signedIn: true }) });
  type("Quiet-water", "Quiet-water");
  fireEvent.click(update);
  expect(await screen.findByText("Password updated successfully! You are now logged in.")).toBeTruthy();
  await waitFor(() => expect(window.location.pathname).toBe("/"));
  expect(calls.find(({ name }) => name !== "account/session")).toEqual({
    name: "account/resetPassword",
    input: { accessToken: "one", refreshToken: "two", password: "Quiet-water" },
  });
});

test("a reset the server refuses shows its sentence, one that fails says it was unexpected", async () => {
  let answer = errorAnswer("RESET_LINK_INVALID");
  const { type, update } = await openReset({ "account/resetPassword": () => answer });
  type("Quiet-water", "Quiet-water");
  fireEvent.click(update);
  expect(await screen.findByText("Invalid reset link. Please request a new password reset.")).toBeTruthy();
  answer = errorAnswer("INTERNAL");
  fireEvent.click(update);
  expect(await screen.findByText("An unexpected error occurred. Please try again.")).toBeTruthy();
});
