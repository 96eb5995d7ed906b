import { Socket } from "node:net";

type Written = (error?: Error | null) => void;

/**
 * A connection to PostgreSQL that sends what is asked in one step of ours at once, after the step: each statement would be
 * a write of its own, and to write is what many turns cost a process most. Where the connection is encrypted, the library
 * encrypts over it and writes by itself. docs/decisions/386 has the figures.
 */
export class StepSocket extends Socket {
  #isHeld = false;

  constructor() {
    super();
    // To connect puts Node's own `write` in the place of any other.
    this.once("connect", () => {
      this.write = this.#writeByStep;
    });
  }

  #writeByStep(bytes: Uint8Array | string, second?: BufferEncoding | Written, third?: Written): boolean {
    this.#holdUntilAfterStep();
    return typeof second === "function" ? super.write(bytes, second) : super.write(bytes, second, third);
  }

  #holdUntilAfterStep(): void {
    if (this.#isHeld) return;
    this.#isHeld = true;
    this.cork();
    process.nextTick(() => {
      this.#isHeld = false;
      this.uncork();
    });
  }
}
