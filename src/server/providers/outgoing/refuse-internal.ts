import { SettingsError } from "#server/settings/env.ts";
import { isAllowedAddress } from "./allowed-address.ts";

/** The host of a setting's address; throws `SettingsError` for one that is plainly internal and was not allowed by name. */
export function refuseInternal(setting: string, url: URL, internalHosts: readonly string[]): string {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const isInternal =
    host.endsWith(".localhost") ||
    !/[.:]/.test(host) ||
    (isAllowedAddress(host, true) && !isAllowedAddress(host, false));
  if (isInternal && !internalHosts.includes(host)) {
    throw new SettingsError(
      `${setting} names ${host}, which is internal. Add it to INTERNAL_HOSTS to allow it.`,
    );
  }
  return host;
}
