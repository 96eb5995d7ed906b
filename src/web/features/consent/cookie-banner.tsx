import { X } from "lucide-react";
import { lazy, type ReactNode, Suspense, useRef, useState } from "react";
import type { CookiePreferences } from "#shared/cookie-preferences.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { essentialOnly, everything } from "./consent-storage.ts";
import { useBannerRoom } from "./use-banner-room.ts";

const CookieSettingsDialog = lazy(async () => ({
  default: (await import("./cookie-settings-dialog.tsx")).CookieSettingsDialog,
}));

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
  useBannerRoom(ref);
  return (
    <section
      ref={ref}
      aria-label="Cookies"
      className="pointer-events-none fixed right-0 bottom-0 z-20 w-full sm:w-auto sm:max-w-[58rem] sm:p-4"
    >
      <div className="appear pointer-events-auto grid max-h-[60dvh] gap-3 overflow-y-auto border-t border-line bg-raised py-3 pr-2 pl-4 pb-[max(0.75rem,env(safe-area-inset-bottom))] text-ink shadow-far sm:rounded-large sm:border sm:pl-6 sm:pb-3 lg:flex lg:items-center lg:gap-5">
        <div className="flex items-start gap-2">
          <p className="flex-1 text-tiny text-quiet">
            Stillpoint keeps what it needs to work. With your consent it also remembers your last chat here.{" "}
            {policyLink}
          </p>
          <IconButton label="Close" size="small" className="-my-1.5 lg:hidden" onClick={onClose}>
            <X />
          </IconButton>
        </div>
        <div className="flex flex-wrap items-center gap-2 pr-2 lg:flex-nowrap lg:pr-0">
          <Button size="small" look="quiet" onClick={() => onChoose(everything)}>
            Accept All
          </Button>
          <Button size="small" look="quiet" onClick={() => onChoose(essentialOnly)}>
            Essential Only
          </Button>
          <Button size="small" look="plain" onClick={() => setIsChoosing(true)}>
            Choose
          </Button>
          <IconButton label="Close" size="small" className="hidden lg:inline-grid" onClick={onClose}>
            <X />
          </IconButton>
        </div>
      </div>
      <Suspense fallback={null}>
        {isChoosing && <CookieSettingsDialog onSave={onChoose} onClose={() => setIsChoosing(false)} />}
      </Suspense>
    </section>
  );
}
