import { expect, test } from "vitest";
import { parseProse } from "./read-prose.ts";

const good =
  "# Rest\nabout: A rest.\n\n## settle\nminutes: 1 3\n- Sit down.\n- Lie down.\n\n## end\n- That is all.\n";

test("a file of prose is read into its title, settings and passages", () => {
  expect(parseProse(good, "rest.md")).toEqual({
    title: "Rest",
    settings: { about: "A rest." },
    passages: [
      { name: "settle", settings: { minutes: "1 3" }, texts: ["Sit down.", "Lie down."] },
      { name: "end", settings: {}, texts: ["That is all."] },
    ],
  });
});

test.each([
  ["a line that is nothing", good.replace("about: A rest.", "A rest"), "rest.md:2: neither"],
  ["a text before any passage", `# Rest\n- Sit down.\n`, "rest.md:2: a text without a passage"],
  ["a setting after the texts", good.replace("- Lie down.", "- Lie down.\npause: 3"), "rest.md:8: a setting"],
  ["a passage twice", good.replace("## end", "## settle"), "rest.md:9: the passage settle stands here twice"],
  ["a passage without a text", `${good}\n## after\n`, "rest.md: the passage after has no text"],
])("%s is refused with its place", (_what, text, message) => {
  expect(() => parseProse(text, "rest.md")).toThrow(message);
});
