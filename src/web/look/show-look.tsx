import "#web/app/fonts.css";
import "#web/app/tokens.css";
import "#web/app/base.css";
import "#web/app/motion.css";
import { createRoot } from "react-dom/client";
import { LookPage } from "./look-page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no #root to draw into");
createRoot(root).render(<LookPage />);
