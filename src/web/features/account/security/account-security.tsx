import { ShieldCheck } from "lucide-react";
import { useState } from "react";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { Button } from "#web/ui/form/button.tsx";

const label = "Sign-in and security";
// Seldom opened: its forms and lists are not on the way to the settings.
const SecurityDialog = lazyScreen(
  async () => (await import("./security-dialog.tsx")).SecurityDialog,
  null,
  (again, { onClose }) => <DialogNotLoaded label={label} onRetry={again} onClose={onClose} />,
);

/** The way to one's name, address, password and signed-in browsers. */
export function AccountSecurity() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <ShieldCheck aria-hidden="true" />
        {label}
      </Button>
      {isOpen && <SecurityDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
