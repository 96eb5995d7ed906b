import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { DisclaimerText } from "./disclaimer-text.tsx";

test("the product calls itself a meditative process generator, for reflection and well-being", () => {
  render(<DisclaimerText />);
  const text = screen.getByLabelText("Disclaimer text").textContent;
  expect(text).toMatch(/is a meditative process generator\./);
  expect(text).toMatch(/for reflection and well-being only/);
});
