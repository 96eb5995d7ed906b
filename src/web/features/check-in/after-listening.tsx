import { X } from "lucide-react";
import { useRef } from "react";
import { feltAfter } from "#shared/listening/felt-after.ts";
import { useRoom } from "#web/lib/browser/use-room.ts";
import { notify } from "#web/lib/notices/notify.ts";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";
import { feltWords } from "./felt-words.ts";
import { useCheckIns } from "./queries.ts";

/** Asks once, at the foot of the screen, how it is after listening; one press answers, and not answering is as well. */
export function AfterListening({ onDone }: { onDone: () => void }) {
  const ref = useRef<HTMLElement>(null);
  useRoom(ref, "--player-room");
  const { add } = useCheckIns();
  return (
    <section
      ref={ref}
      aria-label="After listening"
      className="appear fixed inset-x-0 bottom-[var(--banner-room,0px)] z-10 border-t border-line bg-raised pb-[env(safe-area-inset-bottom)] text-ink shadow-far"
    >
      <div className="mx-auto flex max-w-[64rem] flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 sm:px-6">
        <p className="min-w-0 flex-1 text-small">How is it now?</p>
        <IconButton label="Not now" size="large" className="sm:order-last" onClick={onDone}>
          <X />
        </IconButton>
        <div className="flex gap-2 phone:w-full phone:*:flex-1">
          {feltAfter.map((felt) => (
            <Button
              key={felt}
              size="small"
              onClick={() => {
                if (add.isPending) return;
                const kept = () => {
                  notify.success("Kept on your playlist page.");
                  onDone();
                };
                // What could not be kept is said, and can be pressed once more.
                add.mutate({ felt }, { onSuccess: kept });
              }}
            >
              {feltWords[felt]}
            </Button>
          ))}
        </div>
      </div>
    </section>
  );
}
