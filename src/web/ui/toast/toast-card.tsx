import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from "lucide-react";
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { limits } from "#shared/limits/limits.ts";
import type { Toast } from "#web/lib/notices/toast-event.ts";
import { Button } from "#web/ui/form/button.tsx";
import { IconButton } from "#web/ui/form/icon-button.tsx";

const swipePx = 20;

const pictures = { success: CircleCheck, notice: Info, warning: TriangleAlert, error: CircleAlert };
const colours = { success: "text-good", notice: "text-quiet", warning: "text-warning", error: "text-danger" };

interface ToastCardProps {
  toast: Toast;
  onGone: () => void;
  /** What could be done about it was done. */
  onActed: () => void;
}

/** One toast: it goes by itself unless it is being read, or when it is swiped or closed. */
export function ToastCard({ toast, onGone, onActed }: ToastCardProps) {
  const [isHeld, setIsHeld] = useState(false);
  const [offset, setOffset] = useState(0);
  const startX = useRef<number | null>(null);
  const gone = useRef(onGone);
  gone.current = onGone;
  const { action } = toast;
  const stayMs = action ? limits.toast.actionMs : limits.toast.durationMs;

  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => gone.current(), stayMs);
    return () => clearTimeout(timer);
  }, [isHeld, stayMs]);

  const drag = (event: PointerEvent) => {
    if (startX.current !== null) setOffset(event.clientX - startX.current);
  };
  const release = () => {
    startX.current = null;
    if (Math.abs(offset) >= swipePx) onGone();
    else setOffset(0);
  };
  const Picture = pictures[toast.tone];
  return (
    <li
      className="rise flex touch-pan-y items-center gap-3 rounded-soft border border-line bg-raised py-3 pe-1.5 ps-4 text-ink shadow-far"
      style={offset ? { transform: `translateX(${offset}px)` } : undefined}
      // A finger that lands where a toast stands points at it no longer once it is lifted, and nothing says so.
      onPointerEnter={({ pointerType }) => pointerType === "mouse" && setIsHeld(true)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
      onPointerDown={(event) => {
        startX.current = event.clientX;
      }}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onPointerLeave={() => {
        setIsHeld(false);
        release();
      }}
    >
      <Picture aria-hidden="true" className={`size-5 shrink-0 ${colours[toast.tone]}`} />
      <p className="min-w-0 flex-1 text-small">{toast.text}</p>
      {action && (
        <Button
          size="small"
          look="plain"
          className="-my-1 text-accent"
          onClick={() => {
            onActed();
            action.run();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Close" size="small" className="-my-1" onClick={onGone}>
        <X />
      </IconButton>
    </li>
  );
}
