import { posix } from "node:path";
import { parseSync, Visitor } from "vite";

/** Files that climb and mean it: the linter's patterns and plants, and names that tests offer in bad faith. */
const climbsOnPurpose = new Set([
  "biome.json",
  "src/server/features/export/file-names.test.ts",
  "src/server/features/files/files.slow.test.ts",
  "src/server/providers/storage/storage-contract.test.ts",
]);

/** Two dots that may climb: what is spread has three, and most files have nothing else. */
const climbing = /(?<!\.)\.\.[/"'`$]/;

/**
 * Paths in a file that leave the repository: a bare clone cannot do without what lies beside it. In code a path starts
 * where its file lies when it is imported or joined to `import.meta`, and at the root everywhere else, because that is
 * where each command runs; in any other file it starts where the file lies.
 */
export function pathProblems(path: string, text: string): string[] {
  if (climbsOnPurpose.has(path) || !climbing.test(text)) return [];
  const found = /\.tsx?$/.test(path) ? climbsInCode(path, text) : climbsInWords(path, text);
  return found.map(({ at, climb }) => {
    const line = text.slice(0, at).split("\n").length;
    return `${path}:${line}: ${climb} leaves the repository; what is needed belongs into it (tests/fixtures)`;
  });
}

interface Climb {
  at: number;
  climb: string;
}

const leaves = (from: string, to: string): boolean => posix.join(from, to).split("/")[0] === "..";

function climbsInWords(path: string, text: string): Climb[] {
  const folder = posix.dirname(path);
  return [...text.matchAll(/(?<![\w./*-])(?:\.\/)?(?:\.\.\/)+[\w./-]+/g)]
    .filter(([climb]) => leaves(folder, climb))
    .map(({ 0: climb, index }) => ({ at: index, climb }));
}

interface Part {
  type: string;
  start: number;
  end: number;
}

interface Call {
  callee: Part;
  arguments: Part[];
}

function climbsInCode(path: string, text: string): Climb[] {
  const folder = posix.dirname(path);
  const found: Climb[] = [];
  const judged = new Set<number>();
  const written = ({ start, end }: Part): string => text.slice(start, end);
  /** What a string or the beginning of a template says; nothing for another expression. */
  const said = (part: Part): string | undefined => /^["'`]([^"'`$]*)/.exec(written(part))?.[1];
  const judge = (part: Part, from: string) => {
    const climb = said(part);
    if (climb === undefined || judged.has(part.start)) return from;
    judged.add(part.start);
    const isClimbing = /^(?:\.\/)*\.\.(?:\/|$)/.test(climb);
    if (isClimbing && leaves(from, climb)) found.push({ at: part.start, climb });
    return posix.join(from, climb);
  };
  const judgeCall = (call: Call) => {
    if (!/(?:^|\.)(?:join|resolve)$|^URL$/.test(written(call.callee))) return;
    const isHere = call.arguments.some((part) => written(part).includes("import.meta"));
    const [first] = call.arguments;
    // The folder above one that only the running program knows.
    const isUnknown = !isHere && first !== undefined && !written(first).startsWith("process.cwd()");
    let from = isHere ? folder : ".";
    for (const part of call.arguments) {
      if (isUnknown && said(part) === "..") judged.add(part.start);
      else from = judge(part, from);
    }
  };
  const judgeAlone = (part: Part) => {
    if (said(part) !== "..") judge(part, ".");
  };
  new Visitor({
    ImportDeclaration: ({ source }) => {
      judge(source, folder);
    },
    ImportExpression: ({ source }) => {
      judge(source, folder);
    },
    CallExpression: judgeCall,
    NewExpression: judgeCall,
    Literal: judgeAlone,
    TemplateLiteral: judgeAlone,
  }).visit(parseSync(path, text).program);
  return found;
}
