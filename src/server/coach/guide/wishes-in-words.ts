import type { ScriptChange } from "#server/coach/story/change-wishes.ts";
import { changesIn } from "#server/coach/story/reading/read-changes.ts";
import { pictureIn } from "#server/coach/story/reading/read-picture.ts";
import { minutesIn } from "#server/coach/story/reading/read-wishes.ts";
import type { Wishes } from "#server/coach/story/story.ts";

/** Wishes as they are said back: "five minutes, without nature, lying down"; empty where nothing was wished for. */
export function wishesInWords(wishes: Wishes): string {
  const said = [
    wishes.minutes && `${wishes.minutes} minutes`,
    wishes.noBreath && "without breathing",
    wishes.noHold && "without holding the breath",
    wishes.picture && `with the ${wishes.picture} in it`,
    wishes.noNature && "without pictures of nature",
    wishes.noMemory && "without memories",
    wishes.noQuotes && "without your sentences",
    wishes.about && `about ${wishes.about}`,
    wishes.countAloud && "with the counts spoken",
    wishes.eyesOpen && "with open eyes",
    wishes.lyingDown && "lying down",
    wishes.standing && "standing",
    wishes.bare && "without an introduction",
    ...wishes.unwanted.map((word) => `without “${word}”`),
    wishes.purpose === "sleep" && "for sleep",
    wishes.purpose === "work" && "for work",
    wishes.tone === "religious" && "with room for faith",
    wishes.tone === "secular" && "without anything religious",
  ];
  return said.filter(Boolean).join(", ");
}

const changed: Record<ScriptChange, string> = {
  shorter: "shorter",
  longer: "longer",
  "without-breath": "without breathing",
  "without-nature": "without pictures of nature",
  "with-picture": "with that picture in it",
  "without-memory": "without memories",
  "without-quotes": "without your sentences",
  "eyes-open": "with open eyes",
  "lying-down": "lying down",
  "for-sleep": "for sleep",
  "for-work": "for work",
  religious: "with room for faith",
  secular: "without anything religious",
  "other-ending": "with another ending",
  "other-words": "in other words",
};

/** What a message asks to be otherwise in a script, as it is said back; empty where it names nothing. */
export function changesInWords(text: string, { minutes }: Wishes): string {
  const isCounted = minutesIn(text) !== undefined;
  const named = changesIn(text).filter(
    (change) => !isCounted || (change !== "shorter" && change !== "longer"),
  );
  const length = isCounted && minutes !== undefined ? [`${minutes} minutes`] : [];
  const picture = pictureIn(text);
  return [
    ...length,
    ...named.map((change) =>
      change === "with-picture" && picture !== undefined ? `with the ${picture} in it` : changed[change],
    ),
  ].join(", ");
}
