import { type MouseEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useBackCloses } from "#web/lib/browser/back-step.ts";
import { classes } from "#web/lib/classes.ts";

const shapes = {
  centre: "rise m-auto w-[min(42rem,calc(100vw-2rem))] max-h-[80vh] rounded-large border border-line",
  small: "rise m-auto w-[min(26rem,calc(100vw-2rem))] max-h-[80vh] rounded-large border border-line",
  left: "slide-in-left m-0 h-dvh max-h-none w-80 max-w-[86vw] border-e border-line",
  full: "appear m-0 h-dvh max-h-none w-dvw max-w-none backdrop:bg-transparent backdrop:backdrop-filter-none",
  bottom:
    "slide-in-up mt-auto mb-0 mx-0 h-[80dvh] max-h-none w-full max-w-none rounded-t-large border-t border-line",
};

interface DialogProps {
  label: string;
  onClose: () => void;
  shape?: keyof typeof shapes;
  /** Whether Escape, Back and a click beside it close it; a decision that must be taken is not. */
  isDismissable?: boolean;
  children: ReactNode;
}

/**
 * A modal surface, open as long as it is mounted. It is the browser's own dialog: focus stays inside, the page behind
 * is inert, focus goes back afterwards, and no style element is inserted that a strict content policy would refuse.
 * It clips rather than hides what is too much: a box that hides is still scrolled when something in it is focused.
 */
export function Dialog({ label, onClose, shape = "centre", isDismissable = true, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  useBackCloses(isDismissable ? onClose : null);
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // Without a first choice of its own the dialog itself is focused, so that its name is read before its content.
    (dialog?.querySelector<HTMLElement>("[data-first-focus]") ?? dialog)?.focus();
    return () => dialog?.close();
  }, []);

  const closeOutside = (event: MouseEvent) => {
    if (isDismissable && event.target === ref.current) onClose();
  };
  return (
    <dialog
      ref={ref}
      tabIndex={-1}
      aria-label={label}
      closedby={isDismissable ? "closerequest" : "none"}
      onClick={closeOutside}
      onCancel={(event) => {
        // React passes it on from what lies inside, too: another dialog, or a file chooser that was given up.
        if (event.target !== ref.current) return;
        event.preventDefault();
        if (isDismissable) onClose();
      }}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !isDismissable) event.preventDefault();
      }}
      // A browser that does not know `closedby` closes on a second Escape whatever `cancel` says: then it opens again.
      onClose={({ target }) =>
        target === ref.current && !isDismissable && ref.current?.isConnected && ref.current.showModal()
      }
      className={classes(
        "flex-col overflow-clip bg-surface p-0 text-ink shadow-far outline-none open:flex",
        shapes[shape],
      )}
    >
      {children}
    </dialog>
  );
}
