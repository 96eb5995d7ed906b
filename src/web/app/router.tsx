import { lazy, Suspense } from "react";
import { BrowserRouter, Navigate, Route, Routes } from "react-router";
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

/** The sitemap; any other path leads home. */
export function Router() {
  return (
    <BrowserRouter>
      <ConsentGate>
        <Suspense fallback={<LoadingScreen text="Loading application..." />}>
          <Routes>
            <Route path="/" element={<HomePage />} />
            <Route path="/playlist" element={<PlaylistPage />} />
            <Route path="/rag-test" element={<RagTestPage />} />
            <Route path="/llm-test" element={<LlmTestPage />} />
            <Route path="/privacy-policy" element={<PrivacyPolicyPage />} />
            <Route path="/health-data-policy" element={<HealthPolicyPage />} />
            <Route path="/reset-password" element={<ResetPasswordPage />} />
            <Route path="*" element={<Navigate to="/" replace />} />
          </Routes>
        </Suspense>
      </ConsentGate>
    </BrowserRouter>
  );
}
