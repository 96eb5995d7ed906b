import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { weightsFileOf } from "#scripts/readers/card.ts";
import { readers } from "#scripts/readers/readers.ts";

const mostMinutes = 10;

/** The weights of care were made before its newest lines: it has a card once it is taught with them. */
const carded = readers.filter(({ name }) => name !== "care");

test.each(carded)(
  "the committed weights of the reader of $name are byte for byte what the trainer makes of the committed lines",
  ({ name, teach }) => {
    expect(teach() === readFileSync(weightsFileOf(name), "utf8")).toBe(true);
  },
  mostMinutes * 60_000,
);
