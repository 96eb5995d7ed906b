import { Component, type ReactNode } from "react";
import { Breath } from "#web/ui/breath.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { LoadingScreen } from "#web/ui/loading-screen.tsx";
import { recoverFromRelease } from "./recover-from-release.ts";

interface Caught {
  hasFailed: boolean;
  /** While the page is about to be loaded anew nothing is said: the next moment says it better. */
  isRecovering: boolean;
}

/** Catches what nothing else caught and offers a fresh start instead of an empty page; a part that a new release took away is fetched by loading the page anew. */
export class ErrorBoundary extends Component<{ children: ReactNode }, Caught> {
  override state: Caught = { hasFailed: false, isRecovering: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidMount() {
    window.addEventListener("vite:preloadError", this.recover);
  }

  override componentWillUnmount() {
    window.removeEventListener("vite:preloadError", this.recover);
  }

  recover = () => {
    this.setState({ isRecovering: true });
    const giveUp = (isReloading: boolean) => isReloading || this.setState({ isRecovering: false });
    void recoverFromRelease().then(giveUp);
  };

  override render() {
    const { hasFailed, isRecovering } = this.state;
    if (!hasFailed) return this.props.children;
    return isRecovering ? <LoadingScreen text="Loading application..." /> : <ErrorPage />;
  }
}

function ErrorPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 px-6 text-center">
      <Breath className="size-28" />
      <h1 className="font-serif text-display text-balance">Unexpected Application Error!</h1>
      <p className="text-quiet">
        Your conversations are safe on the server, and what you were writing is kept. A reload usually helps.
      </p>
      <Button look="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
