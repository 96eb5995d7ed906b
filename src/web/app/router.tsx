import { type ComponentType, lazy, Suspense } from "react";
import { isChatPath } from "#web/features/chat/chat-path.ts";
import { Redirect, RouterProvider, usePath } from "#web/lib/router.tsx";
import { HomePage } from "#web/pages/home-page.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { ConsentGate } from "./consent.tsx";

const PlaylistPage = lazy(async () => ({
  default: (await import("#web/pages/playlist-page.tsx")).PlaylistPage,
}));
const PrivacyPolicyPage = lazy(async () => ({
  default: (await import("#web/pages/legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
}));
const HealthPolicyPage = lazy(async () => ({
  default: (await import("#web/pages/legal/health-policy-page.tsx")).HealthPolicyPage,
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
  "/playlist": PlaylistPage,
  "/rag-test": RagTestPage,
  "/llm-test": LlmTestPage,
  "/privacy-policy": PrivacyPolicyPage,
  "/health-data-policy": HealthPolicyPage,
  "/reset-password": ResetPasswordPage,
};

/** The chat at the root and at its own address, and the sitemap; any other path leads home. */
export function Router() {
  return (
    <RouterProvider>
      <ConsentGate>
        <Suspense fallback={<LoadingScreen text="Loading application..." />}>
          <CurrentPage />
        </Suspense>
      </ConsentGate>
    </RouterProvider>
  );
}

function CurrentPage() {
  const path = usePath();
  // A slash at the end is no other page.
  const Page = isChatPath(path)
    ? HomePage
    : sitemap[path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") : path];
  return Page ? <Page /> : <Redirect to="/" />;
}
