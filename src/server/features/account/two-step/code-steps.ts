import { createOTP } from "@better-auth/utils/otp";

const stepMs = 30_000;
/** As many half minutes before and after now as the library takes codes of: clocks differ. */
const window = 1;

/** The half minute a code belongs to (RFC 6238, counted since 1970); nothing for a code that is not right. `now` in milliseconds. */
export async function stepOfCode(secret: string, code: string, now: number): Promise<number | undefined> {
  const present = Math.floor(now / stepMs);
  const otp = createOTP(secret);
  let found: number | undefined;
  for (let step = present - window; step <= present + window; step += 1)
    if ((await otp.hotp(step)) === code) found = step;
  return found;
}
