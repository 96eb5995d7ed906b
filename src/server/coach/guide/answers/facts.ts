import type { DataProcessing } from "#shared/account/legal.ts";
import { limits } from "#shared/limits/limits.ts";

/** Figures and addresses of this installation that answers speak of, by the name in their gaps. */
export type Facts = Readonly<
  Record<
    | "contact"
    | "expiryDays"
    | "noticeDays"
    | "reactivationDays"
    | "conversations"
    | "narrations"
    | "messageChars",
    string
  >
>;

/** The facts of an installation; `conversationsPerDay` is the operator's own limit. */
export const factsOf = ({ contactEmail }: DataProcessing, conversationsPerDay: number): Facts => ({
  contact: contactEmail,
  expiryDays: String(limits.session.expiryDays),
  noticeDays: String(limits.session.expiryNoticeDays),
  reactivationDays: String(limits.account.reactivationDays),
  conversations: String(conversationsPerDay),
  narrations: String(limits.narration.perDay),
  messageChars: limits.message.maxChars.toLocaleString("en"),
});

/** A text with the facts in its gaps. */
export const filled = (text: string, facts: Facts): string =>
  text.replace(
    /\{(\w+)\}/g,
    (gap, name: string) => Object.entries(facts).find(([own]) => own === name)?.[1] ?? gap,
  );
