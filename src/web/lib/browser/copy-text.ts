import { notify } from "#web/lib/notices/notify.ts";
import { showErrorCode } from "#web/lib/notices/show-error.ts";

/** Puts a text on the clipboard, and says so in the words of the place, or that the browser does not allow it. */
export async function copyText(text: string, said = "Copied to clipboard"): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(said);
  } catch {
    showErrorCode("COPY_FAILED");
  }
}
