import { raiseToast } from "./toast-event.ts";

/** Says that something worked, or is worth knowing; failures go through show-error. */
export const notify = {
  success: (text: string) => raiseToast({ tone: "success", text }),
  notice: (text: string) => raiseToast({ tone: "notice", text }),
  warning: (text: string) => raiseToast({ tone: "warning", text }),
};
