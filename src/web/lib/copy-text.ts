import { notify } from "./notify.ts";
import { showRefusal } from "./show-error.ts";

/** Puts a text on the clipboard, and says so, or that the browser does not allow it. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success("Copied to clipboard");
  } catch {
    showRefusal("COPY_FAILED");
  }
}
