import { expect, test } from "vitest";
import { z } from "zod";
import { countriesOf, countryOfLocale, countryOfZone } from "./countries-of.ts";
import { everyCountry } from "./every-country.ts";

test("the clock's country comes first, and the language's beside it where it is another one", () => {
  expect(countriesOf({ timeZone: "Europe/Berlin", locale: "en-US,en;q=0.9" })).toEqual(["DE", "US"]);
  expect(countriesOf({ timeZone: "Europe/Berlin", locale: "de-DE" })).toEqual(["DE"]);
  expect(countriesOf({ timeZone: "Asia/Calcutta", locale: "en-GB" })).toEqual(["IN", "GB"]);
  expect(countriesOf({ timeZone: "UTC", locale: "en-AU" })).toEqual(["AU"]);
  expect(countriesOf({ locale: "de-CH,de;q=0.9" })).toEqual(["CH"]);
  expect(countriesOf({ timeZone: "Europe/Paris" })).toEqual(["FR"]);
});

test("a clock of a country whose lines we do not hold gives nobody the numbers of their language", () => {
  expect(countriesOf({ timeZone: "Asia/Karachi", locale: "en-US" })).toEqual([]);
  expect(countriesOf({ timeZone: "Etc/UTC", locale: "en-US" })).toEqual(["US"]);
  expect(countriesOf({ locale: "en" })).toEqual([]);
});

test("the country that a person chose comes alone, and one whose lines we do not hold leaves none", () => {
  expect(countriesOf({ country: "PT", timeZone: "Europe/Berlin", locale: "en-US" })).toEqual(["PT"]);
  expect(countriesOf({ country: "ZZ", timeZone: "Europe/Berlin", locale: "en-US" })).toEqual([]);
});

test("what is no locale and no zone names no country", () => {
  for (const text of ["", "-", "en", "x".repeat(5000), "Europe", "constructor", "__proto__"]) {
    expect(countryOfLocale(text)).toBeUndefined();
    expect(countryOfZone(text)).toBeUndefined();
  }
});

test("every zone that the running program knows for our countries is in the table", () => {
  for (const { code } of everyCountry) {
    const region = new Intl.Locale(`und-${code}`);
    const zones = zonesNow.parse(
      Reflect.apply(getTimeZones.parse(Reflect.get(region, "getTimeZones")), region, []),
    );
    expect(zones.filter((zone) => countryOfZone(zone) !== code)).toEqual([]);
  }
});

// Newer than the types of the language that this project is checked with.
const getTimeZones = z.custom<() => unknown>((value) => typeof value === "function");
const zonesNow = z.array(z.string()).min(1);
