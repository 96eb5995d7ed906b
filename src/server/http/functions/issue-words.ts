import type { z } from "zod";

/** What each kind of value is called to who writes a program. */
const names: Record<string, string> = {
  array: "a list",
  boolean: "true or false",
  int: "a whole number",
  number: "a number",
  object: "a JSON object",
  string: "a text",
};

/** What lengths and sizes are counted in. */
const counted: Record<string, string> = { array: " entries", string: " characters" };

/**
 * What to send instead, for a value that a function's body does not allow; where the schema has words of its own, those
 * are told. The values themselves are never repeated.
 */
export function issueWords(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return `This is missing: send ${names[issue.expected] ?? "it"}.`;
      return `Send ${names[issue.expected] ?? "another kind of value"} here.`;
    case "invalid_value":
      return `Send one of ${issue.values.map(String).join(", ")}.`;
    case "too_big":
      return `Send at most ${String(issue.maximum)}${counted[issue.origin] ?? ""}.`;
    case "too_small":
      return `Send at least ${String(issue.minimum)}${counted[issue.origin] ?? ""}.`;
    case "unrecognized_keys":
      return "Leave out what the description does not name.";
    default:
      return "Send this in the form that the description names.";
  }
}
