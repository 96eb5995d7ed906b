import type { Talk } from "#server/coach/arc/read-talk.ts";
import type { Found } from "./answers/found.ts";
import { asksForScript } from "./asks-for-script.ts";
import { moveFor } from "./moves.ts";

/** How a reply was decided: by what the message was read, and with which answer; and by how much, where that is a score. */
export interface Route {
  name: string;
  score: number | undefined;
}

/** The route of the reply to a talk; `found` is the prepared answer where there is one. */
export function routeOf(talk: Talk, found: Found | undefined): Route {
  const { now, place } = talk;
  const { by, score, act, repair, isSure, asked } = now;
  const held = repair === undefined ? "" : "held-against ";
  if (asksForScript(talk)) return { name: `${held}${by} meditation`, score };
  const move = moveFor(act, place);
  if (move !== "answer") {
    const how = by === "act" && !isSure ? "unsure" : by;
    return {
      name: `${held}${how} ${move}${asked === "writing" && move !== "write" ? " in writing" : ""}`,
      score,
    };
  }
  const how = by === "act" && !isSure ? "unsure" : by;
  return { name: `${held}${how} answer ${found ? `${found.via} ${found.id}` : "none"}`, score };
}
