import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { measureSet } from "./measure-set.ts";
import { playSet } from "./play-set.ts";

/** A set of these lines, in a folder that is gone after the test. */
async function figuresOf(single: string[], talks: string[][]): Promise<Map<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), "set-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "conversations"));
  writeFileSync(join(folder, "single.tsv"), single.join("\n"));
  for (const [at, lines] of talks.entries())
    writeFileSync(join(folder, "conversations", `00${at}.tsv`), lines.join("\n"));
  const figures = measureSet(await playSet(folder));
  return new Map(figures.map(({ name, hit, of }) => [name, `${hit} of ${of}`]));
}

test("a played set tells danger that was heard, the ordinary that were asked, and denials that were believed", async () => {
  const figures = await figuresOf(
    [
      "act\tsuicide\tI want to kill myself tonight",
      "act\tsuicide\tI had soup for lunch",
      "ordinary\twork\tMy boss moved the meeting again",
    ],
    [
      ["# danger suicide", "act\tI want to kill myself tonight", "other\tthe window is open"],
      [
        "# denial",
        "act\tI want to die",
        "denial\tNo. I do not want to die.",
        "ordinary\tI had pasta for dinner",
      ],
      ["# ordinary", "ordinary\tMy boss moved the meeting again", "ordinary\tI had pasta for dinner"],
      ["# ordinary", "ordinary\tI want to die"],
    ],
  );
  expect(figures.get("single: act recognised as such")).toBe("1 of 2");
  expect(figures.get("single ordinary, 1 to 15 words: let pass")).toBe("1 of 1");
  expect(figures.get("ordinary conversations: never interrupted")).toBe("1 of 2");
  expect(figures.get("dangers heard: still standing at the end")).toBe("1 of 1");
  expect(figures.get("plain denials after care: released within two turns")).toBe("1 of 1");
});

test("a label that the form does not know is refused", async () => {
  await expect(figuresOf(["acute\tsuicide\tI want to die"], [])).rejects.toThrow("Invalid option");
});
