import { expect, test } from "vitest";
import { isForgotten, isLocked } from "./care-state.ts";
import { firstWordsOf } from "./first-words.ts";
import { type Played, playCare } from "./play-care.ts";
import { dangers, lockable, policyOf } from "./policy.ts";

const last = (messages: Played[]) => playCare(messages, { countries: ["GB"] }).at(-1);
const talk = (...messages: Played[]) => playCare(messages, { countries: ["GB"] });

test("a bare yes keeps the danger that stands and is grave", () => {
  const { state } = last(["my boyfriend hits me", "no he is here"]) ?? {};
  expect(state).toMatchObject({ danger: "partner-violence", tier: "act" });
  expect(state?.facts).toContain("unsafe");
});

test("a means that is found turns a wish into a plan, which no denial alone ends", () => {
  const turns = talk("I want to die", "yes", "yes, I have pills here", "no, I am not suicidal", "I had soup");
  expect(turns[2]?.state?.danger).toBe("plan-or-means");
  expect(turns.at(-1)?.isStanding).toBe(true);
});

test("means that are out of reach and a denial end it", () => {
  const turns = talk(
    "I have saved up my sleeping tablets",
    "I put them in the bin outside",
    "No, I am not going to do it.",
    "I had soup",
  );
  expect(turns.at(-1)?.isStanding).toBe(false);
});

test("being alone and what happens are different questions: company is no denial", () => {
  const turns = talk("I swallowed thirty tablets", "no my boyfriend is here", "he is asleep", "I feel fine");
  expect(turns.every(({ isStanding }) => isStanding)).toBe(true);
  expect(turns[1]?.state?.facts).toEqual(expect.arrayContaining(["company", "no-help"]));
  expect(turns.every(({ reply }) => reply?.includes("tel:999"))).toBe(true);
});

test("help that is there ends an overdose with one calm message", () => {
  const turns = talk("I swallowed thirty tablets", "the ambulance is here", "they are kind to me");
  expect(turns.map(({ isStanding }) => isStanding)).toEqual([true, true, false]);
});

test("a symptom that is still there is a yes, whatever was denied before", () => {
  const turns = talk("There is a pressure on my chest and my arm is numb", "no", "it is still there");
  expect(turns.at(-1)?.state?.facts).toContain("danger");
});

test("a person who is found in danger is danger, and who is reached ends it", () => {
  const first = "my flatmate wrote goodbye, she wants to die";
  expect(last([first, "I don't know", "she is up on the roof"])?.state?.facts).toContain("danger");
  const turns = talk(first, "I rang her just now. She is fine, she is at her mum's", "I am so relieved");
  expect(turns.at(-1)?.isStanding).toBe(false);
});

test("a child is asked once whether they are safe, gets their own questions answered, and is never sent to a parent", () => {
  const turns = talk(
    "I'm 12 and my dad hits me",
    "will you tell anyone?",
    "I can't tell my parents",
    "is it my fault?",
    "what should I do",
    "he does it every evening",
  );
  const asked = turns.filter(({ reply }) => reply?.includes("Are you safe enough right now"));
  expect(asked).toHaveLength(1);
  expect(turns[1]?.reply).toMatch(/^No, I tell nobody/);
  expect(turns[3]?.reply).toMatch(/^No\./);
  for (const { reply } of turns)
    expect(reply ?? "").not.toMatch(/(?:tell|ask|show) (?:your|a) (?:parent|mum|dad|mother|father)/i);
});

test("where a parent does harm, nobody young is sent to one, whatever is heard next", () => {
  const turns = talk("I'm 14 and my dad hits me", "I have saved up my tablets");
  expect(turns.at(-1)?.state).toMatchObject({ danger: "plan-or-means", isHomeUnsafe: true });
  expect(turns.at(-1)?.reply).not.toMatch(/a parent, a teacher/);
});

test.each([
  ["will you tell anyone?", /I tell nobody/],
  ["can he see this chat?", /Only somebody who can open your account/],
  ["are you a real person?", /^No\. I am an AI/],
  ["what happens now?", /Nothing happens by itself/],
  ["how do I delete this?", /Delete this chat and leave/],
  ["can you call someone for me?", /^I cannot/],
  ["will the police come?", /Not because of this chat/],
  ["why are you asking me that?", /Because of what you wrote/],
])("the person's own question is answered before anything is asked (%s)", (question, answer) => {
  const { reply = "", state } = last(["my husband strangled me last night", question]) ?? {};
  expect(reply).toMatch(answer);
  expect(reply.replace(/\[[^\]]*\]\([^)]*\)/g, "")).not.toContain("?");
  expect(state?.moment).toBe("asking");
});

test("nothing is asked more than twice, nor twice in the same words, whatever is answered", () => {
  for (const first of Object.values(firstWordsOf)) {
    for (const answer of ["I don't know", "my boss shouted at me", "it is raining", "."]) {
      const turns = talk(first, ...Array.from({ length: 8 }, () => answer));
      const asked = turns.flatMap(({ reply, state }) =>
        state
          ? policyOf(state.danger).questions.flatMap(({ texts }) =>
              texts.filter((text) => reply?.includes(text)),
            )
          : [],
      );
      expect(new Set(asked).size, `${first} | ${answer}`).toBe(asked.length);
      for (const count of Object.values(turns.at(-1)?.state?.asked ?? {}))
        expect(count).toBeLessThanOrEqual(2);
    }
  }
});

test("a refusal is respected: nothing is asked any more, and it still stands", () => {
  const turns = talk(
    "I want to die",
    "I don't want to talk about it",
    "my boss is loud",
    "and my sister too",
  );
  expect(turns[1]?.reply).toMatch(/You do not have to answer|That is all right/);
  expect(turns.slice(1).every(({ reply, isStanding }) => isStanding && !reply?.includes("Are you"))).toBe(
    true,
  );
});

test("what stands locks what its policy says, is over by itself after its hours, and is then forgotten", () => {
  const { state } = last(["I want to die"]) ?? {};
  const after = (hours: number) => new Date(Date.parse(state?.signAt ?? "") + hours * 3_600_000);
  for (const what of lockable) {
    expect(isLocked(state, what, after(71))).toBe(true);
    expect(isLocked(state, what, after(73))).toBe(false);
  }
  expect(state && isForgotten(state, after(73))).toBe(false);
  expect(state && isForgotten(state, after(31 * 24))).toBe(true);
});

test("a later visit asks once how things are, offers the plan, and lets go when it is better", () => {
  const turns = talk("I want to die", "yes", { hours: 12 }, "hello", "yes, a bit", "I slept");
  expect(turns[2]?.reply).toContain("Is it any easier today?");
  expect(turns[3]?.reply).toContain("Your safety plan");
  expect(turns[3]?.isStanding).toBe(false);
  const worse = talk("I want to die", "yes", { hours: 12 }, "hello", "no", { hours: 12 }, "hello again");
  expect(worse[3]?.isStanding).toBe(true);
  expect(worse[4]?.reply).not.toContain("easier");
});

test("nobody is asked later about what was only a question", () => {
  const turns = talk("I don't see the point of any of this any more", "no", { hours: 12 }, "hello");
  expect(turns.at(-1)?.reply).toBeUndefined();
});

test("after an overdose that was never cleared up, a later visit and an easier day end it", () => {
  const turns = talk("I swallowed thirty tablets", { hours: 40 }, "hello", "yes it is better", "I had soup");
  expect(turns.at(-1)?.isStanding).toBe(false);
});

test("each danger of the policy is reached by plain words", () => {
  expect(dangers.map((danger) => last([firstWordsOf[danger]])?.state?.danger)).toEqual([...dangers]);
});

const swarm =
  "Easier, if he would just not light it on Friday, it's June for heaven's sake, who lights a stove in June, he only does it to burn his papers, his wife told me so over the fence, she's quite all right, she's from Landshut, she brought me a strudel when I had the hip, so perhaps it is her I should go to and not him at all, I hadn't thought of that until just now.";

test("what no word stood for is a misreading once it is denied twice, also of somebody else", () => {
  const turns = talk(swarm, "No, they're bees.", "No. Nobody is in danger, it's a chimney");
  expect(turns[0]?.state).toMatchObject({ danger: "someone-else", tier: "act", isSensed: true });
  expect(turns[1]?.isStanding).toBe(true);
  expect(turns[2]?.state?.moment).toBe("easing");
  expect(turns[2]?.reply).toContain("sorry");
});

test("what was written outright of somebody else is not closed by two denials, nor what grew out of something sensed", () => {
  const denied = ["No", "No. Nobody is in danger"];
  const said = talk("my flatmate wrote goodbye, she wants to die", ...denied);
  expect(said.at(-1)?.state).toMatchObject({ isSensed: false, moment: "listening" });
  const grown = talk(swarm, "his wife says she wants to kill herself tonight", ...denied);
  expect(grown.at(-1)?.state?.isSensed).toBe(false);
  expect(grown.at(-1)?.isStanding).toBe(true);
});

test("who was only sensed to be in danger, and goes on calmly for two messages, is talked with again, with help in view", () => {
  const turns = talk("There's a weight in my lap where he isn't.", "Grief, I think.", "He was fifteen.");
  expect(turns[0]?.state).toMatchObject({ tier: "act", isSensed: true });
  expect(turns[1]?.reply).toBeDefined();
  expect(turns[2]).toMatchObject({ reply: undefined, isStanding: true });
  expect(turns[2]?.beside).toContain("(tel:");
});
