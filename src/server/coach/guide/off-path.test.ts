import { expect, test } from "vitest";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { genericFollowUps, guideFollowUps } from "./follow-ups.ts";

/** What people who do not follow the path are answered at the end of what they say. */
const last = (...says: string[]): string => heldTalk(...says).at(-1)?.text ?? "";
const wishesAfter = (...says: string[]) => {
  const conversation: Utterance[] = says.flatMap((text): Utterance[] => [
    { role: "person", text },
    { role: "coach", text: "Yes." },
  ]);
  return readTalk(conversation).wishes;
};

test("who was met coldly after good news hears it owned", () => {
  const news = ["job interview today, heart going mad", "back. i got it lol. they offered me on the spot"];
  expect(last(...news, "wow dont be too excited for me")).toMatch(/Congratulations|Well done/);
});

test.each([
  [["What's the point of sitting there"], /carries one off|bringing it back/],
  [["Is there any actual evidence mindfulness works?"], /forty-seven trials/],
  [["Is there a walking meditation?"], /ten steps/],
  [["What's the difference between a body scan and the breathing stuff?"], /from the feet to the face/],
  [["i shouted at my son today", "how do i say sorry to my kid"], /no story about your day|not your fault/],
  [["ok srsly tho are u a bot"], /prepared words, and no person/],
  [
    ["I met an old friend", "Can I use this without making an account, and do you sell the data?"],
    /account[\s\S]*nothing is sold/,
  ],
])("a plain question off the path is answered: %j", (says, answer) => {
  expect(last(...says)).toMatch(answer);
});

test("a question that is asked once more, put otherwise, is answered and not only apologised for", () => {
  expect(last("what does it say about meditation", "I asked what the point was. Of meditation.")).toMatch(
    /carries one off|bringing it back/,
  );
});

test("a complaint is owned by what it concerns", () => {
  expect(last("your stupid app logged me out twice and now I have to start all over again")).toMatch(
    /logged out|threw you out/,
  );
  expect(last("i yelled at my kid tonight", "is that it? is that all you have to say?")).toMatch(
    /thin|anybody/,
  );
});

test("wishes for how it is put hold for the whole conversation, and are said back", () => {
  const bare = last("just give me a breathing exercise please, no talking");
  expect(bare).toMatch(/^# Even breathing\n\nIn\. \[pause 5\]/);
  expect(last("box breathing, only the counts")).toMatch(/^# Box breathing\n\nIn\. \[pause 4\]/);
  expect(last("a breathing exercise please", "too much talk at the start. can you skip the intro")).toMatch(
    /^# Even breathing\n\nIn\./,
  );
  expect(last("hello", "I hate when they say relax")).toMatch(/without “relax”/);
  expect(wishesAfter("just don't use the word relax", "make me a meditation").unwanted).toEqual(["relax"]);
  const long =
    "Can you make me a fifteen minute meditation for falling asleep? Please nothing about the breath.";
  expect(wishesAfter(long)).toMatchObject({ minutes: 15, noBreath: true, purpose: "sleep" });
  expect(last(long, "Work was long, I stood all day.")).toMatch(/15 minutes, without breathing/);
  expect(wishesAfter("no talking please, just breathing").noBreath).toBe(false);
});

test("a practice that is named is the one that comes, however it is asked for", () => {
  expect(last("hello", "ok 4-7-8 now")).toMatch(/^# 4-7-8/);
  expect(last("4-7-8 breathing exercise")).toMatch(/^# 4-7-8/);
  expect(last("box breathing please", "another one. shorter")).toMatch(/breathing\n/);
});

test("who leaves, says no, or says how it was is not listened to as if they told something", () => {
  expect(last("my day was long", "right. goodnight I guess")).toMatch(/night|Sleep/i);
  expect(last("my day was long", "I did not ask you to make one. I'm done here, thanks")).toMatch(
    /stays|[Tt]ake care|will be here|kept here/,
  );
  expect(last("something for sleep please", "no", "same")).toMatch(/helps later/);
});

test.each(["i dont know", "dunno", "not sure", "never mind"])(
  "who begins with %j is shown a way to begin, and nothing is left as it was",
  (text) => {
    const conversation = heldTalk(text);
    expect(conversation.at(-1)?.text).toMatch(/begin|start/);
    expect(guideFollowUps(conversation)).toEqual([...genericFollowUps]);
  },
);

test("whoever does not know how this works is told", () => {
  expect(last("I don't know how this works")).toMatch(/one moment|step by step/);
});

test("a sentence for somebody is given, asked back in the person's own words, and looked at when they ask", () => {
  const told = ["my flatmate ate my birthday cake", "what do I say first?"];
  expect(last(...told)).toMatch(/“.+”[\s\S]*in the words you really use/);
  const own = [...told, "Hey, that was mine and I had looked forward to it."];
  expect(last(...own)).toMatch(/is ready when it says what you mean[\s\S]*do you good afterwards/);
  expect(last(...own, "is that ok to say?")).toMatch(/quick check|One test|says what happened/);
});
