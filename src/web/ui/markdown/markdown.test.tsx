import { render } from "@testing-library/react";
import fc from "fast-check";
import { expect, test } from "vitest";
import { type Reading, readOn } from "#web/lib/markdown/reader.ts";
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

const scraps = [
  "a",
  "**b**",
  "\n",
  "\n\n",
  "- c",
  "  - d",
  "1. e",
  "# f",
  "```",
  "| g | h |",
  "|-|-|",
  "> i",
  " ",
];

test("reading on as a text grows gives what reading it at once gives", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...scraps), { maxLength: 60 }), (pieces) => {
      let text = "";
      let reading: Reading | null = null;
      for (const piece of pieces) {
        text += piece;
        reading = readOn(reading, text);
      }
      expect(reading?.chunks ?? []).toEqual(readOn(null, text).chunks);
    }),
  );
});

test("finished parts keep their identity while a text grows", () => {
  const before = readOn(null, `${"A paragraph.\n\n".repeat(40)}The`);
  const after = readOn(before, `${before.text} end`);
  expect(after.chunks[0]).toBe(before.chunks[0]);
  expect(after.chunks.at(-1)?.[0]).toBe(before.chunks.at(-1)?.[0]);
});

test("no word of a text is lost, whatever marks stand around it", () => {
  const marks = [
    "- ",
    "  - ",
    "      - ",
    "1. ",
    "# ",
    "> ",
    ">> ",
    "| ",
    "```\n",
    "~~",
    "**",
    "_",
    "`",
    "<b>",
    "&",
    "\\",
    "\t",
  ];
  const between = fc.constantFrom(" ", "\n", "\n\n", " | ", "\n|-|-|\n");
  const scrap = fc.tuple(between, fc.constantFrom("", ...marks));
  fc.assert(
    fc.property(fc.array(scrap, { minLength: 1, maxLength: 80 }), (around) => {
      const text = around.map(([gap, mark], at) => `${gap}${mark}word${at}`).join("");
      const shown = draw(text).textContent;
      for (const at of around.keys()) expect(shown).toContain(`word${at}`);
    }),
    { numRuns: 60 },
  );
});

test.each([
  ["nested lists", (at: number) => `${"  ".repeat(at % 40)}- item ${at}\n`],
  ["deep quotes", () => `${"> ".repeat(200)}deep\n`],
  ["one endless line", () => "**a _b [c](d `e "],
  ["table rows", (at: number) => (at === 1 ? "|-|-|\n" : "| a | b |\n")],
  ["open fences", () => "- ```\n~~~\n"],
  ["stars", () => "*".repeat(100)],
  ["brackets", () => "[![".repeat(30)],
])("a megabyte of %s is read in time linear in its length", (_name, lineOf) => {
  const text = (chars: number) => {
    let made = "";
    for (let at = 0; made.length < chars; at++) made += lineOf(at);
    return made;
  };
  const timeOf = (chars: number) => {
    const source = text(chars);
    const before = process.threadCpuUsage();
    let words = 0;
    for (const part of readOn(null, source).chunks.flat()) words += JSON.stringify(part).length;
    expect(words).toBeGreaterThan(0);
    const { user, system } = process.threadCpuUsage(before);
    return (user + system) / 1000;
  };
  timeOf(100_000);
  expect(timeOf(1_000_000)).toBeLessThan(Math.max(300, timeOf(250_000) * 12));
});

test("tables, nested lists, code and crossed out words are drawn", () => {
  const page = draw(
    "| a | b |\n|---|:-:|\n| 1 | `x` |\n\n- one\n  - two\n\n    more\n\n```ts\nlet x;\n```\n\n~~gone~~",
  );
  expect(page.querySelectorAll("td")).toHaveLength(2);
  expect(page.querySelector("ul ul li")?.textContent).toContain("two");
  expect(page.querySelector("pre")?.textContent).toBe("let x;");
  expect(page.querySelector("s")?.textContent).toBe("gone");
});
