import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "#server/testing/samples/any-character.ts";
import { createNaming, slugOf, soundName } from "./file-names.ts";

test("a title becomes a readable name in its own letters", () => {
  expect(slugOf("I had a row with my manager — again!")).toBe("i-had-a-row-with-my-manager-again");
  expect(slugOf("Über die Straße / Ça va?")).toBe("über-die-straße-ça-va");
  expect(slugOf("心が重い")).toBe("心が重い");
});

test("whatever a title is, the name is short, safe on every system and never climbs", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.oneof(anyCharacter, fc.string({ minLength: 1, maxLength: 1 })), maxLength: 200 }),
      (title) => {
        const name = createNaming()({ createdAt: "2026-11-21T07:08:15.000Z", title });
        expect(name).toMatch(/^chats\/2026-11-21-[\p{Letter}\p{Mark}\p{Number}][^/\\]*\.md$/u);
        expect(name.slice("chats/".length)).not.toMatch(/[\p{Cc}<>:"/\\|?*]|\.\./u);
        expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255 + "chats/".length);
      },
    ),
  );
});

test("two chats of one day and title have two names", () => {
  const nameOf = createNaming();
  const chat = { createdAt: "2026-11-21T07:08:15.000Z", title: "Rest" };
  expect([nameOf(chat), nameOf(chat), nameOf(chat)]).toEqual([
    "chats/2026-11-21-rest.md",
    "chats/2026-11-21-rest-2.md",
    "chats/2026-11-21-rest-3.md",
  ]);
});

test("a sound's name takes nothing from its stored name but a plain ending", () => {
  const kept = { id: "5b0f6d54-7a0c-4c53-9a41-0d8c6f6d9a10", createdAt: new Date("2026-11-21T07:08:15Z") };
  const stem = `audio/2026-11-21-voice-${kept.id}`;
  expect(soundName(kept, "voice", "x/voice_1.mp3")).toBe(`${stem}.mp3`);
  expect(soundName(kept, "voice", "../../etc/passwd")).toBe(`${stem}.mp3`);
  expect(soundName(kept, "voice", "a.OGG")).toBe(`${stem}.ogg`);
});
