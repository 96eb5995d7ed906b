import { ShieldCheck } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Button } from "#web/ui/form/button.tsx";

// Seldom opened: its forms and lists are not on the way to the settings.
const SecurityDialog = lazy(async () => ({
  default: (await import("./security-dialog.tsx")).SecurityDialog,
}));

/** The way to one's name, address, password and signed-in browsers. */
export function AccountSecurity() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" className="justify-self-start" onClick={() => setIsOpen(true)}>
        <ShieldCheck aria-hidden="true" />
        Sign-in and security
      </Button>
      <Suspense fallback={null}>{isOpen && <SecurityDialog onClose={() => setIsOpen(false)} />}</Suspense>
    </>
  );
}
