import { open } from "#server/http/implement.ts";

/** The calls of the legal pages. */
export const legalRoutes = {
  practice: open.legal.practice.handler(({ context: { services } }) => services.practice),
};
