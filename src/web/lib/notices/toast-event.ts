/** What a toast says and how it is meant. */
export interface Toast {
  tone: "success" | "notice" | "warning" | "error";
  text: string;
  /** Something that can still be done about it, for as long as the toast is there. */
  action?: { label: string; run: () => void };
  /** Something that took its time is there: who wants a bell hears one. */
  isArrival?: true;
  /** The toast has gone by itself or was closed, and nothing was done about it. */
  onGone?: () => void;
}

const eventName = "stillpoint:toast";

/** Tells the toaster, wherever it is mounted; only notify and show-error call it. */
export function raiseToast(toast: Toast): void {
  window.dispatchEvent(new CustomEvent<Toast>(eventName, { detail: toast }));
}

const pastEvent = "stillpoint:toast-past";

/** The person has gone on to something else: what only told that something had worked need not stand any longer. */
export function passNotices(): void {
  window.dispatchEvent(new Event(pastEvent));
}

/** Hears that the person has gone on; returns how to stop. */
export function onNoticesPassed(listener: () => void): () => void {
  window.addEventListener(pastEvent, listener);
  return () => window.removeEventListener(pastEvent, listener);
}

/** Listens for toasts; returns how to stop. */
export function onToast(listener: (toast: Toast) => void): () => void {
  const handle = (event: Event) => {
    if (event instanceof CustomEvent) listener(event.detail);
  };
  window.addEventListener(eventName, handle);
  return () => window.removeEventListener(eventName, handle);
}
