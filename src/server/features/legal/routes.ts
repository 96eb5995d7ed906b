import { open } from "#server/http/implement.ts";
import { describePractice } from "./describe-practice.ts";

/** The calls of the legal pages. */
export const legalRoutes = {
  practice: open.legal.practice.handler(({ context: { services } }) => describePractice(services.env)),
};
