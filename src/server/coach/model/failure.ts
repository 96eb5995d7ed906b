import { APICallError } from "ai";
import { CoachUnavailable, type UnavailableReason } from "#server/coach/coach.ts";
import { type ModelFault, modelFaultOf, modelFaults } from "./model-fault.ts";

const reasons: Partial<Record<ModelFault, UnavailableReason>> = {
  filtered: "filtered",
  "too-slow": "timeout",
  "no-answer": "empty",
  cut: "cut",
  looped: "cut",
};

/** A failure by what the operator has to mend; what the far side said in words goes nowhere. */
export const failed = (fault: ModelFault): CoachUnavailable => told(fault, reasons[fault] ?? "broken");

/** What any failure of the far side becomes: a refusal where it answered that the call was wrong. */
export function unavailable(error: unknown, hasTimedOut: boolean): CoachUnavailable {
  if (error instanceof CoachUnavailable) return error;
  if (hasTimedOut) return failed("too-slow");
  const fault = modelFaultOf(error);
  const status = APICallError.isInstance(error) ? error.statusCode : undefined;
  const isClientError = status !== undefined && status >= 400 && status < 500;
  return isClientError && !reasons[fault] ? told(fault, "refused") : failed(fault);
}

const told = (fault: ModelFault, reason: UnavailableReason): CoachUnavailable =>
  new CoachUnavailable(reason, modelFaults[fault], fault);
