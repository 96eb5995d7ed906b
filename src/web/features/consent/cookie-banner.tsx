import { X } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import type { CookiePreferences } from "#shared/account/cookie-preferences.ts";
import { useRoom } from "#web/lib/browser/use-room.ts";
import { lazyScreen } from "#web/lib/lazy-screen.tsx";
import { DialogNotLoaded } from "#web/ui/dialog-not-loaded.tsx";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { essentialOnly, everything } from "./consent-storage.ts";

const CookieSettingsDialog = lazyScreen(
  async () => (await import("./cookie-settings-dialog.tsx")).CookieSettingsDialog,
  null,
  (again, { onClose }) => <DialogNotLoaded label="Cookie Settings" onRetry={again} onClose={onClose} />,
);

interface CookieBannerProps {
  /** A link to where everything that is kept is told. */
  policyLink: ReactNode;
  onChoose: (preferences: CookiePreferences) => void;
  /** Closed without a choice: nothing is stored and nothing optional runs. */
  onClose: () => void;
}

/** Asks, at the bottom right, what may be kept in this browser; the page makes room for it. */
export function CookieBanner({ policyLink, onChoose, onClose }: CookieBannerProps) {
  const ref = useRef<HTMLElement>(null);
  const [isChoosing, setIsChoosing] = useState(false);
  useRoom(ref, "--banner-room");
  return (
    <>
      <section
        ref={ref}
        aria-label="Cookies"
        className="pointer-events-none fixed end-0 bottom-0 z-20 w-full sm:w-auto sm:max-w-[60rem] sm:p-4"
      >
        <div className="appear pointer-events-auto relative grid max-h-[60dvh] gap-2.5 overflow-y-auto border-t border-line bg-raised px-4 pt-3.5 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink shadow-far sm:rounded-large sm:border sm:px-6 sm:pb-3.5 lg:flex lg:items-center lg:gap-5 lg:pe-3">
          <p className="max-w-[36rem] pe-12 text-tiny text-quiet lg:pe-0">
            Stillpoint keeps what it needs to work. With your consent it also remembers your last chat here.{" "}
            {policyLink}
          </p>
          <div className="flex flex-wrap items-center gap-2 lg:flex-nowrap phone:gap-1.5 phone:*:px-2.5 narrow:gap-1 narrow:*:px-1.5 narrow:*:text-tiny">
            <Button size="small" onClick={() => onChoose(everything)}>
              Accept All
            </Button>
            <Button size="small" onClick={() => onChoose(essentialOnly)}>
              Essential Only
            </Button>
            <Button size="small" look="plain" onClick={() => setIsChoosing(true)}>
              Customize
            </Button>
          </div>
          <IconButton label="Close" size="small" className="absolute top-2 end-2 lg:static" onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </section>
      {isChoosing && <CookieSettingsDialog onSave={onChoose} onClose={() => setIsChoosing(false)} />}
    </>
  );
}
