import { z } from "zod";

/** Numbers in [0, 1), the same row for the same seed. */
export type Random = () => number;

/** What of JSON Schema the product's document uses. */
const schemaShape = z.looseObject({
  $ref: z.string().optional(),
  type: z.union([z.string(), z.array(z.string())]).optional(),
  format: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  anyOf: z.array(z.unknown()).optional(),
  oneOf: z.array(z.unknown()).optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
  items: z.unknown().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
});

const mostParts = 6;
const deepest = 6;

/** One of several, each as likely. */
export function oneOf<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[Math.floor(random() * values.length)] ?? values[0];
}

const texts = [
  "My boss shouted at me",
  "UTC",
  "Aria",
  "",
  " ",
  "\u0000",
  "null",
  "-1",
  "1e309",
  "\uD800",
  "\u202E\u2063\u{E0041}",
  "Ꮪ𝔞𝔡 😶‍🌫️",
  "'; drop table users; --",
  ["..", "..", "..", "etc", "passwd"].join("/"),
  "{{7*7}}<script>alert(1)</script>",
  "__proto__",
  "a@b.example",
  "%00%E0%A4%A",
  "2026-13-45T99:99:99Z",
] as const satisfies readonly [string, ...string[]];

const repeated = [" ", "\n", "A", "(", "*", "<", "=", ",", "\t", "\u0301"] as const;

/** A text: a usual one, one that means something to some parser, or one character many times. */
export function randomText(random: Random): string {
  if (random() < 0.8) return oneOf(random, texts);
  return oneOf(random, repeated).repeat(Math.floor(10 ** (1 + random() * 4)));
}

/** A value of no particular kind. */
export function randomJson(random: Random, depth = 0): unknown {
  const kind = random();
  if (kind < 0.35 || depth > 3) return randomText(random);
  if (kind < 0.5) return oneOf(random, [0, -1, 1.5, 2 ** 53, -(2 ** 31), 1e308]);
  if (kind < 0.65) return oneOf<unknown>(random, [true, false, null]);
  const parts = Array.from({ length: Math.floor(random() * 4) }, () => randomJson(random, depth + 1));
  if (kind < 0.8) return parts;
  return Object.fromEntries(parts.map((part) => [oneOf(random, texts), part]));
}

/** Makes values of schemas: right ones, and now and then a wrong one in their place, however deep. */
export interface ValueMaker {
  /** `wrong` is the share of places that get what does not belong there. */
  valueOf(schema: unknown, wrong: number): unknown;
  /** The same of a field, whose name says more than its schema. */
  fieldOf(name: string, schema: unknown, wrong: number): unknown;
}

/** Makes values by the document's schemas; ids are drawn from `ids`, so that some of them name something. */
export function createValueMaker(
  random: Random,
  named: Readonly<Record<string, unknown>>,
  ids: () => string,
): ValueMaker {
  const textOf = (format: string | undefined, pattern: unknown) => {
    if (format === "uuid") return ids();
    if (format === "email") return `${Math.floor(random() * 1e9)}@example.test`;
    if (format === "date-time") return new Date(random() * 4e12).toISOString();
    return typeof pattern === "string" ? oneOf(random, texts) : randomText(random);
  };
  const make = (given: unknown, wrong: number, depth: number): unknown => {
    if (random() < wrong) return randomJson(random);
    const schema = schemaShape.safeParse(given).data;
    if (!schema || depth > deepest) return null;
    if (schema.$ref) return make(named[schema.$ref.split("/").at(-1) ?? ""], wrong, depth + 1);
    if (schema.const !== undefined) return schema.const;
    const [first, ...rest] = schema.enum ?? [];
    if (first !== undefined) return oneOf(random, [first, ...rest]);
    const [branch, ...branches] = schema.anyOf ?? schema.oneOf ?? [];
    if (branch) return make(oneOf(random, [branch, ...branches]), wrong, depth + 1);
    switch (Array.isArray(schema.type) ? schema.type[0] : schema.type) {
      case "object":
        return objectOf(schema, wrong, depth);
      case "array":
        return Array.from({ length: Math.floor(random() * mostParts) }, () =>
          make(schema.items, wrong, depth + 1),
        );
      case "boolean":
        return random() < 0.5;
      case "integer":
      case "number": {
        const [low, high] = [schema.minimum ?? 0, Math.min(schema.maximum ?? 1000, 1e6)];
        return Math.floor(low + random() * (high - low));
      }
      case "string":
        return textOf(schema.format, schema.pattern);
      default:
        return null;
    }
  };
  // What a schema says too little of is right half of the time, or nothing behind it would ever be reached.
  const field = (name: string, schema: unknown, wrong: number, depth: number) => {
    if (name.endsWith("Id") && random() < 0.5) return ids();
    if (name === "timeZone" && random() < 0.8) return oneOf(random, ["UTC", "Europe/Lisbon"]);
    return make(schema, wrong, depth);
  };
  const objectOf = (schema: z.infer<typeof schemaShape>, wrong: number, depth: number) => {
    const kept = Object.entries(schema.properties ?? {}).filter(
      ([name]) => random() >= wrong / 2 && (schema.required?.includes(name) || random() < 0.7),
    );
    return Object.fromEntries(kept.map(([name, each]) => [name, field(name, each, wrong, depth + 1)]));
  };
  return {
    valueOf: (schema, wrong) => make(schema, wrong, 0),
    fieldOf: (name, schema, wrong) => field(name, schema, wrong, 0),
  };
}
