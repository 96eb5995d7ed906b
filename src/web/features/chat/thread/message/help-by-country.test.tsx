import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { everyCountry } from "#shared/care/every-country.ts";
import { HelpByCountry } from "./help-by-country.tsx";

test("another country's lines can be chosen, tapped and called", () => {
  render(<HelpByCountry />);
  const select = screen.getByLabelText("Help lines in");
  expect(select.querySelectorAll("option")).toHaveLength(everyCountry.length + 1);
  fireEvent.change(select, { target: { value: "New Zealand" } });
  expect(screen.getByRole("link", { name: "1737, need to talk?: 1737" }).getAttribute("href")).toBe(
    "tel:1737",
  );
  expect(screen.getByRole("link", { name: "Emergency: 111" }).getAttribute("href")).toBe("tel:111");
});

test("hours, other telephones and the police are shown where they matter", () => {
  render(<HelpByCountry />);
  const select = screen.getByLabelText("Help lines in");
  fireEvent.change(select, { target: { value: "Italy" } });
  expect(screen.getByText("(from 9 am to midnight)")).toBeTruthy();
  fireEvent.change(select, { target: { value: "Uruguay" } });
  expect(screen.getByText("(from a mobile *0767)")).toBeTruthy();
  fireEvent.change(select, { target: { value: "Japan" } });
  expect(screen.getByRole("link", { name: "Police: 110" }).getAttribute("href")).toBe("tel:110");
});

test("a country that is not listed gets the page that lists the lines of all", () => {
  render(<HelpByCountry />);
  fireEvent.change(screen.getByLabelText("Help lines in"), { target: { value: "Another country" } });
  expect(screen.getByRole("link").getAttribute("href")).toBe("https://findahelpline.com");
});

test("the card begins with the country of the clock and shows that of the language beneath it", () => {
  const zone = vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions");
  zone.mockReturnValue({ ...new Intl.DateTimeFormat("en").resolvedOptions(), timeZone: "Europe/Berlin" });
  const language = vi.spyOn(navigator, "language", "get").mockReturnValue("en-US");
  render(<HelpByCountry />);
  expect(screen.getByLabelText<HTMLSelectElement>("Help lines in").value).toBe("Germany");
  const phones = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(phones.indexOf("tel:08001110111")).toBeLessThan(phones.indexOf("tel:988"));
  expect(screen.getByText("If you are in the United States:")).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Help lines in"), { target: { value: "Ireland" } });
  expect(screen.queryByText("If you are in the United States:")).toBeNull();
  zone.mockRestore();
  language.mockRestore();
});

test("the young, poison and writing have their lines on the card", () => {
  render(<HelpByCountry />);
  fireEvent.change(screen.getByLabelText("Help lines in"), { target: { value: "United Kingdom" } });
  expect(screen.getByRole("link", { name: "Childline: 0800 1111" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Shout" }).getAttribute("href")).toBe("https://giveusashout.org");
  expect(screen.getByText(/text SHOUT to 85258/)).toBeTruthy();
});
