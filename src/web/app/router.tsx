import { type ComponentType, lazy, Suspense } from "react";
import { Onward, PlaceProvider, usePath } from "#web/lib/place.tsx";
import { HomePage } from "#web/pages/home-page.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { ConsentGate } from "./consent.tsx";

const PlaylistPage = lazy(async () => ({
  default: (await import("#web/pages/playlist-page.tsx")).PlaylistPage,
}));
const PrivacyPolicyPage = lazy(async () => ({
  default: (await import("#web/pages/privacy-policy-page.tsx")).PrivacyPolicyPage,
}));
const HealthPolicyPage = lazy(async () => ({
  default: (await import("#web/pages/health-policy-page.tsx")).HealthPolicyPage,
}));
const RagTestPage = lazy(async () => ({
  default: (await import("#web/pages/lab/rag-test-page.tsx")).RagTestPage,
}));
const LlmTestPage = lazy(async () => ({
  default: (await import("#web/pages/lab/llm-test-page.tsx")).LlmTestPage,
}));
const ResetPasswordPage = lazy(async () => ({
  default: (await import("#web/pages/reset-password-page.tsx")).ResetPasswordPage,
}));

const sitemap: Record<string, ComponentType> = {
  "/": HomePage,
  "/playlist": PlaylistPage,
  "/rag-test": RagTestPage,
  "/llm-test": LlmTestPage,
  "/privacy-policy": PrivacyPolicyPage,
  "/health-data-policy": HealthPolicyPage,
  "/reset-password": ResetPasswordPage,
};

/** The sitemap; any other path leads home. */
export function Router() {
  return (
    <PlaceProvider>
      <ConsentGate>
        <Suspense fallback={<LoadingScreen text="Loading application..." />}>
          <CurrentPage />
        </Suspense>
      </ConsentGate>
    </PlaceProvider>
  );
}

function CurrentPage() {
  const path = usePath();
  // A slash at the end is no other page.
  const Page = sitemap[path.length > 1 ? path.replace(/\/+$/, "") : path];
  return Page ? <Page /> : <Onward to="/" />;
}
