import { beforeEach, expect, test } from "vitest";
import { timeZone } from "#web/lib/time-zone.ts";
import { chosenPlace, knowWhosePlace } from "./place.ts";
import { forgetPersonal } from "./storage.ts";

const ofAda = JSON.stringify({ timeZone: "Asia/Tokyo", country: "JP" });

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem("stillpoint:ada:place", ofAda);
  knowWhosePlace("ada");
});

test("the time zone that a person chose counts, and else the device's", () => {
  expect(timeZone()).toBe("Asia/Tokyo");
  localStorage.removeItem("stillpoint:ada:place");
  expect(timeZone()).not.toBe("Asia/Tokyo");
});

test("nobody gets the place of who was here before", () => {
  knowWhosePlace("grace");
  expect(chosenPlace()).toEqual({});
  knowWhosePlace(null);
  expect(chosenPlace()).toEqual({});
});

test("what was chosen goes with signing out", () => {
  forgetPersonal("ada");
  expect(chosenPlace()).toEqual({});
});

test.each(["", "null", "[]", '"JP"', "{", '{"country":"Japan","timeZone":9}'])(
  "what was not written here (%s) names no place",
  (text) => {
    localStorage.setItem("stillpoint:ada:place", text);
    expect(chosenPlace()).toEqual({});
  },
);
