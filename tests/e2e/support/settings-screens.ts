import type { Page } from "@playwright/test";
import { chatReady, press, type Screen, welcome } from "./screen.ts";
import { showSidebar } from "./walk.ts";

async function openSettings(page: Page): Promise<void> {
  await showSidebar(page);
  await page.getByRole("button", { name: "Settings", exact: true }).click();
  await page.getByRole("dialog", { name: "Settings" }).getByText("Built-in guide").first().waitFor();
}

const atSetting = (name: string) => async (page: Page) => {
  await openSettings(page);
  await page
    .getByRole("dialog", { name: "Settings" })
    .getByText(name, { exact: true })
    .first()
    .evaluate((element) => element.scrollIntoView({ block: "start" }));
};

/** The parts of Settings. */
export const settingsScreens: Screen[] = [
  { name: "settings", who: "regular", chat: 0, path: "/", ready: chatReady, prepare: openSettings },
  { name: "settings-sound", who: "regular", path: "/", ready: welcome, prepare: atSetting("Audio Controls") },
  { name: "settings-account", who: "regular", path: "/", ready: welcome, prepare: atSetting("Account") },
  {
    name: "settings-legal",
    who: "regular",
    path: "/",
    ready: welcome,
    prepare: atSetting("Privacy & Legal"),
  },
  {
    name: "settings-token",
    who: "regular",
    path: "/",
    ready: welcome,
    prepare: async (page) => {
      await atSetting("Account")(page);
      await press(page, "New token");
    },
  },
  {
    name: "close-account",
    who: "regular",
    path: "/",
    ready: welcome,
    prepare: async (page) => {
      await atSetting("Account")(page);
      await press(page, /Delete account/i);
    },
  },
];
