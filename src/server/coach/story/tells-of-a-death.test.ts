import { expect, test } from "vitest";
import { tellsOfADeath } from "./tells-of-a-death.ts";

test.each([
  "My grandad is dead and they've filled in the pond.",
  "He's been dead twenty two years and I feel like I lost him again",
  "our dog died on Sunday",
  "my mum passed away in March",
])("a death of theirs is heard: %s", (text) => expect(tellsOfADeath(text)).toBe(true));

test.each([
  "The sewing machine just died.",
  "I sat on it, on a bow that a dead man carved.",
  "It's her late father's cello bow.",
  "They died laughing.",
  "She's dead wrong about it.",
])("what only has the word in it is none: %s", (text) => expect(tellsOfADeath(text)).toBe(false));
