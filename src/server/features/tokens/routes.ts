import { AppError } from "#server/app-error.ts";
import { agreed, signedIn } from "#server/http/implement.ts";
import type { FunctionToken } from "#shared/account/token.ts";
import { functionName } from "#shared/contract/functions.ts";
import type { TokenRow } from "./store.ts";

/** The calls about bearer tokens. */
export const tokenRoutes = {
  list: signedIn.token.list.handler(async ({ context: { person, services } }) =>
    (await services.tokens.list(person.userId)).map(describe),
  ),
  create: agreed.token.create.handler(async ({ input, context: { person, services } }) => {
    const { token, ...kept } = await services.tokens.create(person.userId, input);
    return { ...describe(kept), token };
  }),
  revoke: signedIn.token.revoke.handler(async ({ input, context: { person, services } }) => {
    if (!(await services.tokens.revoke(person.userId, input.tokenId))) throw new AppError("NOT_FOUND");
    return { revoked: true as const };
  }),
};

function describe({ mayUse, createdAt, expiresAt, lastUsedAt, ...rest }: TokenRow): FunctionToken {
  return {
    ...rest,
    // A function that is gone since then is no longer shown.
    mayUse: mayUse.flatMap((name) => functionName.safeParse(name).data ?? []),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  };
}
