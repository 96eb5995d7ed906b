import fc from "fast-check";
import { expect, test } from "vitest";
import { moodOf } from "./mood.ts";
import { tellOn } from "./read-story.ts";
import { readFeelings } from "./reading/read-feelings.ts";
import { readMemory } from "./reading/read-memory.ts";
import { lostIn, namesIn } from "./reading/read-names.ts";
import { readSensation } from "./reading/read-sensation.ts";
import { sentencesIn } from "./sentences.ts";
import { untoldStory } from "./story.ts";
import { isWholeThought } from "./whole-thought.ts";

test.each([
  "My boss shouted at me in front of everyone.",
  "I can't sleep before the presentation.",
  "She never called back.",
  "my dad used to go silent for days",
  "Nobody told me about the meeting.",
  "It hurts every time I see her.",
  "Yesterday my sister left without a word.",
  "Anna moved to Leeds last week.",
])("a whole thought is one: %s", (sentence) => expect(isWholeThought(sentence)).toBe(true));

test.each([
  "What kind of question is that.",
  "Give me something useful or I'm deleting this.",
  "because he always does that to me",
  "when he left me there alone",
  "in front of everyone at the party",
  "boss criticised",
  "and then my mother and the",
  "Thank you for asking me about it.",
  "You are just repeating what I say.",
  "my boss, the one with the",
  "THIS IS SO UNFAIR TO ME",
  "Where is my sister going now?",
  'She said "never again" and left the room',
  "I was",
])("what is no whole thought is not quoted: %s", (sentence) => expect(isWholeThought(sentence)).toBe(false));

test("a sensation is one in the person's own body", () => {
  expect(readSensation("my chest feels tight", false)).toMatchObject({ place: "chest" });
  expect(readSensation("a knot in my stomach", false)).toMatchObject({ place: "stomach" });
  expect(readSensation("shoulders", true)).toMatchObject({ place: "shoulders" });
  expect(readSensation("I feel heavy all over", true)?.place).toBeUndefined();
  for (const other of [
    "Her side of the bed is cold.",
    "Her hands were cold.",
    "He went behind my back.",
    "I got fired last week.",
    "I don't feel anything in my body.",
    "Does your chest hurt?",
    "on the other hand it is cold outside",
  ])
    expect([other, readSensation(other, false)]).toEqual([other, undefined]);
});

test("a feeling is the person's own, and not denied, and not an idiom", () => {
  const words = (text: string, isAsked = false) => readFeelings(text, isAsked).named.map((one) => one.words);
  expect(words("I feel ashamed and a bit angry")).toEqual(["ashamed", "angry"]);
  expect(words("mostly anger, with something sad under it", true)).toEqual(["anger", "sad"]);
  expect(words("small", true)).toEqual(["small"]);
  expect(words("My mother looked like a frightened child")).toEqual([]);
  expect(words("he was furious with me")).toEqual([]);
  expect(words("I'm afraid I can't come")).toEqual([]);
  expect(words("I tell myself not to be stupid")).toEqual([]);
  expect(words("I'm not sad, I'm disappointed.", true)).toEqual(["disappointed"]);
  expect(readFeelings("I'm not angry", false).denied).toEqual(["angry"]);
  expect(words("I lost my keys and had a cold dinner")).toEqual([]);
});

test("a memory has its time, and says how far back it lies", () => {
  expect(readMemory("When I was nine my father left.")).toMatchObject({
    when: "When I was nine",
    distance: "childhood",
  });
  expect(readMemory("Ten years ago it was the same.")).toMatchObject({ distance: "years" });
  expect(readMemory("last spring he did it too")).toMatchObject({ when: "last spring", distance: "months" });
  for (const none of [
    "No it doesn't remind me of anything, he's a thief",
    "my grandmother cried today",
    "what memory?",
  ])
    expect([none, readMemory(none)]).toEqual([none, undefined]);
});

test("people and places are named as the person names them", () => {
  expect(namesIn("my mother and Ana went to Leeds with my dog")).toEqual([
    { word: "mother", isName: false, kind: "person" },
    { word: "dog", isName: false, kind: "animal" },
    { word: "Ana", isName: true, kind: "person" },
    { word: "Leeds", isName: true, kind: "place" },
  ]);
  expect(lostIn("My wife died in February.")).toMatchObject({ word: "wife" });
  expect(lostIn("it's the funeral of my brother tomorrow")).toMatchObject({ word: "brother" });
  expect(lostIn("My sister says I lost my keys")).toBeUndefined();
});

test("a mood that is denied is none, and the gravest of two is told", () => {
  expect(moodOf("I'm not angry at all")).toBeUndefined();
  expect(moodOf("so tired since the funeral")).toBe("loss");
  expect(moodOf("the bus was late")).toBeUndefined();
});

test("a loss stays one, joy gives way to trouble, and tears of joy do not", () => {
  const told = (...texts: [string, string][]) =>
    texts.reduce((story, [text, act]) => tellOn(story, text, act, "none").story, untoldStory).shape;
  expect(told(["My wife died.", "mourns"], ["I am so angry at the doctors.", "tells"])).toBe("loss");
  expect(told(["I got the job!", "good-news"], ["My mum cried when I told her", "tells"])).toBe("joy");
  expect(told(["I got the job!", "good-news"], ["but I am scared of the move", "tells"])).toBe("trouble");
  expect(told(["I can't sleep before the exam.", "tells"])).toBe("sleeplessness");
});

test("sentences are parts of the text, in order, and lose none of its words", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 400 }), (text) => {
      const sentences = sentencesIn(text);
      let from = 0;
      for (const sentence of sentences) {
        const at = text.indexOf(sentence, from);
        expect(at).toBeGreaterThanOrEqual(from);
        from = at + sentence.length;
      }
      const letters = (words: string) => words.match(/\p{L}|\p{N}/gu)?.length ?? 0;
      expect(sentences.reduce((sum, sentence) => sum + letters(sentence), 0)).toBe(letters(text));
    }),
  );
});

test.each([
  ["oh and my daughter moved out on Sunday", "my daughter moved out on Sunday"],
  ["my best friend ghosted me lol", "my best friend ghosted me"],
  ["my neighbour built his fence on my land", "my neighbour built his fence on my land"],
  ["I lie awake every night since the night shifts", "I lie awake every night since the night shifts"],
  ["My son does not speak to me since Christmas", "My son does not speak to me since Christmas"],
  ["My boss shouted at me and my chest went tight", "My boss shouted at me and my chest went tight"],
])("what happened, or goes on, is the event, without its fillers: %s", (text, words) => {
  expect(tellOn(untoldStory, text, "tells", "none").story.event).toEqual({ words, isWholeThought: true });
});

test.each([
  "my shoulders are up by my ears",
  "my legs are restless and my head is full",
  "there is a hole in my chest",
])("what is only felt in the body is no event: %s", (text) => {
  const { story } = tellOn(untoldStory, text, "tells", "none");
  expect(story.event).toBeUndefined();
  expect(story.sensation).toBeDefined();
});

test("a scrap of an event gives way to a whole thought that comes after it, and a whole thought stays", () => {
  const scrap = tellOn(untoldStory, "the bus, and then the meeting, and all that", "tells", "none").story;
  expect(scrap.event?.isWholeThought).toBe(false);
  const whole = tellOn(scrap, "My boss laughed at me", "tells", "none").story;
  expect(whole.event?.words).toBe("My boss laughed at me");
  expect(tellOn(scrap, "My father laughed at me", "tells", "memory").story.event).toEqual(scrap.event);
  expect(tellOn(whole, "Then she left the room", "tells", "none").story.event).toEqual(whole.event);
});

test("only words of a loss make one, and good news stays good where it is wept over", () => {
  const shapeOf = (text: string, act = "mourns") => tellOn(untoldStory, text, act, "none").story.shape;
  expect(shapeOf("my mother died in March")).toBe("loss");
  expect(shapeOf("our old dog Bruno had to be put to sleep yesterday")).toBe("loss");
  expect(shapeOf("my daughter moved out on Sunday")).toBe("trouble");
  const told = tellOn(untoldStory, "My husband has dementia", "tells", "none").story;
  expect(tellOn(told, "grief, and tired", "tells", "emotion").story.shape).toBe("trouble");
  expect(shapeOf("I am full of grief today")).toBe("loss");
  const news = tellOn(untoldStory, "I got the place at the music school!!!", "mourns", "none").story;
  const felt = tellOn(news, "happy, and a bit proud", "tells", "emotion").story;
  expect(tellOn(felt, "my mum cried on the phone", "tells", "none").story.shape).toBe("joy");
});

test("what is noticed, or sits somewhere, is felt in the body without being asked for", () => {
  expect(readSensation("I notice hot face, and what I feel is lonely", false)?.place).toBe("face");
  expect(readSensation("it sits in my stomach, and I don't know what I feel", false)?.place).toBe("stomach");
});
