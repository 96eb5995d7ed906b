import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo, useState } from "react";
import { sessionOptions } from "#web/features/account/session-query.ts";
import { useCookieChoice } from "#web/features/consent/use-cookie-choice.ts";
import { useApi } from "#web/lib/api.ts";
import { type Consent, ConsentProvider } from "#web/lib/consent.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { Link } from "#web/lib/router.tsx";

// Who cannot be asked is asked at the next visit; until then nothing optional runs.
const CookieBanner = lazyScreen(
  async () => (await import("#web/features/consent/cookie-banner.tsx")).CookieBanner,
  null,
  () => null,
);

/** Tells everything below what the person here allows, and asks them while they have not said it. */
export function ConsentGate({ children }: { children: ReactNode }) {
  const { data } = useQuery(sessionOptions(useApi()));
  const { isKnown, preferences, choose } = useCookieChoice(data && (data.session?.user.id ?? null));
  const [isClosed, setIsClosed] = useState(false);
  const consent: Consent = useMemo(
    () => ({ isKnown, allows: (purpose) => isKnown && preferences?.[purpose] === true }),
    [isKnown, preferences],
  );
  return (
    <ConsentProvider value={consent}>
      {isKnown && !preferences && !isClosed && (
        <CookieBanner
          policyLink={
            <Link to="/privacy-policy" className="text-accent underline underline-offset-4">
              Read more about it
            </Link>
          }
          onChoose={choose}
          onClose={() => setIsClosed(true)}
        />
      )}
      {children}
    </ConsentProvider>
  );
}
