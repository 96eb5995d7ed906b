import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { newVisitor } from "../e2e/support/walk.ts";
import { type Engine, finding, type Wanted } from "./engine.ts";

/** Engines differ in how long they take, and a busy machine doubles it. */
export const patienceMs = 120_000;
const lookEveryMs = 50;

/** A button, a field and the like, as they are looked for. */
export const a = (kind: Wanted["kind"], name: string | RegExp): Wanted => ({ kind, name });

/** Waits until an expression in the page is true; throws, with what was waited for, when it never is. */
export async function until(
  engine: Engine,
  expression: string,
  what: string,
  timeoutMs = patienceMs,
): Promise<void> {
  const end = performance.now() + timeoutMs;
  while ((await engine.ask(expression)) !== true) {
    if (performance.now() > end) throw new Error(`${engine.label}: waited in vain for ${what}`);
    await delay(lookEveryMs);
  }
}

/** Waits until something stands on the page. */
export async function see(engine: Engine, wanted: Wanted): Promise<void> {
  await until(engine, `${finding(wanted)} !== null`, `a ${wanted.kind} ${wanted.name}`);
}

/** Presses something as soon as it stands there and can be pressed. */
export async function press(engine: Engine, wanted: Wanted): Promise<void> {
  const canBePressed = `(${finding(wanted)}?.matches(":enabled, a, summary") ?? false)`;
  await until(engine, canBePressed, `a ${wanted.kind} ${wanted.name} to press`);
  await engine.press(wanted);
}

/** How many messages of a side stand in the thread. */
export async function countOf(engine: Engine, name: string): Promise<number> {
  const count = await engine.ask(`document.querySelectorAll('article[aria-label="${name}"]').length`);
  return z.number().parse(count);
}

/** Opens the product as somebody who was asked about cookies before. */
export async function visit(engine: Engine, url: string): Promise<void> {
  await engine.setWindow(1280, 800);
  await engine.open(`${url}/api/health`);
  const refused = { necessary: true, analytics: false, personalization: false, marketing: false };
  const kept = JSON.stringify(JSON.stringify(refused));
  await engine.ask(`localStorage.setItem("cookie-preferences", ${kept})`);
  await engine.open(url);
}

/** Signs up through the screen, until the chat shows. */
export async function signUp(engine: Engine, url: string): Promise<void> {
  const { fullName, email, password } = newVisitor();
  await visit(engine, url);
  await press(engine, a("button", "Sign up"));
  for (const [label, text] of [
    ["Full Name", fullName],
    ["Email", email],
    ["Password", password],
  ] as const) {
    await press(engine, a("field", label));
    await engine.type(text);
  }
  await press(engine, a("button", /disclaimer and terms/i));
  await press(engine, a("field", /I have read and understood the disclaimer/));
  await press(engine, a("field", /I agree to the terms and acknowledge/));
  await press(engine, a("button", "Accept & Continue"));
  await press(engine, a("button", "Sign Up"));
  await see(engine, a("field", "Your message"));
}

/** Signs up by the call the screen makes, and opens the chat. */
export async function arrive(engine: Engine, url: string): Promise<void> {
  await visit(engine, url);
  const body = JSON.stringify(JSON.stringify({ ...newVisitor(), agreed: true }));
  const asked = `{ method: "POST", headers: { "content-type": "application/json" }, body: ${body} }`;
  const status = await engine.ask(`fetch("/api/auth/sign-up", ${asked}).then(({ status }) => status)`);
  if (status !== 200) throw new Error(`${engine.label}: the sign-up was answered with ${status}`);
  await engine.open(url);
  await see(engine, a("field", "Your message"));
}

/** Says something and waits until it was answered to its end. */
export async function say(engine: Engine, text: string): Promise<void> {
  const replies = `document.querySelectorAll('article:not([aria-label="You"])').length`;
  const before = z.number().parse(await engine.ask(replies));
  await press(engine, a("field", "Your message"));
  await engine.type(text);
  await engine.key("Enter");
  await until(engine, `${replies} === ${before + 1}`, "an answer");
  await see(engine, a("button", "Send"));
}
