import { type Named, type Piece, type Story, untoldStory } from "#server/coach/story/story.ts";

const whole = (words: string): Piece => ({ words, isWholeThought: true });
const part = (words: string): Piece => ({ words, isWholeThought: false });
const named = (word: string, kind: Named["kind"], isName = false): Named => ({ word, isName, kind });

/** One made-up story of each shape and of the kinds of loss, with more and with less told; for reading and for tests. */
export const storySamples: Record<string, Story> = {
  trouble: {
    shape: "trouble",
    event: whole("I had a row with my manager this morning"),
    sensation: { ...part("a knot in my stomach"), place: "stomach" },
    feelings: [{ words: "anxious", noun: "anxiety" }],
    memory: {
      ...whole("My dad used to go silent for days when I was nine"),
      when: "when I was nine",
      distance: "childhood",
    },
    pattern: whole("I always try to fix things first"),
    names: [],
  },
  "trouble, little told": {
    shape: "trouble",
    event: part("the rent"),
    sensation: { ...part("tight"), place: "shoulders" },
    feelings: [{ words: "fed up" }],
    names: [],
  },
  "trouble with a recent memory": {
    shape: "trouble",
    event: whole("The school called about my son again"),
    feelings: [{ words: "worry", noun: "worry" }],
    memory: {
      ...whole("It was the same in spring when he changed classes"),
      when: "in spring",
      distance: "months",
    },
    names: [],
  },
  "loss of a person": {
    shape: "loss",
    event: whole("My husband died in March"),
    sensation: { ...part("cold hands"), place: "hands" },
    feelings: [{ words: "empty", noun: "emptiness" }],
    lost: named("husband", "person"),
    names: [],
  },
  "loss of an animal by name": {
    shape: "loss",
    event: whole("We had to have Biscuit put to sleep"),
    feelings: [{ words: "sad", noun: "sadness" }],
    lost: named("Biscuit", "animal", true),
    names: [],
  },
  "loss of a thing": {
    shape: "loss",
    event: whole("They closed the workshop after thirty years"),
    feelings: [{ words: "lost" }],
    lost: named("workshop", "thing"),
    names: [],
  },
  "loss, unnamed": { shape: "loss", feelings: [], names: [] },
  joy: {
    shape: "joy",
    event: whole("I got a place at the school"),
    sensation: { ...whole("My chest is wide open"), place: "chest" },
    feelings: [{ words: "happy", noun: "happiness" }],
    names: [],
  },
  decision: {
    shape: "decision",
    event: whole("I can't decide whether to move to Porto"),
    sensation: { ...part("a pull in my neck"), place: "neck" },
    feelings: [{ words: "torn" }],
    pattern: whole("I ask everyone else first"),
    names: [named("Porto", "place", true)],
  },
  sleeplessness: {
    shape: "sleeplessness",
    event: whole("I lie awake until four every night"),
    feelings: [{ words: "worried", noun: "worry" }],
    names: [],
  },
  pain: {
    shape: "pain",
    event: whole("My back has been hurting for weeks"),
    sensation: { ...whole("My back hurts"), place: "back" },
    feelings: [{ words: "tired", noun: "tiredness" }],
    names: [],
  },
  anger: {
    shape: "anger",
    event: whole("My manager put his name on my report"),
    sensation: { ...part("jaw like a vice"), place: "jaw" },
    feelings: [{ words: "furious", noun: "fury" }],
    memory: {
      ...part("my brother and the bicycle"),
      when: "years ago",
      distance: "years",
    },
    names: [],
  },
  shame: {
    shape: "shame",
    event: whole("I cried in front of the whole team"),
    sensation: { ...part("hot face"), place: "face" },
    feelings: [{ words: "ashamed", noun: "shame" }],
    names: [],
  },
  untold: untoldStory,
};
