import { expect } from "vitest";
import type { Engine } from "./engine.ts";
import { patienceMs } from "./walk.ts";

/** Waits until an expression in the page is what it should be, above all a number that is large enough. */
export function expectOf(engine: Engine, expression: string, timeout = patienceMs) {
  return expect.poll(() => engine.ask(expression), { timeout, message: `${engine.label}: ${expression}` });
}
