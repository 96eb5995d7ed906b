import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { MeditationButton } from "./meditation-button.tsx";

test("while a meditation is made the button reads Creating... and cannot be pressed", () => {
  const { rerender } = render(<MeditationButton isMain isCreating={false} onCreate={() => {}} />);
  expect(screen.getByRole("button", { name: "Meditation" }).title).toMatch(/1-2 minutes/);
  rerender(<MeditationButton isMain isCreating onCreate={() => {}} />);
  expect(screen.getByRole("button", { name: "Creating..." }).getAttribute("aria-disabled")).toBe("true");
});
