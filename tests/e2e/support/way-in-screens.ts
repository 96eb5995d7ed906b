import type { Page } from "@playwright/test";
import { chatReady, heading, press, rewrite, type Screen } from "./screen.ts";
import { agreeToTerms } from "./walk.ts";

async function toSignUp(page: Page): Promise<void> {
  await press(page, "Sign up");
  await page.getByLabel("Full Name").waitFor();
}

async function tryOnce(page: Page, text: string): Promise<void> {
  await agreeToTerms(page);
  await page.getByLabel("What has been hard lately?").fill(text);
  await press(page, "Send");
  await page.getByRole("heading", { name: "The guide" }).waitFor();
}

/** What is seen before one is in: the forms, the terms, the cookies. */
export const wayInScreens: Screen[] = [
  { name: "sign-in", path: "/", ready: heading("Welcome Back") },
  { name: "sign-up", path: "/", ready: heading("Welcome Back"), prepare: toSignUp },
  {
    name: "sign-up-refused",
    path: "/",
    ready: heading("Welcome Back"),
    prepare: async (page) => {
      await toSignUp(page);
      await page.getByLabel("Full Name").fill("R");
      await page.getByLabel("Email").fill("river@");
      await page.getByLabel("Password", { exact: true }).fill("short");
      await page.getByLabel("Password", { exact: true }).blur();
    },
  },
  {
    name: "terms",
    path: "/",
    ready: heading("Welcome Back"),
    prepare: async (page) => {
      await toSignUp(page);
      await press(page, /disclaimer and terms/i);
      await page.getByRole("button", { name: "Accept & Continue" }).waitFor();
    },
  },
  {
    name: "disclaimer",
    who: "newcomer",
    path: "/",
    before: (page) =>
      rewrite(page, "account/session", (text) => text.replace('"agreed":true', '"agreed":false')),
    ready: (page) => page.getByRole("button", { name: "Accept & Continue" }),
  },
  { name: "forgot", path: "/", ready: heading("Welcome Back"), prepare: (page) => press(page, /Forgot/) },
  {
    name: "reset",
    path: "/reset-password#access_token=a&refresh_token=b",
    ready: heading("Set New Password"),
  },
  { name: "reactivate", who: "leaving", path: "/", ready: heading("Welcome Back") },
  {
    name: "try-terms",
    path: "/try",
    ready: (page) => page.getByRole("button", { name: "Accept & Continue" }),
  },
  { name: "try", path: "/try", ready: heading("Try it once"), prepare: agreeToTerms },
  {
    name: "try-answered",
    path: "/try",
    ready: heading("Try it once"),
    prepare: (page) => tryOnce(page, "My manager tore my report apart in front of everyone."),
  },
  {
    name: "try-care",
    path: "/try",
    ready: heading("Try it once"),
    prepare: (page) => tryOnce(page, "I want to kill myself tonight."),
  },
  {
    name: "cookies",
    path: "/",
    isFirstVisit: true,
    ready: (page) => page.getByRole("region", { name: "Cookies" }),
  },
  {
    name: "cookies-chat",
    who: "regular",
    chat: 0,
    path: "/",
    isFirstVisit: true,
    ready: (page) => page.getByRole("region", { name: "Cookies" }),
    prepare: (page) => chatReady(page).first().waitFor(),
  },
  {
    name: "cookie-settings",
    path: "/",
    isFirstVisit: true,
    ready: (page) => page.getByRole("region", { name: "Cookies" }),
    prepare: (page) => press(page, "Customize"),
  },
];
