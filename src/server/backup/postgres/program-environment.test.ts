import { Client } from "pg";
import { afterEach, expect, test, vi } from "vitest";
import { programEnvironment } from "./program-environment.ts";

afterEach(() => vi.unstubAllEnvs());

const environmentOf = (url: string) => programEnvironment(new Client({ connectionString: url }), url);

test("the programs are led to the address of DATABASE_URL, with its password as it is meant", () => {
  expect(environmentOf("postgres://an%20app:p%40ss%2Fword@db.example:6432/still%20point")).toMatchObject({
    PGHOST: "db.example",
    PGPORT: "6432",
    PGUSER: "an app",
    PGPASSWORD: "p@ss/word",
    PGDATABASE: "still point",
  });
});

test("what the surroundings say of another database does not count", () => {
  for (const name of ["PGHOSTADDR", "PGSERVICE", "PGOPTIONS", "PGSSLMODE"]) vi.stubEnv(name, "elsewhere");
  vi.stubEnv("PGPASSFILE", "/a/file");
  const env = environmentOf("postgres://app@db.example/still?sslmode=no-verify");
  expect(env).toMatchObject({ PGSSLMODE: "require", PGPASSFILE: "/a/file" });
  for (const name of ["PGHOSTADDR", "PGSERVICE", "PGOPTIONS"]) expect(env[name]).toBeUndefined();
});

test.each([
  ["?sslmode=verify-full&sslrootcert=/ca.pem", { PGSSLMODE: "verify-full", PGSSLROOTCERT: "/ca.pem" }],
  ["?sslmode=disable", { PGSSLMODE: "disable" }],
  ["?ssl=true", { PGSSLMODE: "require" }],
])("%s is said in the programs' words", (query, expected) => {
  const url = `postgres://app@db.example/still${query}`;
  expect(programEnvironment(new Client("postgres://app@db.example/still"), url)).toMatchObject(expected);
});
