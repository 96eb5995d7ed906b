/** What a person looks for on a page: its kind, and what it is called there. */
export interface Wanted {
  kind: "article" | "button" | "field" | "heading" | "link" | "slider" | "text";
  name: string | RegExp;
}

/** A browser of one engine with one page, as far as every engine can be driven alike: as a person uses it. */
export interface Engine {
  /** Its name and version as it tells them itself. */
  readonly label: string;
  open(url: string): Promise<void>;
  /** The value of an expression in the page. */
  ask(expression: string): Promise<unknown>;
  /** Presses where the wanted thing is, with a pointer. It must be there. */
  press(wanted: Wanted): Promise<void>;
  /** Types into what has the focus, key by key. */
  type(text: string): Promise<void>;
  /** Presses a key, with Shift held if asked for. */
  key(name: "Enter" | "Escape" | "Tab", withShift?: boolean): Promise<void>;
  /** Gives a file to a field of files, shown or not. */
  give(selector: string, path: string): Promise<void>;
  setWindow(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

const selectors: Record<Wanted["kind"], string> = {
  article: "article, [role=article]",
  button: "button, [role=button], summary",
  field: "input, textarea, select",
  heading: "h1, h2, h3",
  link: "a[href]",
  slider: "input[type=range]",
  text: "p, span, div, li, h1, h2, h3, label, output",
};

/**
 * An expression that finds the last visible thing of this kind and name, or null. What it is called is its label, or its
 * text; a word that stands in many elements within each other is found in the innermost.
 */
export function finding({ kind, name }: Wanted): string {
  const pattern = typeof name === "string" ? `^${name.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&")}$` : name.source;
  return `([...document.querySelectorAll(${JSON.stringify(selectors[kind])})].filter((each) => {
    const label = each.getAttribute("aria-label") ?? each.labels?.[0]?.textContent ?? each.textContent ?? "";
    return each.getClientRects().length > 0 && new RegExp(${JSON.stringify(pattern)}).test(label.replace(/\\s+/g, " ").trim());
  }).at(-1) ?? null)`;
}
