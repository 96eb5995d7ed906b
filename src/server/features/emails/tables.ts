import { index, integer, pgTable, text, timestamp, unique, uuid } from "drizzle-orm/pg-core";
import { users } from "#server/features/account/tables.ts";

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: "date", precision: 6 });

/** What an e-mail is about. A change of address has one for each of the two addresses. */
export type EmailKind =
  | "verification"
  | "reset"
  | "closed"
  | "expiry"
  | "password-changed"
  | "address-wanted"
  | "address-asked-for"
  | "address-changed"
  | "address-left"
  | "two-step-on"
  | "two-step-off"
  | "recovery-code-used"
  | "passkey-added"
  | "passkey-removed"
  | "sign-on-joined";

/**
 * E-mails that the mail server has not accepted yet; an accepted one is removed. To whom and what is written when it is
 * sent. One e-mail of a kind waits for a person: a newer one takes its place.
 */
export const emails = pgTable(
  "letters",
  {
    id: uuid().primaryKey().defaultRandom(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<EmailKind>().notNull(),
    /** What a link needs, sealed with the session secret: the table gives nobody a way in. */
    sealed: text(),
    /** How often it was tried. */
    attempts: integer().notNull().default(0),
    /** When it is due; while it is being sent, when somebody else may take it up. */
    dueAt: moment("due_at").notNull().defaultNow(),
    /** When it would come too late. */
    uselessAt: moment("useless_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [unique("letters_of_kind").on(table.userId, table.kind), index("letters_due").on(table.dueAt)],
);
