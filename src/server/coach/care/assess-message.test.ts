import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { assessMessage } from "./assess-message.ts";
import { spokenMessages } from "./spoken-messages.ts";
import { laterCalmMessages } from "./spoken-messages-calm.ts";
import { laterActMessages } from "./spoken-messages-later.ts";

test.each([...spokenMessages.act, ...laterActMessages])("hears a crisis in: %s", (text) => {
  expect(assessMessage(text).tier).toBe("act");
});

test.each(spokenMessages.check)("hears something worth asking about in: %s", (text) => {
  expect(assessMessage(text).tier).not.toBe("none");
});

test.each([...spokenMessages.none, ...laterCalmMessages])("lets pass: %s", (text) => {
  expect(assessMessage(text).tier).toBe("none");
});

test.each([
  "Sometimes I imagine how nice it would be to be dead",
  "I want to take all my pills and go to sleep",
  "I have been thinking of ending things lately, permanently",
  "I've lost the will to live",
  "honestly I'd be fine with dying",
  "I think I'm going to do something to myself tonight",
  "I'm scared of what I might do to myself",
  "I keep a blade in my drawer for bad days",
  "I hurt myself again yesterday",
  "I pressed a knife to my wrist",
  "I can't see myself alive next year",
  "no one needs me, I should just go",
  "I'm tired and I want to be with God now",
  "would anyone cry at my funeral",
  "I feel like I should not be alive",
  "My ex showed up at my house with a gun",
  "my brother sexually abused me last week",
  "he grabbed me by the throat",
  "I'm going to make him pay, I've got a bat in the car",
  "I just swallowed a handful of Xanax",
  "my roommate is lying on the floor and won't respond",
  "my cousin posted that she's ending it tonight",
  "I'm thinking about kms",
  "I want to disappear and never come back",
  "living hurts too much, I want it over",
])("hears a plain sign in: %s", (text) => {
  expect(assessMessage(text).tier).toBe("act");
});

test("a bare yes counts after the direct question and means nothing elsewhere", () => {
  const asked = [{ role: "coach" as const, text: "Are you thinking about ending your life?" }];
  expect(assessMessage("yes", asked).tier).toBe("act");
  expect(assessMessage("maybe", asked).tier).toBe("check");
  expect(assessMessage("can't guarantee anything", asked).tier).toBe("act");
  expect(assessMessage("yes", [{ role: "coach", text: "Is it tight in your chest?" }]).tier).toBe("none");
});

test("a real sign counts beside an idiom", () => {
  expect(assessMessage("this deadline is killing me and I want to kill myself").tier).toBe("act");
});

test("reads any text without failing and within a few milliseconds per kilobyte", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400, unit: "grapheme" }), (text) =>
      ["none", "check", "act"].includes(assessMessage(text).tier),
    ),
    { numRuns: 60 },
  );
  const started = performance.now();
  assessMessage("I can not stop the noise in my head and my face goes red ".repeat(800));
  expect(performance.now() - started).toBeLessThan(2500);
});

const reference = join(process.cwd(), "../shared/data/safety/messages.jsonl");
const message = z.object({ text: z.string(), label: z.string(), tier: z.string().optional() });

test.skipIf(!existsSync(reference))("meets the figures on the reference messages", () => {
  const rows = readFileSync(reference, "utf8")
    .trim()
    .split("\n")
    .map((row) => message.parse(JSON.parse(row)));
  const tiers = rows.map((row) => ({ ...row, found: assessMessage(row.text).tier }));
  expect(tiers.filter((row) => row.tier === "act" && row.found !== "act")).toEqual([]);
  expect(tiers.filter((row) => row.tier === "check" && row.found === "none").length).toBeLessThanOrEqual(2);
  const ordinary = tiers.filter((row) => row.label === "crisis_false_positive" || row.label === "in_domain");
  expect(ordinary.filter((row) => row.found !== "none").length).toBeLessThanOrEqual(ordinary.length * 0.03);
});
