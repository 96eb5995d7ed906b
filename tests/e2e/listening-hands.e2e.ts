import { expect } from "@playwright/test";
import { complaintsOf } from "./support/complaints.ts";
import { test } from "./support/journey.ts";
import { keepBodyScan } from "./support/kept-recording.ts";
import { enter, tabTo, typeInto } from "./support/keyboard.ts";
import { expectSilence, hear, voicePlace } from "./support/listen.ts";

test("by keyboard alone a recording is heard, sought in, slowed, left to a timer, starred, named, deleted and brought back", {
  tag: "@full",
}, async ({ page, baseURL }) => {
  test.setTimeout(900_000);
  const complaints = complaintsOf(page);
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  const isSounding = () => expect.poll(async () => (await hear(page, 2)).voice).toBeGreaterThan(0.01);
  await keepBodyScan(page, baseURL ?? "");

  await enter(page, button("Play"));
  await isSounding();
  await enter(page, button("Open player"));
  const player = page.getByRole("dialog", { name: "Player" });
  // What is pressed most is where one stands.
  await expect(player.getByRole("button", { name: "Pause sound" })).toBeFocused();
  await page.keyboard.press("Space");
  await expectSilence(page);
  await page.keyboard.press("Space");
  await isSounding();

  await tabTo(page, player.getByRole("slider", { name: "Position in the recording" }));
  const before = await voicePlace(page);
  for (let second = 0; second < 30; second++) await page.keyboard.press("ArrowRight");
  await expect.poll(() => voicePlace(page)).toBeGreaterThan(before + 28);
  const place = await voicePlace(page);
  await enter(page, player.getByRole("button", { name: "Back 15 seconds" }));
  await expect.poll(() => voicePlace(page)).toBeLessThan(place - 5);

  const speed = player.getByRole("combobox", { name: "Speed" });
  await tabTo(page, speed);
  await page.keyboard.press("ArrowUp");
  await expect(speed).toHaveValue("0.9 ×");
  const timer = player.getByRole("combobox", { name: "Sleep timer" });
  await tabTo(page, timer);
  await page.keyboard.press("ArrowDown");
  await expect(timer).toHaveValue("5 minutes");
  await isSounding();
  await page.keyboard.press("Escape");
  await expect(player).toHaveCount(0);
  await expect(button("Open player")).toBeFocused();
  await enter(page, button("Stop sound"));
  await expectSilence(page);

  const star = button("Favourite");
  await enter(page, star);
  await expect(star).toHaveAttribute("aria-pressed", "true");
  await expect(star).toBeFocused();

  await enter(page, button("Read"));
  await enter(page, page.getByRole("dialog", { name: "Body scan" }).getByRole("button", { name: "Rename" }));
  await typeInto(page, page.getByRole("textbox", { name: "Name" }), "For the train");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "For the train" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button("Read")).toBeFocused();

  const entry = page.getByRole("heading", { name: "For the train" });
  await enter(page, button("Delete"));
  await enter(page, page.getByRole("dialog").getByRole("button", { name: "Delete" }));
  await expect(page.getByText("No meditations yet.")).toBeVisible();
  await enter(page, button("Undo"));
  await expect(entry).toBeVisible();
  expect(complaints).toEqual([]);
});
