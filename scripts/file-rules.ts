import { basename } from "node:path";
import { parseSync, Visitor } from "vite";

const emptyNames = new Set(["utils", "helpers", "common", "misc", "manager", "data", "info"]);

type Parsed = ReturnType<typeof parseSync>;
type Statement = Parsed["program"]["body"][number];

/** What is wrong with one file that the linter has no rule for: its name, its look, and exports without a doc line. */
export function fileProblems(path: string, text: string): string[] {
  return [
    ...nameProblems(path),
    ...lookProblems(path, text),
    ...(isDocumented(path) ? docProblems(path, text) : []),
    ...packedProblems(path, text),
    ...hurriedProblems(path, text),
  ];
}

function nameProblems(path: string): string[] {
  const name = basename(path).replace(/\..*$/, "");
  if (name === "index") return [`${path}: no barrels: name the file after what it holds, not index`];
  const empty = name.split("-").find((word) => emptyNames.has(word));
  return empty ? [`${path}: a name that says nothing ("${empty}"): name what the file is about`] : [];
}

const rawLook = /#[\da-f]{6}\b|\b(?:rgb|hsl|oklch)a?\(|-\[\d+px\]/i;
const tokenFiles = /\/(tokens|splash)\.css$|\.test\.tsx$/;

/** Colours and sizes come from the tokens, so that both themes and everybody's own size of letters hold. */
function lookProblems(path: string, text: string): string[] {
  if (!/^src\/web\/.*\.(tsx|css)$/.test(path) || tokenFiles.test(path)) return [];
  return text.split("\n").flatMap((line, at) => {
    const [found] = rawLook.exec(line) ?? [];
    return found ? [`${path}:${at + 1}: ${found} goes around the tokens of app/tokens.css`] : [];
  });
}

/**
 * A literal spread into another (`{ ...{ a, b }, c }`) saves lines, and the type checker no longer sees a property that
 * does not belong there: of 266 misspelt ones planted so it found none.
 */
function packedProblems(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path) || !/\.\.\.\s*\{/.test(text)) return [];
  const found: string[] = [];
  const look = (node: { start: number; argument: { type: string } }) => {
    if (node.argument.type !== "ObjectExpression") return;
    const line = text.slice(0, node.start).split("\n").length;
    found.push(`${path}:${line}: a literal spread into another hides its mistakes from the type checker`);
  };
  new Visitor({ SpreadElement: look, JSXSpreadAttribute: look }).visit(parseSync(path, text).program);
  return found;
}

const hurried = /\bexpect\((?:new URL\()?page\.url\(\)/;

/** An address follows what is on the screen a moment later, so a test that looks once fails when the machine is busy. */
function hurriedProblems(path: string, text: string): string[] {
  if (!path.endsWith(".e2e.ts")) return [];
  return text.split("\n").flatMap((line, at) => {
    const problem = `${path}:${at + 1}: the address is looked at once: wait with expect(page).toHaveURL`;
    return hurried.test(line) ? [problem] : [];
  });
}

function isDocumented(path: string): boolean {
  return /\.tsx?$/.test(path) && !/\.(test|spec|config|bench|d)\.tsx?$/.test(path);
}

/** What gives something to the outside, as the formatter writes it; what is passed on is documented where it is made. */
const exporting = /^export (?!\{|\*|type \{)/gm;
const documented = /\/\*\*(?:(?!\*\/)[\s\S])*[^*\s](?:(?!\*\/)[\s\S])*\*\/\s*$/;
/** The longest doc line there is ends within so many characters. */
const docReach = 4000;

/** Whether every export follows a doc line as plainly as nearly all do: then nothing needs to be parsed. */
function isPlainlyDocumented(text: string): boolean {
  return [...text.matchAll(exporting)].every(({ index }) => {
    const before = text.slice(Math.max(0, index - docReach), index).trimEnd();
    return before.endsWith("*/") && documented.test(before.slice(before.lastIndexOf("/*")));
  });
}

function docProblems(path: string, text: string): string[] {
  if (isPlainlyDocumented(text)) return [];
  const parsed = parseSync(path, text);
  if (parsed.errors.length > 0) return [`${path}: cannot be parsed`];
  const seen = new Set<string>();
  return parsed.program.body.flatMap((statement) => {
    const name = exportedName(statement);
    // Further signatures of an overloaded function are documented by the first.
    if (name === undefined || seen.has(name)) return [];
    seen.add(name);
    if (hasDocLine(parsed, text, statement.start)) return [];
    const line = text.slice(0, statement.start).split("\n").length;
    return [`${path}:${line}: the export ${name} has no doc line (/** … */)`];
  });
}

/** The name a statement gives to the outside; nothing for re-exports, which are documented where they are made. */
function exportedName(statement: Statement): string | undefined {
  if (statement.type === "ExportDefaultDeclaration") return "default";
  if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return undefined;
  const { declaration } = statement;
  if ("declarations" in declaration) {
    const id = declaration.declarations[0]?.id;
    return id?.type === "Identifier" ? id.name : "pattern";
  }
  return "id" in declaration && declaration.id && "name" in declaration.id
    ? String(declaration.id.name)
    : "declaration";
}

function hasDocLine(parsed: Parsed, text: string, start: number): boolean {
  return parsed.comments.some(
    (comment) =>
      comment.type === "Block" &&
      comment.value.startsWith("*") &&
      comment.value.replace(/[*\s]/g, "") !== "" &&
      comment.end <= start &&
      text.slice(comment.end, start).trim() === "",
  );
}
