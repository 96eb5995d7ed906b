import { createContext, use } from "react";
import type { SessionEvents } from "./session-events.ts";

const SessionContext = createContext<SessionEvents | null>(null);

/** Hands the source of session events to everything below. */
export const SessionProvider = SessionContext.Provider;

/** The source of session events; throws outside of a `SessionProvider`. */
export function useSessionEvents(): SessionEvents {
  const events = use(SessionContext);
  if (!events) throw new Error("useSessionEvents needs a SessionProvider above it");
  return events;
}
