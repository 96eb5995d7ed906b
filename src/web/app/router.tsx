import { type ComponentType, lazy, Suspense, useEffect } from "react";
import { isChatPath } from "#web/features/chat/chat-path.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { Link, Redirect, RouterProvider, usePath } from "#web/lib/router.tsx";
import { HomePage } from "#web/pages/home-page.tsx";
import { Sounding } from "#web/pages/listening/sounding.tsx";
import { Breath } from "#web/ui/breath.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { ConsentGate } from "./consent.tsx";

/** A page that comes in files of its own; without a line it says so in its place, and can be asked for again. */
function lazyPage(load: () => Promise<ComponentType>) {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (navigator.onLine) throw error;
      return { default: lazyScreen(load, <Waiting />, (again) => <PageNotLoaded onRetry={again} />) };
    }
  });
}

const PlaylistPage = lazyPage(async () => (await import("#web/pages/playlist-page.tsx")).PlaylistPage);
const BreathePage = lazyPage(async () => (await import("#web/pages/breathe-page.tsx")).BreathePage);
const TryPage = lazyPage(async () => (await import("#web/pages/try-page.tsx")).TryPage);
const OperatePage = lazyPage(async () => (await import("#web/pages/operate-page.tsx")).OperatePage);
const HeartPage = lazyPage(async () => (await import("#web/pages/heart-page.tsx")).HeartPage);
const PrivacyPolicyPage = lazyPage(
  async () => (await import("#web/pages/legal/privacy-policy-page.tsx")).PrivacyPolicyPage,
);
const HealthPolicyPage = lazyPage(
  async () => (await import("#web/pages/legal/health-policy-page.tsx")).HealthPolicyPage,
);
const RagTestPage = lazyPage(async () => (await import("#web/pages/lab/rag-test-page.tsx")).RagTestPage);
const LlmTestPage = lazyPage(async () => (await import("#web/pages/lab/llm-test-page.tsx")).LlmTestPage);
const ResetPasswordPage = lazyPage(
  async () => (await import("#web/pages/reset-password-page.tsx")).ResetPasswordPage,
);

const sitemap: Record<string, ComponentType> = {
  "/playlist": PlaylistPage,
  "/breathe": BreathePage,
  "/try": TryPage,
  "/operate": OperatePage,
  "/heart": HeartPage,
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
        <Suspense fallback={<Waiting />}>
          <CurrentPage />
        </Suspense>
        <Sounding />
      </ConsentGate>
    </RouterProvider>
  );
}

/** What the tab of a page is called before the product's name; the main screen goes by the product's name alone. */
const titles: Record<string, string> = {
  "/playlist": "Playlist",
  "/breathe": "Breathe",
  "/try": "Try it once",
  "/operate": "Operator's desk",
  "/heart": "Your Heart Over Time",
  "/rag-test": "Simple RAG Test",
  "/llm-test": "LLM Test & Debug",
  "/privacy-policy": "Privacy Policy",
  "/health-data-policy": "Health Data Security Policy",
  "/reset-password": "Set New Password",
};
const productTitle = "Stillpoint · AI mindfulness coach";

function CurrentPage() {
  const path = usePath();
  useEffect(() => {
    const own = titles[withoutSlash(path)];
    document.title = own ? `${own} · ${productTitle}` : productTitle;
  }, [path]);
  const Page = isChatPath(path) ? HomePage : sitemap[withoutSlash(path)];
  return Page ? <Page /> : <Redirect to="/" />;
}

/** A slash at the end is no other page. */
function withoutSlash(path: string): string {
  return path.length > 1 ? path.replace(/(?<!\/)\/+$/, "") : path;
}

function Waiting() {
  return <LoadingScreen text="Loading application..." />;
}

function PageNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 px-6 text-center">
      <Breath className="size-28" />
      <h1 className="font-serif text-display text-balance">You are offline</h1>
      <p className="text-quiet">This page opens once you are connected again. Nothing you wrote is lost.</p>
      <Button look="primary" onClick={onRetry}>
        Try again
      </Button>
      <Link to="/" className="text-small text-accent underline underline-offset-4">
        Back to Chat
      </Link>
    </main>
  );
}
