import { expect, test } from "vitest";
import { noWishes, untoldStory } from "#server/coach/story/story.ts";
import { checkScript } from "./check-script.ts";
import { repairScript } from "./repair-script.ts";
import { spokenText, stageHeadings, stagesOf } from "./stages.ts";

const parts = [
  "You may sit or lie down. Let the hands rest.",
  "From here you can look at it. It is some way off.",
  "A thought may come. It can go again.",
  "Picture a plain morning. You can open your eyes.",
];
const written = (headings: string[], { before = "", after = "" } = {}): string =>
  `${before}${headings.map((heading, at) => `${heading}\n\n${parts[at]} [pause 4]\n\n`).join("")}${after}`;
const named = ["Breath", "Memory", "Thoughts", "Future"];

test.each([
  ["ours", stageHeadings.map((heading) => `# ${heading}`)],
  ["second level", named.map((name) => `## ${name}`)],
  ["numbered second level", named.map((name, at) => `## ${at + 1}. ${name}`)],
  ["bold", named.map((name) => `**${name}**`)],
  ["bold stages", named.map((name, at) => `**Stage ${at + 1}: ${name}**`)],
  ["a numbered list", named.map((name, at) => `${at + 1}. ${name}`)],
  ["parts", named.map((name, at) => `Part ${at + 1}: ${name}`)],
])("headings written as %s become the four stages", (_form, headings) => {
  const stages = stagesOf(repairScript(written(headings)));
  expect(stages.map(({ heading }) => heading)).toEqual([...stageHeadings]);
  expect(stages.map(({ text }) => text.replace(/\s*\[pause \d+\]/, "").trim())).toEqual(parts);
});

test("a title of its own, a preamble and a closing question are not part of it", () => {
  const script = repairScript(
    written(
      named.map((name) => `## ${name}`),
      {
        before: "Sure! Here is a meditation.\n\n# A Quiet Hour\n\n",
        after: "---\n\nI hope this helps.\n\nWould you like me to change anything? I can.",
      },
    ),
  );
  expect(script).not.toMatch(/Sure|Quiet Hour|hope|change/);
  expect(script).toContain("You can open your eyes.");
});

test("no way of writing a pause is left to be spoken", () => {
  const script = written(named.map((name) => `# ${name}`)).replaceAll("[pause 4]", "*Pause for 4 seconds*");
  expect(spokenText(repairScript(script))).not.toMatch(/pause|seconds/i);
});

test("a script without four headings is left for the check to refuse", () => {
  const script = repairScript(written(["# One", "# Two", "# Three", ""]));
  expect(checkScript(script, untoldStory, noWishes).map(({ criterion }) => criterion)).toContain("stages");
});
