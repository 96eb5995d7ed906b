import { healthSections } from "#web/features/legal/health-sections.ts";
import { LegalText } from "#web/features/legal/legal-text.tsx";
import { LegalPage } from "./legal-page.tsx";

/** How what a person says about their body and feelings is protected. */
export function HealthPolicyPage() {
  return (
    <LegalPage
      title="Health data security policy"
      lead="What you say about your body and your feelings is the most private thing there is. This is how Stillpoint treats it on this server."
    >
      {(processing, contact) => <LegalText sections={healthSections(processing)}>{contact}</LegalText>}
    </LegalPage>
  );
}
