import { readFileSync } from "node:fs";
import { z } from "zod";
import { type Passage, type Prose, parseProse } from "#server/coach/prose/read-prose.ts";
import { type HelpKind, helpKinds } from "#shared/care/country-help.ts";
import { families as signFamilies } from "./words/families.ts";

/**
 * The dangers that the policy tells apart; each is a file of `policy/` by this name. `unnamed` is one of which nothing
 * says yet which it is.
 */
export const dangers = [
  "wish-to-die",
  "plan-or-means",
  "taken-or-hurt",
  "medical-emergency",
  "someone-else",
  "child-harmed",
  "partner-violence",
  "voices",
  "harm-to-others",
  "self-harm",
  "eating",
  "unnamed",
] as const;

/** One of the dangers that the policy tells apart. */
export type Danger = (typeof dangers)[number];

/** What an answer, or a statement that nobody asked for, can mean. Each has a passage `on …` that is said to it. */
export const meanings = [
  "doing",
  "danger",
  "denial",
  "help",
  "no-help",
  "company",
  "alone",
  "reach",
  "no-reach",
  "reached",
  "near",
  "away",
  "far",
  "not-now",
  "safe",
  "unsafe",
  "wound",
  "no-wound",
  "ending",
  "faint",
  "easier",
  "told",
] as const;

/** What an answer can mean. */
export type Meaning = (typeof meanings)[number];

/** What may stand in a rule of closing besides a meaning: a denial said twice, time that passed, a misreading put right. */
const closers = [...meanings, "twice-denied", "time", "correction"] as const;

/** A condition of closing. */
export type Closer = (typeof closers)[number];

/** What rests while a danger stands. */
export const lockable = ["script", "narration", "music", "video"] as const;

/** What may rest while a danger stands. */
export type Lockable = (typeof lockable)[number];

const practices = ["senses", "feet", "cold"] as const;

/** A short practice that may stay open while a danger stands. */
export type PracticeName = (typeof practices)[number];

/** A question of the policy: what its answers mean and which one may follow. */
export interface PolicyQuestion {
  name: string;
  yes: Meaning;
  no: Meaning;
  /** What is asked after an answer that settles nothing; nothing where no question follows. */
  next: string | undefined;
  /** The signs after which it is the first question, by their families; empty for the usual one. */
  when: readonly string[];
  /** How often it may be asked at most, each time in other words. */
  times: number;
  texts: readonly string[];
}

/** What the policy says about one danger. */
export interface Policy {
  danger: Danger;
  title: string;
  /** One sentence for the reader of docs/care.md. */
  about: string;
  /** Of two dangers the one of higher rank is answered. */
  rank: number;
  /** The lines that are shown, in this order; one that a country lacks is left out. */
  lines: readonly HelpKind[];
  /** `first` puts the emergency number before everything else, `police` names the police's where it is another one. */
  emergency: "first" | "after" | "police";
  locks: readonly Lockable[];
  /** Short practices that stay open, by the passages `practice …`; everything longer rests. */
  practices: readonly PracticeName[];
  /** Ways to close: any of them does, and each asks for all of its conditions. */
  closes: readonly (readonly Closer[])[];
  /** Further ways where no word stood for it and the classifier alone heard it: nobody takes back what they never wrote. */
  closesSensed: readonly (readonly Closer[])[];
  /** Hours without a new sign after which it is over by itself. */
  quietHours: number;
  /** Somebody may look over the person's shoulder. */
  isWatched: boolean;
  /** While nothing is asked care replies until one of these was heard; where there are none, the ordinary coach does. */
  careUntil: readonly Meaning[];
  /** The first is asked first. */
  questions: readonly PolicyQuestion[];
  texts: ReadonlyMap<string, readonly string[]>;
}

const families = Object.keys(signFamilies);

const words = <const Name extends string>(names: readonly Name[]) =>
  z
    .string()
    .transform((text) => (text === "none" ? [] : text.split(" ")))
    .pipe(z.array(z.enum(names)));

const ways = z
  .string()
  .transform((text) => text.split(", ").map((way) => way.split(" ")))
  .pipe(z.array(z.array(z.enum(closers)).min(1)).min(1));
const wholeSettings = z.strictObject({
  about: z.string().min(1),
  rank: z.coerce.number().int().nonnegative(),
  lines: words(helpKinds),
  emergency: z.enum(["first", "after", "police"]),
  locks: words(lockable),
  practices: words(practices),
  closes: ways,
  "closes-sensed": ways.default([]),
  "quiet-hours": z.coerce.number().int().positive(),
  meanwhile: z
    .string()
    .regex(/^(?:coach|care until .+)$/)
    .transform((text) => (text === "coach" ? [] : text.slice("care until ".length).split(" ")))
    .pipe(z.array(z.enum(meanings))),
  watched: z.enum(["yes", "no"]).transform((word) => word === "yes"),
});
const questionSettings = z.strictObject({
  when: z
    .string()
    .transform((text) => text.split(" "))
    .pipe(z.array(z.enum([...families, "done", "other-child"])))
    .default([]),
  yes: z.enum(meanings),
  no: z.enum(meanings),
  next: z.string().optional(),
  times: z.coerce.number().int().min(1).max(2).default(2),
});
const noSettings = z.strictObject({});

/** What every danger has to say itself; everything else may be said by `any-kind.md`. */
const needed = ["first", "gently", "step", "what-to-do", "staying", "check-in"];

/** Reads one danger's policy from its text; throws with file and line where something is wrong. */
export function readPolicy(
  danger: Danger,
  text: string,
  shared: ReadonlyMap<string, readonly string[]>,
): Policy {
  const file = `${danger}.md`;
  const prose = parseProse(text, file);
  const whole = checked(wholeSettings, prose.settings, { file, text, heading: "# " });
  const questions = prose.passages.filter(isQuestion).map((passage) => asQuestion(passage, file, text));
  const policy: Policy = {
    danger,
    title: prose.title,
    about: whole.about,
    rank: whole.rank,
    lines: whole.lines,
    emergency: whole.emergency,
    locks: whole.locks,
    practices: whole.practices,
    closes: whole.closes,
    closesSensed: whole["closes-sensed"],
    quietHours: whole["quiet-hours"],
    isWatched: whole.watched,
    careUntil: whole.meanwhile,
    questions,
    texts: textsOf(prose, file, text),
  };
  const fail = (heading: string, what: string): never => {
    throw new Error(`${file}:${lineOf(text, heading)}: ${what}`);
  };
  for (const name of needed) if (!policy.texts.has(name)) fail("# ", `the passage ${name} is missing`);
  for (const practice of policy.practices)
    if (!policy.texts.has(`practice ${practice}`) && !shared.has(`practice ${practice}`))
      fail("practices: ", `there is no passage "practice ${practice}"`);
  for (const { name, yes, no, next, times, texts } of questions) {
    const heading = `## ask ${name}`;
    if (next !== undefined && questions.every((other) => other.name !== next))
      fail(heading, `no question is called ${next}`);
    if (texts.length < times) fail(heading, `asked up to ${times} times, it needs as many wordings`);
    for (const meaning of [yes, no])
      if (!policy.texts.has(`on ${meaning}`) && !shared.has(`on ${meaning}`))
        fail(heading, `nothing is said on ${meaning}: write a passage "on ${meaning}"`);
  }
  return policy;
}

const isQuestion = ({ name }: Passage): boolean => name.startsWith("ask ");

function asQuestion(passage: Passage, file: string, text: string): PolicyQuestion {
  const { when, yes, no, next, times } = checked(questionSettings, passage.settings, {
    file,
    text,
    heading: `## ${passage.name}`,
  });
  return { name: passage.name.slice("ask ".length), when, yes, no, next, times, texts: passage.texts };
}

/** The passages that are no questions, by name. */
function textsOf({ passages }: Prose, file: string, text: string): Map<string, readonly string[]> {
  return new Map(
    passages
      .filter((passage) => !isQuestion(passage))
      .map(({ name, settings, texts }) => {
        checked(noSettings, settings, { file, text, heading: `## ${name}` });
        return [name, texts];
      }),
  );
}

/** A setting read by its shape; an error names the file and the line of the setting, or of its heading. */
function checked<Shape extends z.ZodType>(
  shape: Shape,
  settings: Record<string, string>,
  { file, text, heading }: { file: string; text: string; heading: string },
): z.output<Shape> {
  const result = shape.safeParse(settings);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const key = String(issue?.path[0] ?? "");
  const line = key in settings ? lineOf(text, `${key}: `, lineOf(text, heading)) : lineOf(text, heading);
  throw new Error(`${file}:${line}: ${key ? `${key}: ` : ""}${issue?.message ?? "cannot be read"}`);
}

/** The number of the first line that begins so, from a line on. */
function lineOf(text: string, start: string, from = 1): number {
  const at = text.split("\n").findIndex((line, index) => index + 1 >= from && line.startsWith(start));
  return at < 0 ? from : at + 1;
}

const read = (name: string): string => readFileSync(new URL(`./policy/${name}.md`, import.meta.url), "utf8");
const proseOf = (name: string): Prose => parseProse(read(name), `${name}.md`);

const anyKind = proseOf("any-kind");

/** What is said whatever was heard. */
export const sharedTexts = new Map<string, readonly string[]>(
  anyKind.passages.map(({ name, texts }) => [name, texts]),
);

/** The question of a later visit, which every danger shares. */
const laterQuestion = anyKind.passages
  .filter(isQuestion)
  .map((passage) => asQuestion(passage, "any-kind.md", read("any-kind")));

/** A question that people ask back, with its true answer. */
export interface AskedBack {
  /** Its sign in answers.txt, where it has one. */
  name: string;
  /** Ways in which it is asked. */
  asked: readonly string[];
  /** The dangers in which it means this; everywhere where nothing is said. */
  of: readonly Danger[];
  texts: readonly string[];
}

const askedBackSettings = z.strictObject({
  asked: z
    .string()
    .transform((text) => text.split("; "))
    .default([]),
  of: z
    .string()
    .transform((text) => text.split(" "))
    .pipe(z.array(z.enum(dangers)))
    .default([]),
});

/** What people ask back, by name. */
export const askedBack: ReadonlyMap<string, AskedBack> = new Map(
  proseOf("questions-back").passages.map(({ name, settings, texts }) => {
    const text = read("questions-back");
    const { asked, of } = checked(askedBackSettings, settings, {
      file: "questions-back.md",
      text,
      heading: `## ${name}`,
    });
    return [name, { name, asked, of, texts }];
  }),
);

/** One line of care by language, where danger is known from a list of phrases only. */
export const linesElsewhere = new Map<string, readonly string[]>(
  proseOf("elsewhere").passages.map(({ name, texts }) => [name, texts]),
);

const policies = new Map(dangers.map((danger) => [danger, readPolicy(danger, read(danger), sharedTexts)]));

/** The policy of a danger. */
export function policyOf(danger: Danger): Policy {
  const policy = policies.get(danger);
  if (!policy) throw new Error(`no policy for ${danger}`);
  return policy;
}

/** A question of a danger by its name, or the one of a later visit. */
export const questionOf = ({ questions }: Policy, name: string | null): PolicyQuestion | undefined =>
  [...questions, ...laterQuestion].find((question) => question.name === name);

/** What is said at a passage: a danger's own texts, or those that every danger shares. */
export const textsAt = ({ texts }: Policy, name: string): readonly string[] =>
  texts.get(name) ?? sharedTexts.get(name) ?? [];
