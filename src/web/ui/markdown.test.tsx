import { render } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { splitSources } from "#web/lib/markdown-blocks.ts";
import { Markdown } from "./markdown.tsx";

const draw = (text: string) => render(<Markdown text={text} />).container;

test("HTML is shown as the text it is", () => {
  const page = draw('<script>alert(1)</script><img src="https://a.example/x.png" onerror="alert(1)">');
  expect(page.querySelector("script, img")).toBeNull();
  expect(page.textContent).toContain("<script>alert(1)</script>");
});

test("a picture becomes its description and is not fetched", () => {
  const page = draw("Look: ![a lake](https://a.example/beacon.png)");
  expect(page.querySelector("img, a")).toBeNull();
  expect(page.textContent).toBe("Look: a lake");
});

test.each(["javascript:alert(1)", "data:text/html,x", "vbscript:x", "file:///etc/passwd", "//a.example"])(
  "a link to %s is only its words",
  (url) => {
    const page = draw(`[words](${url})`);
    expect(page.querySelector("a")).toBeNull();
    expect(page.textContent).toContain("words");
  },
);

test.each(["https://a.example/page", "mailto:a@a.example", "tel:988"])(
  "a link to %s can be followed",
  (url) => {
    const link = draw(`[words](${url})`).querySelector("a");
    expect(link?.getAttribute("href")).toBe(url);
    expect(link?.rel).toContain("noopener");
  },
);

test("emphasis, lists, headings and quotes are drawn", () => {
  const page = draw("## Title\n\n**strong** and *soft*\n\n- one\n- two\n\n3. three\n\n> said");
  expect(page.querySelector("strong")?.textContent).toBe("strong");
  expect(page.querySelector("em")?.textContent).toBe("soft");
  expect(page.querySelectorAll("ul li")).toHaveLength(2);
  expect(page.querySelector("ol")?.start).toBe(3);
  expect(page.querySelector("blockquote")?.textContent).toBe("said");
});

test("a word with underscores inside is left alone", () => {
  expect(draw("snake_case_name").querySelector("em")).toBeNull();
});

test("what was cut off never changes while more arrives", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom("a", "**b**", "\n", "\n\n", "- c", "# d", "```", " ")), (pieces) => {
      let text = "";
      let settled: string[] = [];
      for (const piece of pieces) {
        text += piece;
        const sources = splitSources(text);
        expect(sources.slice(0, Math.max(0, settled.length - 1))).toEqual(settled.slice(0, -1));
        settled = sources;
      }
    }),
  );
});

test("a megabyte of nested lists and unclosed marks is drawn without freezing", () => {
  const hostile = `${"  ".repeat(6)}- **a _b [c](`.repeat(1000).padEnd(1_000_000, "*[_`");
  const before = performance.now();
  draw(hostile);
  expect(performance.now() - before).toBeLessThan(3000);
});
