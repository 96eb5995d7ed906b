import { ORPCError } from "@orpc/client";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { errorText } from "#shared/contract/errors.ts";
import { onToast } from "#web/lib/notices/toast-event.ts";
import { SavingLink } from "./saving-link.tsx";

function press(ask: () => Promise<unknown>) {
  const [saved, told]: [string[], string[]] = [[], []];
  onToast(({ text }) => void told.push(text));
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function save(this: HTMLAnchorElement) {
    saved.push(`${new URL(this.href).pathname} ${this.download}`);
  });
  render(
    <SavingLink href="/api/export" download="all.zip" ask={ask}>
      Take it along
    </SavingLink>,
  );
  fireEvent.click(screen.getByRole("link"));
  return { saved, told };
}

test("what the server gives is saved by the browser under its name", async () => {
  const { saved, told } = press(async () => {});
  await waitFor(() => expect(saved).toEqual(["/api/export all.zip"]));
  expect(told).toEqual([]);
});

test("a refusal is said and not saved", async () => {
  const { saved, told } = press(async () => {
    throw new ORPCError("NOT_FOUND", { status: 404, message: errorText("NOT_FOUND") });
  });
  await waitFor(() => expect(told).toEqual(["That isn't here any more."]));
  expect(saved).toEqual([]);
});
