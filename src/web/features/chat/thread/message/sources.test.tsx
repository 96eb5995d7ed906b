import { fireEvent, render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Source } from "#shared/chat/chat-message.ts";
import { useSources } from "./sources.tsx";

function Sources({ sources }: { sources: Source[] }) {
  const shown = useSources(sources);
  return (
    <>
      {shown?.list}
      {shown?.toggle}
    </>
  );
}

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

test("the button for a phone says how many there are and whether they show", () => {
  render(<Sources sources={[{ title: "Body scan" }, { title: "NHS. Insomnia." }]} />);
  const list = screen.getByRole("list", { name: "Sources" });
  const button = screen.getByRole("button", { name: "2 sources", expanded: false });
  expect(button.getAttribute("aria-controls")).toBe(list.id);
  expect(list.className).toContain("phone:hidden");
  fireEvent.click(button);
  expect(screen.getByRole("button", { name: "2 sources", expanded: true })).toBeTruthy();
  expect(list.className).not.toContain("phone:hidden");
});
