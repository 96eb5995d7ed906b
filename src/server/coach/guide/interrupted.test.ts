import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { beginnings, openIn, stationOf } from "#server/coach/hour/read-hour.ts";
import { stageHeadings } from "#server/coach/script/stages.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { afterWriting, guideFollowUps } from "./follow-ups.ts";
import { moveWords } from "./words/move-words.ts";

const story =
  "My neighbour's tortoise got out of the garden while I was minding it, and she is back on Saturday";
const toWrite = [story, "What comes next", "A decision", "Go through the two ways"];
const answered = [...toWrite, "what is a body scan?"];

const last = (...said: string[]): string => heldTalk(...said).at(-1)?.text ?? "";
const openAfter = (...said: string[]): string | undefined => openIn(last(...said))?.station.id;

test("who was answered in the middle of the hour goes back to its question by a tap", () => {
  expect(openAfter(...toWrite)).toBe("two-ways");
  expect(openAfter(...answered)).toBeUndefined();
  expect(guideFollowUps(heldTalk(...answered))[0]).toBe("Back to the question");
  expect(openAfter(...answered, "Back to the question")).toBe("two-ways");
});

test("after the last thing to write the parts of it are there to tap, where the meditation was offered before", () => {
  const offered = [...toWrite, "tighter", "wider"];
  expect(guideFollowUps(heldTalk(...offered))).not.toContain("Back to the question");
  const written = heldTalk(...offered, "How I feel", "Restless", "Sort it", "the weather", "my own bag");
  expect(moveWords.writingDone.some((text) => written.at(-1)?.text.includes(text))).toBe(true);
  expect(guideFollowUps(written)).toEqual([...afterWriting]);
});

test("somebody else's bereavement told in passing makes nobody a mourner", () => {
  const said = "I shrank a cardigan at work, and the lady's husband who knitted it is dead";
  const talk = readTalk([{ role: "person", text: said }]);
  expect(talk.story.shape).not.toBe("loss");
  expect(openAfter(said)).not.toBe(beginnings.loss);
});

test("a loss that is put right is none any more, and it begins anew", () => {
  const said = [
    "My husband died in March",
    "No no, not my husband. I have no husband. I only wash for the lady.",
  ];
  expect(readTalk([{ role: "person", text: said[0] ?? "" }]).story.shape).toBe("loss");
  expect(readTalk(heldTalk(...said)).story.shape).not.toBe("loss");
  expect(openAfter(...said)).not.toBe("mourn");
});

test("words that somebody else should say are no wish for an apology of one's own", () => {
  const path = [
    "they got up a petition against my pipes on the ferry",
    "he wrote in it that I am a public nuisance",
  ];
  const answer = "that he says sorry. how likely is that";
  const { now } = readTalk(heldTalk(...path, "What somebody did", "Write what I'd like to say", answer));
  expect(now.intent).not.toBe("words-sorry");
});

test("what is asked about a proposed sentence is answered by how it may be changed", () => {
  const asked =
    "Before I want to ask. How do I say sorry to Mrs Keane in good English? I must tell her tomorrow at nine.";
  const back = "Thank you. But 'I know it hurt you', can I say it if she does not know yet?";
  expect(last(story, asked, back)).toMatch(/^(?:Take it as a frame|Say only what is true)/);
});

test("who notices nothing in the body is not asked about it once more", () => {
  const talk = readTalk(heldTalk(story, "Step by step, please", "I notice nothing in my body"));
  expect(talk.settled.has("sensation")).toBe(true);
});

test("a feeling that fits none of those offered is taken up where it is named, and a question is answered", () => {
  const path = [story, "How I feel"];
  expect(openAfter(...path, "None of those. I'm happy. HAPPY. How can you not have a button for that")).toBe(
    "joy",
  );
  expect(openAfter(...path, "Scared. What is a body scan?")).toBeUndefined();
});

test("a worry after an exercise is not led on with what was good before it", () => {
  const glad = [
    "We got the boat through its inspection, I'm so happy!",
    "yes",
    "I want to enjoy it for a minute",
    "Lighter",
  ];
  const worry =
    "Only now I have read the contract, and there is a part where I have to speak on live radio, and I stammer";
  expect(["savour", "keep", "joy"]).not.toContain(openAfter(...glad, worry));
});

test("a feeling that is said to be none any more is out of the story, be it in a wish for another meditation", () => {
  const { now, story: told } = readTalk([
    ...heldTalk("My sister told the whole choir that I mime the high notes, and I am ashamed of it"),
    { role: "person", text: "Please make the meditation" },
    { role: "coach", text: `# ${stageHeadings[0]}\n\nYou named shame.` },
    {
      role: "person",
      text: "The laughing, I took that back. And it isn't shame any more, I told you, it's sadness. Can you change it?",
    },
  ]);
  expect(now.act).toBe("wants-meditation");
  expect(told.feelings.map(({ noun }) => noun)).toEqual(["sadness"]);
});

const plainOf = (id: string): string => {
  const station = stationOf(id);
  return station.kind === "choice" ? station.plain : (station.prompts[0]?.plain ?? "");
};

test("who does not understand a choice gets it in the simplest words, with its answers to tap", () => {
  const begun = [story, "What comes next"];
  const asked = heldTalk(...begun, "What do you mean?");
  expect(asked.at(-1)?.text).toBe(plainOf("next"));
  expect(guideFollowUps(asked)).toEqual(["A decision", "Something I dread", "Too much to do"]);
  expect(openAfter(...begun, "What do you mean?", "A decision")).toBe("decide");
  const again = heldTalk(...begun, "What do you mean?", "I don't understand");
  expect(moveWords.choiceMeant.some((text) => again.at(-1)?.text.includes(text))).toBe(true);
});

test("who does not understand what is to be written gets it in the simplest words, and what they write then counts", () => {
  const asked = heldTalk(...toWrite, "simple words please");
  expect(asked.at(-1)?.text).toBe(plainOf("two-ways"));
  const written = heldTalk(...toWrite, "simple words please", "My shoulders are quite wide there.");
  expect(readTalk(written).now.act).toBe("writes");
  expect(written.at(-1)?.text).toContain("Thank you. Now put that aside for a moment.");
});

test("who asks what a question is for hears that, and no other words for it", () => {
  expect(last(...toWrite, "why do you ask about my body?")).not.toContain(plainOf("two-ways"));
});
