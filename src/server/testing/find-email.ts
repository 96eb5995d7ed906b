import { vi } from "vitest";
import type { Services } from "#server/services.ts";

/** Only an e-mail that never comes takes so long; on a busy machine one is written some seconds behind the answer. */
const writtenWithinMs = 20_000;

/** The link of the newest e-mail to an address, once it has been written behind the answer. */
export async function findEmail(services: Services, email: string, subject: RegExp): Promise<URL> {
  return vi.waitFor(async () => {
    const sent = (await services.outbox?.list()) ?? [];
    const newest = sent.find((each) => each.to === email && subject.test(each.subject));
    return new URL(/https?:\S+/.exec(newest?.text ?? "")?.[0] ?? "none yet");
  }, writtenWithinMs);
}

/** Both tokens of the newest reset link that went to an address. */
export async function findResetLink(
  services: Services,
  email: string,
): Promise<{ accessToken: string; refreshToken: string }> {
  const carried = carriedBy(await findEmail(services, email, /new password/));
  return {
    accessToken: carried.get("access_token") ?? "",
    refreshToken: carried.get("refresh_token") ?? "",
  };
}

/** What a link of an e-mail carries in its fragment, which no browser sends to a server. */
export function carriedBy(link: URL): URLSearchParams {
  return new URLSearchParams(link.hash.slice(1));
}
