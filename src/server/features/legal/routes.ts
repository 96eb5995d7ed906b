import { open } from "#server/http/implement.ts";
import { describeDataProcessing } from "./describe-processing.ts";

/** The calls of the legal pages. */
export const legalRoutes = {
  practice: open.legal.practice.handler(({ context: { services } }) => describeDataProcessing(services.env)),
};
