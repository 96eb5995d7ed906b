import { expect, test } from "vitest";
import { canBeHeard } from "./use-narration.ts";

const growing = { isAudible: true, status: "running" as const };

test("a growing narration is heard at once, except where the browser needs it whole", () => {
  expect((["streamed", "appended", "whole"] as const).map((way) => canBeHeard(growing, way))).toEqual([
    ...[true, true, false],
  ]);
  expect(canBeHeard({ ...growing, status: "ready" }, "whole")).toBe(true);
});
