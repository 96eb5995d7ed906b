import fc from "fast-check";
import { expect, test } from "vitest";
import { readableText } from "./readable-text.ts";

const line = "Slow breathing lengthens the exhale, and the heart follows a little later.";

test("a page's paragraphs are read, and neither its menus nor its scripts", () => {
  const page = `<html><head><title>${line}1</title><style>p{}</style></head><body><nav><ul><li>${line}2</li></ul></nav>
    <main><h1>Breath</h1><!-- ${line}3 --><p>${line}<br>Short</p><script>if (1 < 2) "${line}4"</script>
    <p>Rest &amp; calm &#8211; both come slowly &nbsp; and &lt;not&gt; at once, as many say.</p></main></body></html>`;
  expect(readableText(page)).toBe(`${line}\nRest & calm – both come slowly and <not> at once, as many say.`);
});

test("a page that never closes what it opens is still read in time", () => {
  for (const part of ["<script>", "<nav>", "<!--", "<p", "&#9;", "</"]) {
    const before = process.threadCpuUsage();
    readableText(part.repeat(1_500_000 / part.length));
    const { user, system } = process.threadCpuUsage(before);
    expect((user + system) / 1000, part).toBeLessThan(1500);
  }
});

test("whatever a page holds, no tag of it is left", () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom("<p>", "</p>", "<script>", "<nav>", "</nav>", line, " < ", "<!--", "-->")),
      (parts) => {
        expect(readableText(parts.join(""))).not.toMatch(/<(?:p|script|nav|!--)/);
      },
    ),
  );
});
