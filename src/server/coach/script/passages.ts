import { z } from "zod";
import { type Passage, type Prose, readProse } from "#server/coach/prose/read-prose.ts";
import type { Picture } from "#server/coach/story/story.ts";

/** Of each picture of nature that may be asked for. */
const pictureConditions = [
  "picture-water",
  "picture-river",
  "picture-sea",
  "picture-forest",
  "picture-garden",
  "picture-mountain",
] as const satisfies readonly `picture-${Picture}`[];

/** When a passage is spoken, beside its place in the dramaturgy. */
export const conditions = [
  "free",
  "lying",
  "eyes-choice",
  "eyes-open",
  "breath",
  "no-breath",
  "memory-quoted",
  "memory-unquoted",
  "no-memory",
  "distant-memory",
  "near-memory",
  "pattern",
  "awake",
  "sleep",
  "work",
  "religious",
  ...pictureConditions,
] as const;

/** A condition by its name. */
export type Condition = (typeof conditions)[number];

/** A passage of a script. */
export interface ScriptPassage {
  /** `file/passage` for those of one shape, the bare name for those that several share. */
  name: string;
  /** The shortest length in which it is spoken, in minutes; 7 is the length nobody asked for. */
  from: number;
  /** Silence after it, in seconds; 0 where the next one follows at once. */
  pause: number;
  /** May be left out, for variety and to fit a length. */
  isOptional: boolean;
  /** Is left out only where there would be too many words without it: the person's own words take its time. */
  isSpare: boolean;
  when: Condition | undefined;
  /** It is here for the person's words: one of its texts with them is said wherever there is one. */
  isForOwn: boolean;
  texts: string[];
}

const settings = z.strictObject({
  from: z.enum(["3", "5", "7", "10", "15"]).transform(Number),
  pause: z.coerce.number().int().min(3).max(15).optional(),
  optional: z.enum(["yes", "last"]).optional(),
  own: z.literal("always").optional(),
  when: z.enum(conditions).optional(),
});

/** The shapes that have passages of their own, and the files they share. */
const shapes = [
  "trouble",
  "anger",
  "shame",
  "decision",
  "sleeplessness",
  "pain",
  "unknown",
  "loss",
  "joy",
] as const;
const shared = ["arriving", "feeling", "thinking", "coming", "closing", "prayer", "pictures", "any"] as const;

const proseOf = (file: string): Prose => readProse(new URL(`./texts/${file}.md`, import.meta.url));

function asPassage({ name, settings: read, texts }: Passage, prefix: string): ScriptPassage {
  const { from, pause = 0, optional, own, when } = settings.parse(read);
  return {
    name: `${prefix}${name}`,
    from,
    pause,
    isOptional: optional === "yes",
    isSpare: optional === "last",
    when,
    isForOwn: own === "always",
    texts,
  };
}

/** Every passage of every script, by name; read once, when the program starts. */
export const passages: ReadonlyMap<string, ScriptPassage> = new Map(
  [
    ...shared.flatMap((file) => proseOf(file).passages.map((passage) => asPassage(passage, ""))),
    ...shapes.flatMap((file) => proseOf(file).passages.map((passage) => asPassage(passage, `${file}/`))),
  ].map((passage) => [passage.name, passage]),
);
