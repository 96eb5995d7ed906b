import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import { askingKind } from "#server/coach/asking/read-asking.ts";
import { openIn } from "#server/coach/hour/read-hour.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { guideFollowUps } from "./follow-ups.ts";
import { guideReply } from "./guide-reply.ts";
import { isOffer } from "./offer/is-offer.ts";
import { moveWords } from "./words/move-words.ts";

const last = (...says: string[]): string => heldTalk(...says).at(-1)?.text ?? "";
const openAfter = (...says: string[]): string | undefined => openIn(last(...says))?.station.id;
const story = "I set out the foundation of a house twelve centimetres off, and nobody has noticed.";

test("who tells something finds what can be done with it to tap, and taps lead to something to write", () => {
  expect(openAfter(story)).toBeUndefined();
  expect(guideFollowUps(heldTalk(story))).toContain("How I feel");
  expect(openAfter(story, "What happened")).toBe("happened");
  expect(openAfter(story, "What happened", "What I did")).toBe("own");
  const path = [story, "What happened", "What I did", "Find something to put right"];
  expect(openAfter(...path)).toBe("mend");
  const written = last(...path, "Yes, I can tell the site manager.");
  expect(written).toMatch(/^(?:“Yes, I can tell the site manager\.” )?Thank you\. You don't have to decide/);
  expect(written).toMatch(/what could you do about it in five minutes\?$/);
  expect(
    moveWords.writingDoneOffer.some((text) =>
      last(...path, "The site manager.", "Ring him at nine.").includes(text),
    ),
  ).toBe(true);
});

test("an answer may be typed, and a yes takes what is offered first", () => {
  expect(openAfter(story, "What happened", "my own part")).toBe("own");
  expect(openAfter(story, "A decision")).toBe("decide");
  expect(openAfter("We got the boat through its inspection, I'm so happy!", "yes")).toBe("savour");
});

test("a feeling that is named leads to its place, asked or not", () => {
  expect(openAfter("I work on a farm of oysters and my boss called me slow. I am ashamed.")).toBe("seen");
  expect(openAfter(story, "How I feel", "None of those, I'm happy")).toBe("joy");
});

test("who goes on telling of a death or of good news is asked nothing, and finds what suits it to tap", () => {
  const tapsAfter = (...said: string[]): string[] => guideFollowUps(heldTalk(...said));
  const loss = ["My swimming partner Maureen died in September.", "She always forgot her towel."];
  const joy = ["I got the job! I am so happy!", "My daughter cried when I told her."];
  expect([openAfter(...loss), openAfter(...joy)]).toEqual([undefined, undefined]);
  expect(tapsAfter(...loss)).toContain("Remember something");
  expect(tapsAfter(...joy)).toEqual(tapsAfter(joy[0] ?? ""));
});

test("a death and good news begin at places of their own", () => {
  expect(openAfter("My swimming partner Maureen died in September.")).toBe("loss");
  expect(openAfter("I got the job! I am so happy!")).toBe("joy");
});

test("what is written may be anything said to anybody; a question, a wish and a goodbye are still heard", () => {
  const path = [story, "How I feel", "Angry or hurt", "Let it out in words"];
  const actAfter = (text: string) => readTalk([...heldTalk(...path), { role: "person", text }]).now.act;
  for (const text of [
    "You never once asked me, you coward",
    "Thank you for nothing, Dave",
    "Why did you go?",
    "sorry",
  ])
    expect([text, actAfter(text)]).toEqual([text, "writes"]);
  expect(actAfter("a breathing exercise please")).toBe("wants-practice");
  expect(actAfter("goodnight")).toBe("leaves");
});

test("where nobody is written to, a question, a correction, a reproach and a goodbye are said to the guide", () => {
  const actAfter = (text: string) =>
    readTalk([
      ...heldTalk(story, "What happened", "What I did", "Find something to put right"),
      { role: "person", text },
    ]).now.act;
  expect(actAfter("what is a body scan?")).toBe("asks-how");
  expect(actAfter("how do i stop thinkng")).toMatch(/^asks/);
  expect(actAfter("you didn't even react to what I said")).toBe("complains");
  expect(actAfter("okay good night")).toBe("leaves");
  expect(actAfter("the site manager, first thing tomorrow")).toBe("writes");
  expect(actAfter("If I am honest, he will like it. He does not see colours so well.")).toBe("writes");
});

test("something to write may be skipped, and where there is nothing it ends there", () => {
  const path = [story, "What happened", "What I did", "Find something to put right"];
  expect(last(...path, "Skip this one")).toMatch(/five minutes\?$/);
  const none = last(...path, "no");
  expect(none).not.toMatch(/five minutes/);
  expect([...moveWords.writingDone, ...moveWords.writingDoneOffer].some((text) => none.includes(text))).toBe(
    true,
  );
});

test("a question that nearly is a known one shows that one, and whoever taps it has its answer", () => {
  const asked = heldTalk("what the point of sitti there really?");
  expect(isOffer(asked.at(-1)?.text ?? "")).toBe(true);
  const [first = ""] = guideFollowUps(asked);
  expect(guideReply([...asked, { role: "person", text: first }], "seed")).toMatch(/bringing it back/);
});

test("whether to do a thing is asked back, weighed in two ways, and not decided for anybody", () => {
  expect(openAfter(story, "Should I tell the site manager on Monday?")).toBe("known");
  expect(openAfter(story, "Should I tell him?", "Go through the two ways")).toBe("two-ways");
});

test("a story is told, whatever question or odd word stands in the middle of it", () => {
  const actOf = (text: string) => readTalk([{ role: "person", text }]).now.act;
  expect(
    actOf(
      "Well where do I start, I drove the library van for twenty years, and now they have taken the shelves out of it while I stood there.",
    ),
  ).toBe("tells");
  expect(
    actOf(
      "Third app I have tried and you are as dumb as the rest. My brother sold the boat. Go on, tell me to breathe.",
    ),
  ).toBe("tells");
  expect(actOf("forgot the treatment")).toBe("tells");
});

test("a question in a long story is heard where it is marked and plain, by who is only listened to as well", () => {
  const asked =
    "Do you think I should ring Colin and tell him I've changed my mind? Only his wife's already been to look at conservatories, in Harrogate of all places";
  const reply = last("My brother sells our dad's van.", "I just want to tell it", asked);
  expect(askingKind("lean").says.some((text) => reply.includes(text))).toBe(true);
});

test("that nobody died takes a loss back", () => {
  const shapeAfter = (...says: string[]) => readTalk(heldTalk(...says)).story.shape;
  expect(
    shapeAfter(
      "My sister died to me when she walked out of my toast.",
      "Nobody has died. She is alive and moves on Friday.",
    ),
  ).not.toBe("loss");
});
