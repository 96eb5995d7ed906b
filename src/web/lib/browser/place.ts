import { useSyncExternalStore } from "react";
import { personalKey, readStored, writeStored } from "./storage.ts";

/** Where a person says they are; what they did not say goes by the device. */
export interface Place {
  /** An IANA time zone, such as `Europe/Lisbon`. */
  timeZone?: string | undefined;
  /** ISO 3166-1 alpha-2, or `elsewhere` for a country whose help lines we do not hold. */
  country?: string | undefined;
}

/** No country has this code: it stands for all those whose lines we do not hold. */
export const elsewhere = "ZZ";

const changed = "stillpoint:place";
let ownerId: string | null = null;

const key = () => (ownerId === null ? null : personalKey(ownerId, "place"));
const stored = () => {
  const name = key();
  return name === null ? null : readStored(name);
};

/** Says whose place counts in this tab: another's, who was here before, would name the wrong help lines. */
export function knowWhosePlace(userId: string | null): void {
  if (ownerId === userId) return;
  ownerId = userId;
  window.dispatchEvent(new Event(changed));
}

/** What the person here chose; it is kept for them in this browser and goes when they sign out. */
export function chosenPlace(): Place {
  try {
    const value: unknown = JSON.parse(stored() ?? "{}");
    if (typeof value !== "object" || value === null) return {};
    const { timeZone, country } = { timeZone: undefined, country: undefined, ...value };
    return {
      ...(typeof timeZone === "string" && { timeZone }),
      ...(typeof country === "string" && /^[A-Z]{2}$/.test(country) && { country }),
    };
  } catch {
    return {};
  }
}

/** The same, followed while it changes here or in another tab, and how to change it. */
export function usePlace(): [Place, (place: Place) => void] {
  useSyncExternalStore(subscribe, stored);
  return [chosenPlace(), choosePlace];
}

function choosePlace(place: Place): void {
  const name = key();
  if (name === null) return;
  const isChosen = place.timeZone !== undefined || place.country !== undefined;
  writeStored(name, isChosen ? JSON.stringify(place) : null);
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  const told = [changed, "storage"];
  for (const name of told) window.addEventListener(name, listener);
  return () => {
    for (const name of told) window.removeEventListener(name, listener);
  };
}
