/** Where one lands who leaves quickly: a page that anybody may have open, and that stands in many languages. */
const elsewhere = "https://www.wikipedia.org/";

/**
 * Leaves for another page, so that "back" does not lead here again. What is written in the browser's history before
 * stays there; the reply that mentions the button says so.
 */
export const leavePage = (): void => window.location.replace(elsewhere);
