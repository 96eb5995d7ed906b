import type { ModelScore } from "./measure-model.ts";

const head = `# Models compared

Written by \`npm run eval:model\`: one column a model, the one measured last in place of its earlier figures. People are played,
and what is counted is told by rule; no person judged anything. Read a few conversations before you choose.
`;

const cells = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** The models of a page with their figures; none where the page has no table. */
export function readScores(page: string): Map<string, ModelScore> {
  const [first, , ...rows] = page.split("\n").filter((line) => line.startsWith("|"));
  const models = first === undefined ? [] : cells(first).slice(1);
  return new Map(
    models.map((model, at) => [
      model,
      Object.fromEntries(rows.map((row) => [cells(row)[0] ?? "", cells(row)[at + 1] ?? "–"])),
    ]),
  );
}

/** A page that compares models; a figure that one of them lacks is a dash. */
export function writeScores(scores: ReadonlyMap<string, ModelScore>): string {
  const models = [...scores.keys()];
  const names = [...new Set([...scores.values()].flatMap((score) => Object.keys(score)))];
  const row = (...values: string[]): string =>
    `| ${values.map((value) => value.replaceAll("|", "/")).join(" | ")} |`;
  const rows = names.map((name) => row(name, ...models.map((model) => scores.get(model)?.[name] ?? "–")));
  return [head, row("", ...models), row("---", ...models.map(() => "---")), ...rows, ""].join("\n");
}
