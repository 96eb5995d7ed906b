import { useSyncExternalStore } from "react";

function subscribe(hear: () => void): () => void {
  window.addEventListener("online", hear);
  window.addEventListener("offline", hear);
  return () => {
    window.removeEventListener("online", hear);
    window.removeEventListener("offline", hear);
  };
}

/** Whether the browser has a line at all; that it has one does not say that our server can be reached. */
export function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine);
}
