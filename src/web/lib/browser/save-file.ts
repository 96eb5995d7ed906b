/** Some browsers read what is saved only a while after the click. */
const readMs = 60_000;

/** Gives something to the person as a file. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), readMs);
}
