import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Sources } from "./sources.tsx";

test("a page is a link, a passage of the library is its title alone, and an unsafe address is not shown", () => {
  render(
    <Sources
      sources={[
        { title: "Stillpoint's library: Body scan" },
        { title: "Mindfulness", url: "https://www.example.org/mindfulness" },
        { title: "Bad", url: "javascript:alert(1)" },
      ]}
    />,
  );
  const list = within(screen.getByRole("list", { name: "Sources" }));
  expect(list.getAllByRole("listitem")).toHaveLength(2);
  expect(list.getByText("Stillpoint's library: Body scan")).toBeTruthy();
  expect(list.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "https://www.example.org/mindfulness",
  ]);
});

test("nothing is drawn where a reply rests on nothing", () => {
  const { container } = render(<Sources sources={[]} />);
  expect(container.innerHTML).toBe("");
});
