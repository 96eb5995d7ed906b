import { randomBytes } from "node:crypto";
import type { BetterAuthPlugin } from "better-auth";
import { APIError, createAuthEndpoint, createAuthMiddleware, getSessionFromCtx } from "better-auth/api";
import { setSessionCookie } from "better-auth/cookies";
import { symmetricDecrypt } from "better-auth/crypto";
import { z } from "zod";
import { stepOfCode } from "./code-steps.ts";

/** The library's cookie between the two steps: whoever has it knew the password a moment ago, and is not signed in. */
const betweenCookie = "two_factor";
/** As long as the library waits. */
const waitSeconds = 600;
const tokenBytes = 18;
const sealedRow = z.object({ secret: z.string() });

/** What the plugin is given of a request: only as much of the library's context as it uses. */
type Context = Parameters<typeof getSessionFromCtx>[0];

/** Whose password was right a moment ago; nothing once the time is over or the code was entered. */
async function whoIsBetween(ctx: Context): Promise<string | undefined> {
  const { name } = ctx.context.createAuthCookie(betweenCookie);
  const identifier = await ctx.getSignedCookie(name, ctx.context.secret);
  const kept = identifier ? await ctx.context.internalAdapter.findVerificationValue(identifier) : null;
  return kept && kept.expiresAt > new Date() ? kept.value : undefined;
}

/**
 * What signing in by steps needs beside the library's own plugin. The library takes a code as often as its half minute
 * lasts: here it is used up before the library sees it, for turning on and for signing in alike.
 */
export function signInSteps(claim: (userId: string, step: number) => Promise<boolean>) {
  const isUsed = async (ctx: Context & { body: unknown }): Promise<boolean> => {
    const userId = (await getSessionFromCtx(ctx))?.user.id ?? (await whoIsBetween(ctx));
    const code = z.object({ code: z.string() }).safeParse(ctx.body).data?.code;
    if (userId === undefined || code === undefined) return false;
    const where = [{ field: "userId", value: userId }];
    const row = sealedRow.safeParse(await ctx.context.adapter.findOne({ model: "twoFactor", where })).data;
    if (!row) return false;
    const secret = await symmetricDecrypt({ key: ctx.context.secretConfig, data: row.secret });
    const step = await stepOfCode(secret, code, Date.now());
    return step !== undefined && !(await claim(userId, step));
  };
  return {
    id: "sign-in-steps",
    hooks: {
      before: [
        {
          matcher: ({ path }) => path === "/two-factor/verify-totp",
          handler: createAuthMiddleware(async (ctx) => {
            if (await isUsed(ctx)) throw new APIError("UNAUTHORIZED", { code: "INVALID_CODE" });
          }),
        },
      ],
    },
    endpoints: {
      /** Whose code is waited for. */
      whoIsBetween: createAuthEndpoint.serverOnly({ method: "GET", requireHeaders: true }, async (ctx) => ({
        userId: (await whoIsBetween(ctx)) ?? null,
      })),
      /** Has a code asked of somebody who has proved themselves in another way than by a password. */
      waitForCode: createAuthEndpoint.serverOnly(
        { method: "POST", requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const { internalAdapter, secret } = ctx.context;
          const identifier = `2fa-${randomBytes(tokenBytes).toString("base64url")}`;
          const expiresAt = new Date(Date.now() + waitSeconds * 1000);
          await internalAdapter.createVerificationValue({ value: ctx.body.userId, identifier, expiresAt });
          const attempts = { value: "0", identifier: `2fa-attempts-${identifier}`, expiresAt };
          await internalAdapter.createVerificationValue(attempts);
          const { name, attributes } = ctx.context.createAuthCookie(betweenCookie, { maxAge: waitSeconds });
          await ctx.setSignedCookie(name, identifier, secret, attributes);
          return { userId: ctx.body.userId };
        },
      ),
      /** Opens a session for somebody who has just proved themselves in another way than by signing in. */
      openSession: createAuthEndpoint.serverOnly(
        { method: "POST", requireHeaders: true, body: z.object({ userId: z.string() }) },
        async (ctx) => {
          const user = await ctx.context.internalAdapter.findUserById(ctx.body.userId);
          if (!user) throw new APIError("NOT_FOUND");
          const session = await ctx.context.internalAdapter.createSession(user.id);
          await setSessionCookie(ctx, { session, user });
          return { userId: user.id };
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
