import { expect, test } from "vitest";
import { explainUnreachable } from "./explain-unreachable.ts";

const url = "postgres://app:s3cret@db.example:6543/calm";
const failed = (code: string) => Object.assign(new Error("of the system"), { code });

test.each([
  ["ECONNREFUSED", "Nothing accepts connections at db.example, port 6543.", true],
  ["ENOTFOUND", "The name db.example is not known.", true],
  ["28P01", "PostgreSQL at db.example does not accept the user name and password.", false],
  ["3D000", "PostgreSQL at db.example has no database named calm.", false],
  ["57P03", "PostgreSQL at db.example is starting, shutting down, or has no connection left.", true],
  ["XX000", "Nothing at db.example, port 6543 answered as PostgreSQL does, or not in time.", true],
] as const)("%s is said in a sentence, with its mend and without the password", (code, begins, mayPass) => {
  const explained = explainUnreachable(failed(code), url);
  expect(explained.sentence.startsWith(`${begins} `)).toBe(true);
  expect(explained.sentence).not.toContain("s3cret");
  expect(explained.mayPass).toBe(mayPass);
});

test("an address without a port means PostgreSQL's own", () => {
  const { sentence } = explainUnreachable(failed("ECONNREFUSED"), "postgres://db.example/calm");
  expect(sentence).toContain("db.example, port 5432");
});
