import { createContext, use } from "react";

/** What a person may allow beyond what the product cannot do without. */
export type Purpose = "analytics" | "personalization" | "marketing";

/** What the person here has allowed so far. */
export interface Consent {
  /** False until it is known who is here and what they chose. */
  isKnown: boolean;
  allows: (purpose: Purpose) => boolean;
}

const ConsentContext = createContext<Consent>({ isKnown: false, allows: () => false });

/** Hands the person's consent to everything below. */
export const ConsentProvider = ConsentContext.Provider;

/** The person's consent. Whatever is optional asks here first; where nobody was asked, nothing is allowed. */
export function useConsent(): Consent {
  return use(ConsentContext);
}
