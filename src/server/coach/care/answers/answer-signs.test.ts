import { expect, test } from "vitest";
import { readAnswerRows } from "./answer-signs.ts";

test.each([
  ["# unknown\ni do not know\n# unsure\nx", 'rows.txt:3: no sign is called "unsure"'],
  ["; a comment\n\nno one", "rows.txt:3: a row before the first heading"],
  ["# denial\nno $\nKIND ..1 no", "rows.txt:3: the lexicon has no concept KIND"],
  ["# denial\nno?", "rows.txt:2: the row asks for no word"],
])("a row that cannot be read names its file and line (%j)", (table, message) => {
  expect(() => readAnswerRows(table, "rows.txt")).toThrow(message);
});
