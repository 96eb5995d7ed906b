import { expect, test } from "vitest";
import { canGenerateMeditation, type MeditationGround } from "./can-generate-meditation.ts";

const [person, coach] = [
  { isUser: true, content: "I am tense" },
  { isUser: false, content: "Where?" },
];
const enough: MeditationGround = {
  hasAgreed: true,
  isRunning: false,
  isCareActive: false,
  messages: [person, coach, person],
};

test("a meditation can be made with two messages, a reply and an agreement, with nothing running and nobody in danger", () => {
  expect(canGenerateMeditation(enough)).toBe(true);
  const lacking: Partial<MeditationGround>[] = [
    { hasAgreed: false },
    { isRunning: true },
    { isCareActive: true },
    { messages: [person, coach] },
    { messages: [person, person] },
    { messages: [] },
  ];
  for (const lack of lacking) expect(canGenerateMeditation({ ...enough, ...lack })).toBe(false);
});
