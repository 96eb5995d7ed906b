import { LinkButton } from "#web/ui/form/button.tsx";
import { forgetChoice } from "./consent-storage.ts";

/** Clears the stored consent and loads the page anew, which then asks again. */
export function CookieSettingsButton({ className }: { className?: string }) {
  return (
    <LinkButton
      className={className}
      onClick={() => {
        forgetChoice();
        window.location.reload();
      }}
    >
      Cookie Settings
    </LinkButton>
  );
}
