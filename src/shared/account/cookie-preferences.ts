import { z } from "zod";

/** What a person allows to be kept in their browser; the necessary part cannot be refused. */
export const cookiePreferences = z.object({
  necessary: z.literal(true),
  analytics: z.boolean(),
  personalization: z.boolean(),
  marketing: z.boolean(),
});

/** What a person allows to be kept in their browser. */
export type CookiePreferences = z.infer<typeof cookiePreferences>;
