import { expect, test } from "vitest";
import { withSection } from "./figures-page.ts";

test("a section takes the place of its older self and leaves the others as they were", () => {
  const page = withSection(withSection("", "video", "old"), "main job", "first\n\nsecond");
  const renewed = withSection(page, "video", "new");
  expect(renewed).toContain("## main job\n\nfirst\n\nsecond\n\n## video\n\nnew\n");
  expect(renewed).not.toContain("old");
  expect(renewed.match(/^# Figures/gm)).toHaveLength(1);
});
