import { expect, test } from "vitest";
import { canBeHeard } from "./narration-generation.ts";

const safari =
  "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15";
const chromeOnIphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) AppleWebKit CriOS/130.0 Mobile Safari/604.1";
const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36";
const growing = { isAudible: true, status: "running" as const };

test("a growing narration is heard at once, except where the browser wants ranges", () => {
  expect([chrome, safari, chromeOnIphone].map((agent) => canBeHeard(growing, agent))).toEqual([
    ...[true, false, false],
  ]);
  expect(canBeHeard({ ...growing, status: "ready" }, safari)).toBe(true);
});
