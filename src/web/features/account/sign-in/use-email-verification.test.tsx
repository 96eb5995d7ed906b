import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { nobody, ok, openApp } from "#web/testing/open-app.tsx";

const answers = { "account/session": nobody, "account/verifyEmail": ok({ verified: true }) };

test.each(["/#verification_token=one", "/?verification_token=one"])(
  "the token of a confirmation link (%s) is sent once and leaves the address bar",
  async (link) => {
    const { calls } = openApp(link, answers);
    expect(await screen.findByText("Your email address is confirmed.")).toBeTruthy();
    expect(window.location.href).toBe(`${window.location.origin}/`);
    const sent = calls.filter(({ name }) => name === "account/verifyEmail");
    expect(sent.map(({ input }) => input)).toEqual([{ token: "one" }]);
  },
);

test("a confirmation link that is opened in a tab where the app stands is followed too", async () => {
  const { calls } = openApp("/", answers);
  await screen.findByRole("heading", { name: "Welcome Back" });
  window.location.hash = "verification_token=two";
  await waitFor(() => expect(calls.map(({ input }) => input)).toContainEqual({ token: "two" }));
  expect(window.location.hash).toBe("");
});
