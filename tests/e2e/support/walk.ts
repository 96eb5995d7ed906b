import { expect, type Page } from "@playwright/test";

/** A person made for one journey; nobody else has their address. */
export interface Visitor {
  fullName: string;
  email: string;
  password: string;
}

/** A new visitor. */
export function newVisitor(): Visitor {
  return {
    fullName: "Demo Person",
    email: `person-${crypto.randomUUID()}@stillpoint.example`,
    password: "Quiet-water-7",
  };
}

/** Ticks what the disclaimer asks for, each box by its name, which waits until it is drawn, and goes on. */
export async function agreeToTerms(page: Page): Promise<void> {
  const accept = page.getByRole("button", { name: "Accept & Continue" });
  await expect(accept).toBeDisabled();
  await page.getByLabel("I have read and understood the disclaimer above").check();
  await page.getByLabel(/I agree to the terms and acknowledge/).check();
  await accept.click();
}

/** Signs up through the screen, reading and accepting the disclaimer on the way, until the chat shows. */
export async function signUp(page: Page, visitor: Visitor, address = "/"): Promise<void> {
  await page.goto(address);
  const welcome = page.getByRole("heading", { name: "Welcome Back" });
  const create = page.getByRole("heading", { name: "Create Account" });
  await expect(welcome.or(create)).toBeVisible();
  // The first of all on a machine is led there at once.
  if (await welcome.isVisible()) await page.getByRole("button", { name: "Sign up" }).click();
  await expect(create).toBeVisible();
  await page.getByLabel("Full Name").fill(visitor.fullName);
  await page.getByLabel("Email").fill(visitor.email);
  await page.getByLabel("Password", { exact: true }).fill(visitor.password);
  await page.getByRole("button", { name: /disclaimer and terms/i }).click();
  await agreeToTerms(page);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Meditative Process Generator" })).toBeVisible();
}

/**
 * Signs up by the call the screen makes, and opens the chat: for journeys to which the way in is only scenery. The
 * screen itself is walked by `signUp`.
 */
export async function arrive(page: Page, visitor: Visitor, address: string): Promise<void> {
  const url = new URL("/api/auth/sign-up", address).href;
  const answer = await page.request.post(url, {
    headers: { origin: new URL(address).origin },
    data: { ...visitor, agreed: true },
  });
  expect(answer.status()).toBe(200);
  await page.goto(address);
  await expect(page.getByRole("heading", { name: "Meditative Process Generator" })).toBeVisible();
}

/** Says something and waits until the coach has answered it. */
export async function say(page: Page, text: string): Promise<void> {
  // While it comes a practice is a reply of the coach's; once it is kept it is called what it is.
  const replies = page.getByRole("article", { name: /^(Coach|Practice|Meditation)$/ });
  const before = await replies.count();
  await page.getByLabel("Your message").fill(text);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("article", { name: "You" }).filter({ hasText: text }).last()).toBeVisible();
  await expect(replies).toHaveCount(before + 1);
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
}

/** Signs in through the screen, until the chat shows. */
export async function signIn(page: Page, { email, password }: Visitor, address = "/"): Promise<void> {
  await page.goto(address);
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In" }).click();
  await expect(page.getByRole("heading", { name: "Meditative Process Generator" })).toBeVisible();
}

/** Opens the sidebar where it is behind a toggle. */
export async function showSidebar(page: Page): Promise<void> {
  await expect(page.getByRole("heading", { name: "Meditative Process Generator" })).toBeVisible();
  const toggle = page.getByRole("button", { name: "Open menu" });
  if (await toggle.isVisible()) await toggle.click();
}

/** Opens a chat of the history by its title. */
export async function openChat(page: Page, title: string): Promise<void> {
  await showSidebar(page);
  await page.getByRole("button", { name: title }).click();
}

/** Deletes a chat of the history by its title. */
export async function deleteChat(page: Page, title: string): Promise<void> {
  await showSidebar(page);
  const entry = page.getByRole("listitem").filter({ hasText: title });
  await entry.hover();
  await entry.getByRole("button", { name: "Delete chat" }).click();
  await page.getByRole("dialog", { name: /sure/ }).getByRole("button", { name: "Delete" }).click();
}

/** Signs out through the screen, until the sign-in screen shows. */
export async function signOut(page: Page): Promise<void> {
  await showSidebar(page);
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
}

/** Waits until the narration that is heard is kept, and pauses it: what there is to say of it is said only then. */
export async function untilNarrated(page: Page, timeout: number): Promise<void> {
  const player = page.getByRole("region", { name: "Narration" });
  const said = page.getByText(/^Voice (\+ Music )?saved to playlist$/);
  await expect(async () => {
    // What is still being made has no place to go to; a short one may have been heard to its end meanwhile.
    if (await player.getByLabel("Position").isEnabled())
      await player.getByRole("button", { name: "Pause narration" }).click({ timeout: 2000 });
    await expect(said).toBeVisible({ timeout: 1000 });
  }).toPass({ timeout });
}
