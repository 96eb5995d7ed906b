import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

const root = join(import.meta.dirname, "..");
const folder = join(root, "src/server/coach/model/behaviours");

const server = z.strictObject({
  name: z.string(),
  page: z.string(),
  /** How the recorded behaviours call it. */
  fixtures: z.array(z.string()),
  /** Lines for `.env`. */
  settings: z.array(z.string()),
  /** What to set or to know on its own side. */
  itself: z.array(z.string()),
  untried: z.array(z.string()),
});
type ModelServerPage = z.infer<typeof server>;

const behaviour = z.looseObject({
  what: z.string(),
  server: z.string(),
  source: z.string(),
  shown: z.string(),
  fault: z.string().nullable(),
});

const behaviours = readdirSync(folder)
  .filter((name) => name.endsWith(".jsonl"))
  .sort()
  .flatMap((name) => readFileSync(join(folder, name), "utf8").trim().split("\n"))
  .map((line) => behaviour.parse(JSON.parse(line)));

/** What became of one, in a cell. */
function became({ shown, fault }: z.infer<typeof behaviour>): string {
  if (fault === null) return "the answer, without it";
  return shown === "" ? `\`${fault}\`` : `what came, marked as cut; \`${fault}\``;
}

function pageOf({ name, fixtures, settings, itself, untried }: ModelServerPage): string {
  const tried = behaviours.filter((one) => fixtures.includes(one.server));
  const rows = tried.map((one) => {
    const source = one.source === "hand" ? "ours" : `[seen](${one.source})`;
    return `| ${one.what.replaceAll("|", "\\|").replaceAll("<", "&lt;")} | ${source} | ${became(one)} |`;
  });
  return `# ${name}

**Not run while this was written.** The settings are the documented ones, and \`npm run doctor\` is the judge.
What every server has in common stands in [Connecting a language model](../models.md).

## To paste into \`.env\`

\`\`\`
${settings.join("\n")}
\`\`\`

## On its side

${itself.map((line) => `- ${line}`).join("\n")}

## Tried by the wire alone

${tried.length} of its behaviours are played by a server on loopback, in small and large pieces; those that any server may
show stand beside them in \`src/server/coach/model/behaviours\`.

| it sends | where it was seen | what becomes of it |
|---|---|---|
${rows.join("\n")}

## Not tried

- ${untried.join("\n- ")}
- anything that only a real one shows: its speed, its sense, its cost
`;
}

/** Every page by its path from the root, as it ought to be. */
export function modelPages(): Map<string, string> {
  const servers = z
    .array(server)
    .parse(JSON.parse(readFileSync(join(import.meta.dirname, "model-servers.json"), "utf8")));
  return new Map(servers.map((one) => [`docs/models/${one.page}.md`, pageOf(one)]));
}

if (import.meta.main) {
  for (const [path, text] of modelPages()) writeFileSync(join(root, path), text);
  console.log(`${modelPages().size} pages are written to docs/models.`);
}
