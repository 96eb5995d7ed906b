import { CookieSettingsButton } from "#web/features/consent/cookie-settings-button.tsx";
import { LegalFooter } from "#web/features/legal/legal-footer.tsx";

/** The footer of the legal pages and of the sign-in. */
export function PageFooter({ className }: { className?: string }) {
  return (
    <LegalFooter className={className}>
      <CookieSettingsButton />
    </LegalFooter>
  );
}
