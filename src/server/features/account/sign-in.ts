import { isAPIError } from "better-auth/api";
import { AppError } from "#server/app-error.ts";
import type { Services } from "#server/services.ts";

/** Signs a person in; returns the cookies of the new session. Throws `INVALID_CREDENTIALS` or `EMAIL_NOT_VERIFIED`. */
export async function signIn(
  { auth }: Pick<Services, "auth">,
  body: { email: string; password: string },
  headers: Headers,
): Promise<string[]> {
  try {
    const { headers: answer } = await auth.api.signInEmail({ body, headers, returnHeaders: true });
    return answer.getSetCookie();
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.body?.code === "EMAIL_NOT_VERIFIED") throw new AppError("EMAIL_NOT_VERIFIED");
    if (error.statusCode < 500) throw new AppError("INVALID_CREDENTIALS");
    throw error;
  }
}
