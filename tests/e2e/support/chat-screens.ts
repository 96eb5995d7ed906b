import { isPhone } from "./look.ts";
import { chatReady, press, type Screen, welcome } from "./screen.ts";
import { showSidebar } from "./walk.ts";

/** The main screen, and what lies over it. */
export const chatScreens: Screen[] = [
  { name: "welcome", who: "newcomer", path: "/", ready: welcome },
  {
    name: "menu-empty",
    who: "newcomer",
    path: "/",
    ready: welcome,
    prepare: (page) => showSidebar(page),
    isShown: isPhone,
  },
  {
    name: "drawer-empty",
    who: "newcomer",
    path: "/",
    ready: welcome,
    prepare: (page) => press(page, "Playlist"),
    isShown: isPhone,
  },
  {
    name: "meditation",
    who: "regular",
    chat: 0,
    path: "/",
    ready: chatReady,
    prepare: async (page) => {
      await page.getByRole("heading", { name: "Suggested follow-up" }).waitFor();
      await page
        .getByRole("region", { name: "Conversation" })
        .evaluate((region) => region.scrollTo(0, region.scrollHeight));
    },
  },
  {
    name: "chat-start",
    who: "regular",
    chat: 0,
    path: "/",
    ready: chatReady,
    prepare: async (page) => {
      const region = page.getByRole("region", { name: "Conversation" });
      await region.evaluate((element) => element.scrollTo(0, 0));
      await page.getByText("I could not say a word").last().waitFor();
    },
  },
  { name: "heart", who: "regular", chat: 1, path: "/", ready: (page) => page.getByRole("figure") },
  {
    name: "heart-start",
    who: "regular",
    chat: 1,
    path: "/",
    ready: (page) => page.getByRole("figure"),
    prepare: (page) =>
      page.getByRole("region", { name: "Conversation" }).evaluate((element) => element.scrollTo(0, 260)),
  },
  { name: "care", who: "regular", chat: 2, path: "/", ready: chatReady },
  {
    name: "writing",
    who: "regular",
    chat: 3,
    path: "/",
    ready: chatReady,
    prepare: (page) =>
      page
        .getByLabel("Your message")
        .fill(
          "It is in my chest mostly, and my jaw.\nI keep going over what I should have said to him.\nThen I lie awake.",
        ),
  },
  {
    name: "menu",
    who: "regular",
    chat: 0,
    path: "/",
    ready: chatReady,
    prepare: (page) => showSidebar(page),
    isShown: isPhone,
  },
  {
    name: "drawer",
    who: "regular",
    chat: 0,
    path: "/",
    ready: chatReady,
    prepare: (page) => press(page, "Playlist"),
    isShown: isPhone,
  },
  {
    name: "delete-chat",
    who: "regular",
    chat: 0,
    path: "/",
    ready: chatReady,
    prepare: async (page) => {
      await showSidebar(page);
      await page.getByTitle("Delete chat").first().click({ force: true });
    },
  },
  {
    name: "toast",
    who: "regular",
    chat: 0,
    path: "/",
    ready: chatReady,
    prepare: async (page) => {
      await press(page, /HRV/);
      await page.getByText("HRV Analysis enabled").waitFor();
    },
  },
];
