const head =
  "# Figures\n\nEach section is written by `npm run bench`, or by `npm run bench <part of its name>` alone; its first line says when and on what. Every figure is a median of the measurements counted in brackets, with its middle half and its extremes; a ratio compares with a control of the same run.";

/** The page of figures with a section put in the place of its older self, or in its place by name. */
export function withSection(page: string, title: string, text: string): string {
  const sections = new Map(
    page
      .split(/^## /m)
      .slice(1)
      .map((section): [string, string] => {
        const [first = "", ...rest] = section.split("\n");
        return [first, rest.join("\n").trim()];
      }),
  );
  sections.set(title, text.trim());
  const body = [...sections].toSorted(([one], [other]) => one.localeCompare(other));
  return `${[head, ...body.map(([name, section]) => `## ${name}\n\n${section}`)].join("\n\n")}\n`;
}
