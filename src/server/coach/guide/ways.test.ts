import { expect, test } from "vitest";
import { askedForms } from "#server/coach/act/asked-forms.ts";
import { formOf, questionIn } from "#server/coach/act/question-in.ts";
import { readTalk } from "#server/coach/arc/read-talk.ts";
import type { Utterance } from "#server/coach/coach.ts";
import { openIn } from "#server/coach/hour/read-hour.ts";
import { heldTalk } from "#server/testing/held-talk.ts";
import { answersByAct } from "./answers/answers.ts";
import { guideFollowUps } from "./follow-ups.ts";
import { guideReply } from "./guide-reply.ts";
import { moveWords } from "./words/move-words.ts";
import { offers } from "./words/step-words.ts";

const replies = (...says: string[]): string[] =>
  heldTalk(...says)
    .filter(({ role }) => role === "coach")
    .map(({ text }) => text);
const last = (...says: string[]): string => replies(...says).at(-1) ?? "";
const stories = [
  "My sister sold our mother's piano.",
  "She asked nobody.",
  "It stood in the hall for forty years.",
  "I learnt on it.",
  "The buyer has taken it away already.",
  "It went on a Monday.",
];
const isOf = (texts: readonly string[], reply: string): boolean => texts.some((text) => reply.includes(text));

test.each(["i dont know", "idk", "no", "not sure"])(
  "who chooses nothing is not answered as if they had: %s",
  (said) => {
    const reply = last("My manager took my work apart in front of everybody.", said);
    expect(reply).not.toMatch(/^(?:Yes|Good|All right)\b/);
    expect(isOf(moveWords.listenUnchosen, reply)).toBe(true);
  },
);

test("who goes on telling instead of choosing is asked nothing more, and the same answers stay there to tap", () => {
  const said = replies(...stories);
  expect(said.map((reply) => openIn(reply)?.station.id)).toEqual([
    "done-to",
    ...stories.slice(1).map(() => undefined),
  ]);
  expect(said.slice(1).filter((reply) => reply.includes("?"))).toEqual([]);
  expect(guideFollowUps(heldTalk(...stories.slice(0, 2)))).toEqual(
    guideFollowUps(heldTalk(...stories.slice(0, 1))),
  );
  expect(said.filter((reply) => isOf(offers, reply))).toEqual([]);
});

test("the steps are asked for by who chose the path, until a complaint or a wish leaves it", () => {
  const path = [stories[0] ?? "", "Step by step, please"];
  expect(last(...path)).toMatch(/\?$/);
  expect(readTalk(heldTalk(...path)).way).toBe("path");
  for (const leaving of [
    "stop asking me things",
    "a short breathing exercise please",
    "Just listen, please",
  ]) {
    expect(readTalk(heldTalk(...path, leaving)).way).toBe("listening");
    expect(last(...path, leaving, "She asked nobody.")).not.toContain("?");
  }
});

test("each of the answers to tap below something to write is read as what it says", () => {
  const begun = heldTalk(...stories.slice(0, 1), "Find out what matters to me");
  expect(guideFollowUps(begun)).toEqual([
    "Skip this one",
    "I just want to tell it",
    "A short exercise, please",
  ]);
  const actAfter = (text: string) => readTalk([...begun, { role: "person", text }]).now.act;
  expect(guideFollowUps(begun).map(actAfter)).toEqual(["unsure", "chooses-listening", "wants-practice"]);
  expect(readTalk([...heldTalk("the van is dented"), { role: "person", text: "yes" }]).way).toBe("open");
});

test("who wants to be listened to from the start is asked nothing and offered nothing", () => {
  const said = replies("I just want to talk.", ...stories, ...stories);
  expect(said.some((reply) => isOf(offers, reply) || reply.includes("?"))).toBe(false);
});

test("the meditation is offered once on the path, and a yes to it is a wish for it", () => {
  const path = ["My sister sold our mother's piano.", "Step by step, please", "a lump in my throat", "anger"];
  expect(isOf(offers, last(...path))).toBe(true);
  expect(readTalk([...heldTalk(...path), { role: "person", text: "yes" }]).now.act).toBe("wants-meditation");
  const on = replies(...path, "it was like that when I was ten", "I always give in", ...stories, ...stories);
  expect(on.filter((reply) => isOf(offers, reply))).toHaveLength(1);
});

test.each([
  ["Fear, I think. Of looking a fool. What should I say to Hughes if he asks?", /I'd like/],
  [
    "is it bad that I didn't pick up when she rang? Because I saw it was her.",
    /can't be the judge|wasn't there|harder on themselves|was not there|can't judge/,
  ],
  [
    "in my throat. since the funeral we rowed about the car. was it my fault",
    /can't be the judge|wasn't there|harder on themselves|was not there|can't judge/,
  ],
  [
    "Nobody is dying! It is lunch. Should I bring up the window, yes or no?",
    /had to decide in the next minute/,
  ],
  [
    "Do you think my husband is right, that I am like a child?",
    /can't be the judge|wasn't there|harder on themselves|was not there|can't judge/,
  ],
  ["my throat is the thing. how do i stop my voice cracking", /Nerves/],
  ["lighter, thanks. can i get that same short one tomorrow", /stays in this chat/],
  ["What I'd rather have is my 9.99 back. Who do I talk to?", /hello@stillpoint\.example/],
  ["Fine. What can sitting about breathing do for a slipped disc?", /does not mend/],
])("what is asked beside something else is answered: %s", (text, told) =>
  expect(last("My dad was ill in spring", text)).toMatch(told),
);

test("a question that was passed over is answered when that is complained of", () => {
  const asked: Utterance[] = [
    { role: "person", text: "I turned the phone over. Was it my fault?" },
    { role: "coach", text: "Thank you for going on." },
    { role: "person", text: "You didn't answer me." },
  ];
  expect(guideReply(asked, "seed")).toMatch(/can't judge|wasn't there/);
});

test("what was answered a moment ago is said in one sentence when it is asked again", () => {
  const asked = "does this work for a slipped disc?";
  expect(last("my back is bad", asked, asked)).toMatch(/It does not mend a body/);
  expect(last("my back is bad", asked, asked)).not.toContain("no more than that is promised");
});

test.each([
  ["does he have to fix it by law?", /don't know the law|question of law/],
  ["what can i do to fall back asleep", /Sleep cannot be pushed/],
  ["what does he think of me now", /Only they c|see into (?:somebody|anybody) else/],
  ["Was it cowardly to let them do the talking?", /judge|verdict/],
])("a form gives way to what is asked about, and is known in short spelling: %s", (text, told) =>
  expect(last("my mate blocked me", text)).toMatch(told),
);

test("a no to the ways, to the meditation or to practices is heard as what it is", () => {
  expect(readTalk(heldTalk(stories[0] ?? "", "No, I don't need step by step anything.")).way).toBe(
    "listening",
  );
  expect(last("I'm worn out", "make me a meditation about it", "not yet actually")).toMatch(
    /not now|at any time|Not yet/i,
  );
  expect(last(stories[0] ?? "", "I don't want a practice. I just want to say it to someone.")).toMatch(
    /listen|ask nothing|no questions/,
  );
});

test("a hard word for oneself is no complaint where the feeling was asked for", () => {
  const path = heldTalk(
    "I retired on Friday.",
    "Step by step, please",
    "nothing in my body, no",
    "Useless, if you want a word.",
  );
  expect(readTalk(path).turns.at(-1)?.act).toBe("tells");
});

test("what lies outside stays there in whatever form it is asked, and a short question points at what was told", () => {
  const actOf = (text: string) => readTalk([{ role: "person", text }]).now.act;
  expect(["Should I get the shingles jab at 52?", "Which stocks should I buy this week?"].map(actOf)).toEqual(
    ["medical", "errand"],
  );
  expect(actOf("My landlord's dog bit my hand last week and now I cross the street. Is that normal?")).toBe(
    "asks-advice",
  );
});

test("a farewell at the end is heard, whatever stands before it; a night that is told of is none", () => {
  const begun = heldTalk(stories[0] ?? "");
  for (const text of [
    "hes done it its quiet. night",
    "I'll ask my wife. Bye.",
    "I sleep now and talk to him tomorrow. Tschüss.",
  ])
    expect(readTalk([...begun, { role: "person", text }]).now.act).toBe("leaves");
  for (const text of ["I had the night shift", "It was a bad night.", "he said goodbye and went"])
    expect(readTalk([...begun, { role: "person", text }]).now.act).not.toBe("leaves");
});

test("after a script a request is heard in the form of a question, and only its own sentence changes anything", () => {
  const begun: Utterance[] = [
    { role: "person", text: "I wake at four and clench my jaw." },
    { role: "coach", text: "# Breath and body sensation\n\nLet the breath come. [pause 5]" },
  ];
  const wishes = (text: string) => readTalk([...begun, { role: "person", text }]).wishes;
  expect(
    wishes("The long pauses at the beginning were good. Can you change the ending so I can fall asleep?"),
  ).toMatchObject({
    purpose: "sleep",
    endingTake: 1,
  });
  expect(wishes("I like the end of it. Can you write it in more easy words?")).toMatchObject({
    endingTake: 0,
  });
  const missing = guideReply(
    [...begun, { role: "person", text: "Lovely bit. But where's the examiner? I told you of her." }],
    "s",
  );
  expect(missing).toMatch(/prepared pieces|chosen by a rule/);
});

test("every form that names an answer names one there is", () => {
  for (const { act, id } of askedForms)
    if (id !== undefined)
      expect([id, answersByAct[act]?.some((answer) => answer.id === id)]).toEqual([id, true]);
});

test("a form is known at the beginning of a part, or anywhere where it is asked; a taken-back wish is none", () => {
  expect(formOf("do i get my money back", false)?.id).toBe("contact");
  expect(formOf("he never gave me my money back, and I wanted a refund", false)).toBeUndefined();
  expect(formOf("please don't make me one", false)).toBeUndefined();
  expect(questionIn("Two what? I asked you.")).toBeUndefined();
  expect(questionIn("the light was the washer fluid, would you believe?")).toBeUndefined();
});
