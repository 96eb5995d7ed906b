import { raiseToast } from "./toast-event.ts";

/** Says that something worked, or is worth knowing; failures go through show-error. */
export const notify = {
  success: (text: string) => raiseToast({ tone: "success", text }),
  /** Something that took its time is ready. */
  arrived: (text: string) => raiseToast({ tone: "success", text, isArrival: true }),
  notice: (text: string) => raiseToast({ tone: "notice", text }),
  warning: (text: string) => raiseToast({ tone: "warning", text }),
  /** Says that something worked that can be taken back for a while; `onKept` once it no longer can. */
  undoable: (text: string, { onUndo, onKept }: { onUndo: () => void; onKept: () => void }) =>
    raiseToast({ tone: "success", text, action: { label: "Undo", run: onUndo }, onGone: onKept }),
};
