import { type TurnEvent, turnEvent } from "#shared/chat/turn.ts";
import type { EventLog } from "./event-log.ts";

const encoder = new TextEncoder();

/** The events of a turn as they travel between processes: one to a line. */
export function asLines(log: EventLog): (signal: AbortSignal) => AsyncGenerator<Uint8Array, void, void> {
  return async function* (signal) {
    for await (const event of log.listen(-1, signal)) yield encoder.encode(`${JSON.stringify(event)}\n`);
  };
}

/** The lines of what arrives in pieces cut anywhere; nothing is passed on as nothing. */
export async function* eachLine(
  parts: AsyncIterable<Uint8Array | undefined>,
): AsyncGenerator<string | undefined, void, void> {
  const decoder = new TextDecoder();
  let rest = "";
  for await (const part of parts) {
    if (!part) {
      yield undefined;
      continue;
    }
    const lines = (rest + decoder.decode(part, { stream: true })).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

/** An event of another process; nothing for one that a process of another release tells and this one does not know. */
export function readEvent(line: string): TurnEvent | undefined {
  return turnEvent.safeParse(JSON.parse(line)).data;
}

/** Whether an event tells how a turn ended. */
export function isEnd({ type }: TurnEvent): boolean {
  return type === "saved" || type === "failed" || type === "stopped";
}
