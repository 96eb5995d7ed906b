import "./app/fonts.css";
import "./app/tokens.css";
import "./app/base.css";
import "./app/motion.css";
import "./app/scene.css";
// With the others: a screen with a sheet of its own, however small, waits a round trip for it.
import "./features/care/safety-plan.css";
import "./features/legal/legal.css";
import "./pages/chat/printed-chat.css";
import { StrictMode, startTransition } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { forgetStep } from "./lib/browser/back-step.ts";
import { fetchOfflineScreen } from "./pages/gate.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw into");
forgetStep();
if (!navigator.onLine) fetchOfflineScreen();
// As a transition it is drawn in slices: the page that shows already stays alive meanwhile.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  ),
);
