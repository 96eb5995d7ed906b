import { APICallError } from "ai";
import { CoachUnavailable } from "#server/coach/coach.ts";

/** What any failure of the far side becomes; its own words go no further than a short cause for the log. */
export function unavailable(error: unknown, hasTimedOut: boolean): CoachUnavailable {
  if (error instanceof CoachUnavailable) return error;
  if (hasTimedOut) return new CoachUnavailable("timeout", "the model took too long");
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  if (status !== undefined && status >= 400 && status < 500)
    return new CoachUnavailable("refused", `the model server answered ${status}`);
  return new CoachUnavailable(
    "broken",
    status === undefined ? "the connection to the model broke" : `the model server answered ${status}`,
  );
}
