import { expect, test } from "vitest";
import { type CountryHelp, helpKinds } from "./country-help.ts";
import { diallingOf } from "./dialling.ts";
import { everyCountry, readHelp } from "./every-country.ts";
import { countryTable } from "./help-countries.ts";
import { lineTable } from "./help-lines.ts";

const linesOf = (help: CountryHelp) =>
  helpKinds.flatMap((kind) => (help[kind] ? [{ kind, ...help[kind] }] : []));

test("every line can be dialled or written to, names its service's page and says whether it was read there", () => {
  expect(new Set(everyCountry.map(({ code }) => code)).size).toBe(everyCountry.length);
  expect(everyCountry.length).toBeGreaterThanOrEqual(46);
  for (const help of everyCountry) {
    for (const { kind, name, phone, source, readOn } of linesOf(help)) {
      const where = `${help.code} ${kind} ${name}`;
      if (kind !== "text") expect(phone, where).toMatch(/^\d[\d -]+\d$/);
      if (phone) expect(diallingOf(phone), where).toMatch(/^tel:\d{3,12}$/);
      expect(source, where).toMatch(/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(?:\/\S*)?$/);
      if (readOn) expect(readOn, where).toMatch(/^2026-\d\d(?:-\d\d)?$/);
    }
    for (const number of [help.emergency, ...(help.police ? [help.police] : [])])
      expect(number, help.code).toMatch(/^\d{3,4}$/);
  }
});

test("a line that is wrongly written is refused with its place and what is wrong", () => {
  const read = (line: string) => () => readHelp(countryTable, `${lineTable}${line}\n`);
  expect(read("GB | crisis | Somebody | 116 123 | | |")).toThrow(/line \d+: 7 cells where 8 belong/);
  expect(read("GB | gossip | Somebody | 116 123 | | | https://a.org |")).toThrow(
    /no kind is called "gossip"/,
  );
  expect(read("GB | crisis | Somebody | 116 123 | | | https://a.org |")).toThrow(/a second crisis for GB/);
  expect(read("XX | crisis | Somebody | 116 123 | | | https://a.org |")).toThrow(
    /no country has the code XX/,
  );
  expect(read("GB | poison | Somebody | | | | https://a.org |")).toThrow(/has no number/);
  expect(() => readHelp(`${countryTable}XX | Nowhere | | 112 |\n`, lineTable)).toThrow(
    /Nowhere has no crisis line/,
  );
});
