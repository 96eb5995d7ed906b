/**
 * What a story is, for the one who makes something of it: its dramaturgy hangs on this and on nothing else. A loss is
 * somebody or something that does not come back; joy is good news or a good moment; `unknown` is a story that was not
 * told, or told in a way that was not understood.
 */
export const storyShapes = [
  "trouble",
  "loss",
  "joy",
  "decision",
  "sleeplessness",
  "pain",
  "anger",
  "shame",
  "unknown",
] as const;

/** One of the kinds of story. */
export type StoryShape = (typeof storyShapes)[number];

/** Something the person wrote, letter for letter and in their own first person; it is never turned round. */
export interface Piece {
  words: string;
  /**
   * A thought with subject and verb that is complete in itself and reads well between quotation marks. Anything else
   * may be known, and counted on, but is never quoted.
   */
  isWholeThought: boolean;
}

/** Something felt in the body. */
export interface SensationPiece extends Piece {
  /** The bare place as it is said after "your", lower case: "chest", "shoulders". Absent when none was named. */
  place?: string;
}

/** A feeling by the person's own word for it, lower case: "sad", "anger", "fed up". */
export interface FeelingPiece {
  words: string;
  /** The plain noun for it where there is one: "sadness", "anger". It can be said after "the". */
  noun?: string;
}

/** Something from earlier in their life; today's and this week's happenings are none. */
export interface MemoryPiece extends Piece {
  /** The time as they wrote it: "when I was nine", "last spring". */
  when: string;
  /** How far back it lies, as far as the words say; what is `months` ago is not spoken of as an old time. */
  distance: "childhood" | "years" | "months";
}

/** What the person wrote where the guide's hour asked for it, first of the sentences that can be said aloud. */
export interface Written extends Piece {
  /** The question of the hour that it answers. */
  asked: string;
}

/** A person, animal, place or thing of the story. */
export interface Named {
  /** A name as they write it ("Ana"), or the bare word that is said after "your" ("mother", "dog", "flat"). */
  word: string;
  /** `word` is a name and stands without "your". */
  isName: boolean;
  kind: "person" | "animal" | "place" | "thing";
}

/**
 * What the person told, understood and typed: the reading of the conversation fills it, and scripts are made from it
 * alone. A piece is here only when it is one; a refusal, a complaint, a question or chatter never is, and what the
 * person has mended since stands mended everywhere.
 */
export interface Story {
  shape: StoryShape;
  /** What happened or is going on. */
  event?: Piece;
  sensation?: SensationPiece;
  /** At most three, in their order; those the person took back are gone. */
  feelings: FeelingPiece[];
  memory?: MemoryPiece;
  /** What they see themselves do again and again, in their own words. */
  pattern?: Piece;
  /** What was written in the hour, oldest first. */
  written?: readonly Written[];
  /** Who or what is gone, in a loss. */
  lost?: Named;
  names: Named[];
}

/** A story of which nothing is known yet. */
export const untoldStory: Story = { shape: "unknown", feelings: [], names: [] };

/** Lengths a person can ask for, in minutes. */
export const meditationMinutes = [3, 5, 10, 15] as const;

/** One of the lengths a person can ask for, in minutes. */
export type MeditationMinutes = (typeof meditationMinutes)[number];

/** Pictures of nature that can be asked for. */
export const pictures = ["water", "river", "sea", "forest", "garden", "mountain"] as const;

/** A picture of nature by its word. */
export type Picture = (typeof pictures)[number];

/** How somebody wants their meditation or practice; what they have not spoken of is false, `none`, 0 or absent. */
export interface Wishes {
  /** Absent: 500-700 words, five to ten minutes with the silences. */
  minutes?: MeditationMinutes;
  /** What it is to be about, or a name that is to be in it, in their words for it. */
  about?: string;
  /** The breath is not spoken of. */
  noBreath: boolean;
  /** The breath is never held: said, or panic, asthma, pregnancy, heart or lungs were spoken of. */
  noHold: boolean;
  /** The picture of nature that is to be in it. */
  picture?: Picture;
  /** No pictures of sea, weather, woods, gardens or sky. */
  noNature: boolean;
  /** Nothing from earlier is touched, though there may be a memory. */
  noMemory: boolean;
  /** None of their sentences is quoted; places in the body and feelings are still named. */
  noQuotes: boolean;
  /** Nothing is asked about feelings. */
  noFeelings: boolean;
  /** No question is put that they did not choose. */
  noQuestions: boolean;
  /** The counts of a breath are spoken. */
  countAloud: boolean;
  eyesOpen: boolean;
  lyingDown: boolean;
  /** Standing, or where nobody can sit or lie: on a train, in a queue. */
  standing: boolean;
  /** No introduction and no explanation: a practice is its counts and steps alone. */
  bare: boolean;
  /** Words and phrases that are not to be said, lower case; at most a few. */
  unwanted: readonly string[];
  purpose: "sleep" | "work" | "none";
  tone: "religious" | "secular" | "none";
  /** How often another ending was asked for. */
  endingTake: number;
  /** How often other words were asked for. */
  wordingTake: number;
}

/** Nothing was wished for. */
export const noWishes: Wishes = {
  noBreath: false,
  noHold: false,
  noNature: false,
  noMemory: false,
  noQuotes: false,
  noFeelings: false,
  noQuestions: false,
  countAloud: false,
  eyesOpen: false,
  lyingDown: false,
  standing: false,
  bare: false,
  unwanted: [],
  purpose: "none",
  tone: "none",
  endingTake: 0,
  wordingTake: 0,
};
