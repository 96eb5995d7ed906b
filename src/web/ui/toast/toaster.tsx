import { useEffect, useRef, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import { onHush } from "#web/lib/notices/hush.ts";
import { onNoticesPassed, onToast, type Toast } from "#web/lib/notices/toast-event.ts";
import { ToastCard } from "./toast-card.tsx";
import { useToastFloor } from "./use-toast-floor.ts";

interface ShownToast extends Toast {
  key: number;
}

const presses = ["pointerdown", "keydown"] as const;

/**
 * The one place where toasts appear: bottom right and above where one writes and hears, three at most, above any open dialog;
 * Alt+T brings the focus here. While a voice is listened to only what answers a press is shown; the rest waits for its pause or end.
 */
export function Toaster() {
  const [toasts, setToasts] = useState<ShownToast[]>([]);
  const ref = useRef<HTMLElement>(null);
  const nextKey = useRef(0);

  useEffect(() => {
    const held: Toast[] = [];
    let isListening = false;
    let pressedAt = 0;
    const press = () => {
      pressedAt = Date.now();
    };
    const show = (...come: Toast[]) => {
      const keyed = come.map((toast) => ({ ...toast, key: nextKey.current++ }));
      setToasts((shown) => [...shown, ...keyed].filter(isNotSaidAgain).slice(-limits.toast.visible));
      raiseAboveDialogs(ref.current);
    };
    const stops = [
      onToast((toast) => {
        const isAnswer = toast.action !== undefined || Date.now() - pressedAt < limits.toast.answerMs;
        if (isListening && !isAnswer) return void held.push(toast);
        show(toast);
      }),
      onNoticesPassed(() => setToasts((shown) => shown.filter((toast) => !isMereNews(toast)))),
      onHush((is) => {
        isListening = is;
        if (!is && held.length > 0) show(...held.splice(0));
      }),
    ];
    for (const name of presses) document.addEventListener(name, press, true);
    return () => {
      for (const stop of stops) stop();
      for (const name of presses) document.removeEventListener(name, press, true);
    };
  }, []);
  useToastFloor(ref, toasts.length > 0);
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      if (event.altKey && event.code === "KeyT") ref.current?.focus();
    };
    document.addEventListener("keydown", focus);
    return () => document.removeEventListener("keydown", focus);
  }, []);

  return (
    <section
      ref={ref}
      popover="manual"
      tabIndex={-1}
      aria-label="Notifications Alt+T"
      aria-live="polite"
      className="pointer-events-none fixed inset-auto end-4 bottom-[calc(1rem+var(--foot-room))] m-0 w-89 max-w-[calc(100vw-2rem)] overflow-visible border-0 bg-transparent p-0"
    >
      <ol className="pointer-events-auto grid gap-2">
        {toasts.map((toast) => {
          const remove = () => setToasts((shown) => shown.filter(({ key }) => key !== toast.key));
          return (
            <ToastCard
              key={toast.key}
              toast={toast}
              onActed={remove}
              onGone={() => {
                remove();
                toast.onGone?.();
              }}
            />
          );
        })}
      </ol>
    </section>
  );
}

/** Nothing can be done about it, and nothing went wrong. */
const isMereNews = ({ tone, action }: Toast) =>
  action === undefined && (tone === "success" || tone === "notice");

/** A line that is lost fails several calls with one sentence: it stands once, and does not push out what is said besides. */
function isNotSaidAgain({ tone, text }: ShownToast, at: number, all: ShownToast[]): boolean {
  return tone !== "error" || all.findLastIndex((one) => one.tone === tone && one.text === text) === at;
}

/** The top layer is ordered by who entered last, so the toaster enters it anew with each toast. */
function raiseAboveDialogs(toaster: HTMLElement | null) {
  if (typeof toaster?.showPopover !== "function") return;
  if (toaster.matches(":popover-open")) toaster.hidePopover();
  toaster.showPopover();
}
