import type { TurnEvent } from "#shared/chat/turn.ts";
import { type EndedTurn, eventsOfEnd } from "./ended-turn.ts";

/** The events of a turn that has ended, made from what was saved and numbered after the last one a listener saw. */
export async function* replayEnded(ended: EndedTurn, after: number): AsyncGenerator<TurnEvent, void, void> {
  const events = [...eventsOfEnd(ended), { type: "done" as const }];
  for (const [index, event] of events.entries()) yield { ...event, at: after + 1 + index };
}
