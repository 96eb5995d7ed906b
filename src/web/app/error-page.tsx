import { Component, type ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";

/** Catches what nothing else caught and offers a fresh start instead of an empty page. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <ErrorPage /> : this.props.children;
  }
}

function ErrorPage() {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-6 px-6 text-center">
      <h1 className="font-serif text-display">Unexpected Application Error!</h1>
      <p className="text-quiet">Your conversations are safe on the server. A reload usually helps.</p>
      <Button look="primary" onClick={() => window.location.reload()}>
        Reload
      </Button>
    </main>
  );
}
