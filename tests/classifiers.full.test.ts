import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { weightsFileOf } from "#scripts/classifiers/card.ts";
import { classifiers } from "#scripts/classifiers/classifiers.ts";

const mostMinutes = 10;

test.each(classifiers)(
  "the committed weights of the classifier of $name are byte for byte what the trainer makes of the committed lines",
  ({ name, train }) => {
    expect(train() === readFileSync(weightsFileOf(name), "utf8")).toBe(true);
  },
  mostMinutes * 60_000,
);
