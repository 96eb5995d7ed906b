import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { Markdown } from "#web/ui/markdown/markdown.tsx";
import { withOwnWords } from "./own-words.ts";

const italics = (text: string, ownWords?: string[]) =>
  [...render(<Markdown text={withOwnWords(text, ownWords)} />).container.querySelectorAll("em")].map(
    ({ textContent }) => textContent,
  );

test("a person's own words stand in italics wherever they are quoted, and no other quotation does", () => {
  const text = "You wrote: “He laughed.” Write “savour it”. And again: “He laughed.”";
  expect(italics(text, ["He laughed."])).toEqual(["“He laughed.”", "“He laughed.”"]);
  expect(italics(text)).toEqual([]);
});
