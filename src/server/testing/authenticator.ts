import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";

/** The code an authenticator app shows for a key, now or so many half minutes from now. */
export async function codeOf(key: string, stepsLater = 0): Promise<string> {
  const secret = new TextDecoder().decode(base32.decode(key));
  return createOTP(secret).hotp(Math.floor(Date.now() / 30_000) + stepsLater);
}
