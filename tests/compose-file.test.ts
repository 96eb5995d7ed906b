import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { z } from "zod";
import { settingNames } from "#server/settings/env.ts";

const schema = z
  .looseObject({})
  .parse(JSON.parse(readFileSync("tests/fixtures/compose/compose-spec.json", "utf8")));
// Its own name for the same draft is one that the reader does not know.
const composeFile = z.fromJSONSchema({ ...schema, $schema: "http://json-schema.org/draft-07/schema#" });

const service = z.looseObject({
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).default([]),
});
const used = z.looseObject({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.null()),
});
type Used = z.infer<typeof used>;

const readFile = (): unknown => parse(readFileSync("deploy/compose.yaml", "utf8"), { merge: true });

/** The file with one word changed. */
const changed = (from: string, to: string): unknown =>
  parse(readFileSync("deploy/compose.yaml", "utf8").replace(from, to), { merge: true });

const namesIn = (needed: Used["services"][string]["depends_on"]): string[] =>
  Array.isArray(needed) ? needed : Object.keys(needed);

test("the compose file is one by the schema of the Compose Specification", () => {
  expect(composeFile.safeParse(readFile()).error?.issues).toBeUndefined();
  expect(composeFile.safeParse(changed("stop_grace_period", "stop_grace_time")).success).toBe(false);
  expect(composeFile.safeParse(changed("condition: service_healthy", "condition: healthy")).success).toBe(
    false,
  );
});

test("what the compose file gives the product is a setting, and what it names is in it", () => {
  const { services, volumes } = used.parse(readFile());
  for (const name of ["first", "second"]) {
    const settings = Object.keys(services[name]?.environment ?? {});
    expect(settings.filter((setting) => !settingNames.includes(setting))).toEqual([]);
    expect(settings).toContain("SESSION_SECRET");
  }
  for (const { volumes: mounted, depends_on } of Object.values(services)) {
    const named = mounted.map((each) => each.split(":")[0] ?? "").filter((each) => !each.startsWith("."));
    expect(Object.keys(volumes)).toEqual(expect.arrayContaining(named));
    expect(Object.keys(services)).toEqual(expect.arrayContaining(namesIn(depends_on)));
  }
});
