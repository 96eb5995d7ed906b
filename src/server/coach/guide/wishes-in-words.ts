import type { Wishes } from "#server/coach/story/story.ts";

/** Wishes as they are said back: "five minutes, without nature, lying down"; empty where nothing was wished for. */
export function wishesInWords(wishes: Wishes): string {
  const said = [
    wishes.minutes && `${wishes.minutes} minutes`,
    wishes.noBreath && "without breathing",
    wishes.noHold && "without holding the breath",
    wishes.noNature && "without pictures of nature",
    wishes.noMemory && "without memories",
    wishes.noQuotes && "without your sentences",
    wishes.eyesOpen && "with open eyes",
    wishes.lyingDown && "lying down",
    wishes.purpose === "sleep" && "for sleep",
    wishes.purpose === "work" && "for work",
    wishes.tone === "religious" && "with room for faith",
    wishes.tone === "secular" && "without anything religious",
  ];
  return said.filter(Boolean).join(", ");
}
