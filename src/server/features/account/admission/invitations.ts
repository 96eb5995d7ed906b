import { createHash, randomBytes } from "node:crypto";
import type { Database } from "#server/db/database.ts";
import { addInvitation, findInvitations, type InvitationRow, removeInvitation } from "./invitations-store.ts";

const dayMs = 86_400_000;
const tokenBytes = 32;

/** What a new invitation is to be; `note` says for whom, in the operator's words. */
export interface NewInvitation {
  places: number;
  days: number;
  note: string;
}

/** Links with which people may open an account while nobody else may. */
export interface Invitations {
  /** Makes one; its link is shown this once and kept nowhere. */
  create(invitation: NewInvitation): Promise<{ id: string; link: string; expiresAt: Date }>;
  /** Those that still have a place, newest first. */
  list(): Promise<InvitationRow[]>;
  /** Ends one at once; false when there is none of that id. */
  revoke(id: string): Promise<boolean>;
}

/** What is kept of an invitation. It is random throughout, so a plain hash cannot be turned back by trying. */
export function hashInvitation(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

/** The link that carries an invitation, in the fragment, which no server and no proxy sees. */
export function invitationLink(publicUrl: string, token: string): string {
  return `${new URL("/", publicUrl).href}#${new URLSearchParams({ invitation: token })}`;
}

/** Keeps invitations in the database. */
export function createInvitations(needs: {
  db: Database;
  clock: () => Date;
  publicUrl: string;
}): Invitations {
  const { db, clock, publicUrl } = needs;
  return {
    create: async ({ places, days, note }) => {
      const token = randomBytes(tokenBytes).toString("base64url");
      const expiresAt = new Date(clock().getTime() + days * dayMs);
      const kept = { tokenHash: hashInvitation(token), places, note, expiresAt, createdAt: clock() };
      const id = await db.asAccounts((tx) => addInvitation(tx, kept));
      return { id, expiresAt, link: invitationLink(publicUrl, token) };
    },
    list: () => db.asAccounts((tx) => findInvitations(tx, clock())),
    revoke: (id) => db.asAccounts((tx) => removeInvitation(tx, id)),
  };
}
