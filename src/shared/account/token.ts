import { z } from "zod";
import { writtenText } from "#shared/chat/written-text.ts";
import { api, id, moment } from "#shared/contract/api.ts";
import { functionName } from "#shared/contract/functions.ts";
import { limits } from "#shared/limits/limits.ts";

/** A bearer token as its owner sees it afterwards: never the token itself. */
export const functionToken = z.object({
  id,
  name: z.string(),
  mayUse: z.array(functionName),
  createdAt: moment,
  expiresAt: moment,
  lastUsedAt: moment.nullable(),
});

/** A bearer token as its owner sees it afterwards. */
export type FunctionToken = z.infer<typeof functionToken>;

const createInput = z.object({
  name: writtenText.trim().min(1, "Please give the token a name.").max(limits.token.nameChars),
  mayUse: z.array(functionName).min(1, "Please choose at least one function."),
  days: z.union(limits.token.days.map((days) => z.literal(days))),
});

/** The calls about bearer tokens. A token opens the functions it names and nothing else, these calls neither. */
export const token = {
  list: api
    .route({
      method: "GET",
      path: "/account/tokens",
      summary: "Bearer tokens for the functions, newest first",
    })
    .output(z.array(functionToken)),
  create: api
    .route({ method: "POST", path: "/account/tokens", summary: "Make a bearer token; it is shown this once" })
    .input(createInput)
    .output(functionToken.extend({ token: z.string() })),
  revoke: api
    .route({ method: "DELETE", path: "/account/tokens/{tokenId}", summary: "End a bearer token at once" })
    .input(z.object({ tokenId: id }))
    .output(z.object({ revoked: z.literal(true) })),
};
