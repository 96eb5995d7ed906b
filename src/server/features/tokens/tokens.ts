import { AppError } from "#server/app-error.ts";
import type { Database } from "#server/db/database.ts";
import type { FunctionName } from "#shared/contract/function-names.ts";
import { limits } from "#shared/limits/limits.ts";
import {
  addToken,
  countTokens,
  findByHash,
  findTokens,
  noteUse,
  removeToken,
  removeTokens,
  type TokenRow,
} from "./store.ts";
import { hashToken, makeToken, tokenPrefix } from "./token-text.ts";

const dayMs = 86_400_000;

/** What a new token is to be. */
export interface NewToken {
  name: string;
  mayUse: readonly FunctionName[];
  days: number;
}

/** Bearer tokens of people's own programs. They belong to the account and not to a browser: a sign-out leaves them. */
export interface Tokens {
  /** Whether a bearer token is one of these, whoever's it is. */
  isOurs(token: string): boolean;
  /** Whose token it is, when it may use the function; notes the use. Throws `TOKEN_INVALID` or `TOKEN_NOT_FOR_THIS`. */
  callerOf(token: string, name: FunctionName): Promise<string>;
  list(userId: string): Promise<TokenRow[]>;
  /** Makes one and returns its text, which is kept nowhere. Throws `TOO_MANY_TOKENS`. */
  create(userId: string, token: NewToken): Promise<TokenRow & { token: string }>;
  /** Ends one at once; false when the person has no such token. */
  revoke(userId: string, tokenId: string): Promise<boolean>;
  /** Ends all of a person's. */
  revokeAll(userId: string): Promise<void>;
}

/** Keeps tokens by their hashes in the database. */
export function createTokens({ db, clock }: { db: Database; clock: () => Date }): Tokens {
  return {
    isOurs: (token) => token.startsWith(tokenPrefix),
    callerOf: async (token, name) => {
      const found = await db.asAccounts(async (tx) => {
        const row = await findByHash(tx, hashToken(token), clock());
        if (row?.mayUse.includes(name)) await noteUse(tx, row.id, clock());
        return row;
      });
      if (!found) throw new AppError("TOKEN_INVALID");
      if (!found.mayUse.includes(name)) throw new AppError("TOKEN_NOT_FOR_THIS");
      return found.userId;
    },
    list: (userId) => db.asUser(userId, (tx) => findTokens(tx, userId)),
    create: (userId, { name, mayUse, days }) =>
      db.asUser(userId, async (tx) => {
        const { perPerson } = limits.token;
        if ((await countTokens(tx, userId)) >= perPerson) {
          throw new AppError("TOO_MANY_TOKENS", { limit: perPerson });
        }
        const token = makeToken();
        const expiresAt = new Date(clock().getTime() + days * dayMs);
        const kept = { userId, name, mayUse: [...new Set(mayUse)], tokenHash: hashToken(token), expiresAt };
        return { ...(await addToken(tx, { ...kept, createdAt: clock() })), token };
      }),
    revoke: (userId, tokenId) => db.asUser(userId, (tx) => removeToken(tx, userId, tokenId)),
    revokeAll: (userId) => db.asUser(userId, (tx) => removeTokens(tx, userId)),
  };
}
