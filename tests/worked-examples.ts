import { readFileSync } from "node:fs";

/** A block of CONTRIBUTING.md: a new file, or lines that go behind a line or to the end of one that is there. */
export interface WorkedExample {
  path: string;
  after: string | undefined;
  isEnd: boolean;
  text: string;
}

/** Every block that names where it goes, in its order. */
export const workedExamples: readonly WorkedExample[] = [
  ...readFileSync("CONTRIBUTING.md", "utf8").matchAll(
    /^```(?:tsx?|sql|sh|md) (\S+)(?: after (.+)| (at the end))?\n([\s\S]*?)^```$/gm,
  ),
].map(([, path = "", after, end, text = ""]) => ({ path, after, isEnd: end !== undefined, text }));
