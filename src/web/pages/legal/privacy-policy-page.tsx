import { LegalText } from "#web/features/legal/legal-text.tsx";
import { privacySections } from "#web/features/legal/privacy-sections.ts";
import { StoredKeyList } from "#web/features/legal/stored-key-list.tsx";
import { LegalPage } from "./legal-page.tsx";

/** What is kept of a person, where, for how long, and who sees it. */
export function PrivacyPolicyPage() {
  return (
    <LegalPage
      title="Privacy policy"
      lead="What Stillpoint keeps about you on this server, who else sees any of it, and how you get it back or have it erased."
    >
      {(processing, contact) => (
        <LegalText sections={privacySections(processing)}>
          <StoredKeyList />
          {contact}
        </LegalText>
      )}
    </LegalPage>
  );
}
