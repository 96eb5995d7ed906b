import type { CookiePreferences } from "#shared/account/cookie-preferences.ts";
import { personalKey, readStored, writeStored } from "#web/lib/browser/storage.ts";

const preferencesKey = "cookie-preferences";
const dateKey = "cookie-consent-date";
const askAgainKey = "cookie-consent-reopened";

/** Everything but what the product cannot do without is refused. */
export const essentialOnly: CookiePreferences = {
  necessary: true,
  analytics: false,
  personalization: false,
  marketing: false,
};

/** Everything is allowed. */
export const everything: CookiePreferences = {
  necessary: true,
  analytics: true,
  personalization: true,
  marketing: true,
};

/** The choice kept in this browser; nothing when there is none or it cannot be read. */
export function readLocalChoice(): CookiePreferences | null {
  try {
    const stored: unknown = JSON.parse(readStored(preferencesKey) ?? "null");
    if (typeof stored !== "object" || stored === null) return null;
    const allows = (name: string) =>
      Object.entries(stored).some(([key, value]) => key === name && value === true);
    return {
      necessary: true,
      analytics: allows("analytics"),
      personalization: allows("personalization"),
      marketing: allows("marketing"),
    };
  } catch {
    return null;
  }
}

/** Keeps a choice in this browser. */
export function writeLocalChoice(preferences: CookiePreferences): void {
  writeStored(preferencesKey, JSON.stringify(preferences));
}

/** Keeps the moment of a choice; whoever has chosen is not asked again. */
export function stampChoice(now: Date): void {
  writeStored(dateKey, now.toISOString());
  writeStored(askAgainKey, null);
}

/** Forgets the choice of this browser, and has whoever is here asked again, saved in a profile or not. */
export function forgetChoice(): void {
  writeStored(preferencesKey, null);
  writeStored(dateKey, null);
  writeStored(askAgainKey, "yes");
}

/** Whether somebody asked to choose anew and has not chosen yet. */
export function isAskedAgain(): boolean {
  return readStored(askAgainKey) !== null;
}

/** Remembers that the choice kept here is newer than the one in the person's profile, which could not be reached. */
export function markUnsaved(userId: string, isUnsaved: boolean): void {
  writeStored(personalKey(userId, "unsaved-consent"), isUnsaved ? "yes" : null);
}

/** Whether the choice kept here is newer than the one in the person's profile. */
export function isUnsaved(userId: string): boolean {
  return readStored(personalKey(userId, "unsaved-consent")) !== null;
}
