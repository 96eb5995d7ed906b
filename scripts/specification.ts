/** A clause of the specification and what shows that it holds: tests, a deviation with its reason, or nothing yet. */
export interface Clause {
  id: string;
  issue: string;
  test: string;
}

/** The table `docs/specification.tsv`: its clauses, and the issues its head says are finished. */
export interface Coverage {
  finished: string[];
  clauses: Clause[];
}

const columns = ["id", "section", "issue", "clause", "test"];

/** Reads the table. Throws with the line's number when a line has not the five columns of the head. */
export function readCoverage(text: string): Coverage {
  const lines = text.split("\n").map((line, index) => ({ line, number: index + 1 }));
  const head = lines.filter(({ line }) => line.startsWith("#")).map(({ line }) => line);
  const rows = lines.filter(({ line }) => line !== "" && !line.startsWith("#"));
  if (rows[0]?.line !== columns.join("\t")) throw new Error(`the columns must be: ${columns.join(", ")}`);
  return {
    finished: finishedIssues(head),
    clauses: rows.slice(1).map(({ line, number }) => clause(line, number)),
  };
}

function finishedIssues(head: string[]): string[] {
  const lists = head.flatMap((line) => /^#\s*finished:(.*)$/.exec(line)?.[1] ?? []);
  if (lists.length !== 1) throw new Error("the head must have one line `# finished: issue, issue`");
  return lists
    .flatMap((list) => list.split(","))
    .map((name) => name.trim())
    .filter(Boolean);
}

function clause(line: string, number: number): Clause {
  const cells = line.split("\t");
  const [id = "", , issue = "", , test = ""] = cells;
  if (cells.length !== columns.length || !id || !issue)
    throw new Error(`line ${number}: not ${columns.length} columns`);
  return { id, issue, test: test.trim() };
}

/**
 * What is missing: a clause of a finished issue without a test, and any reference, finished or not, to a test that
 * is not there. `read` gives a file's text, or nothing when there is no such file.
 */
export function coverageProblems(coverage: Coverage, read: (path: string) => string | undefined): string[] {
  return [
    ...headProblems(coverage),
    ...doubles(coverage),
    ...coverage.clauses.flatMap((one) => clauseProblems(one)),
  ];

  function clauseProblems({ id, issue, test }: Clause): string[] {
    if (test === "")
      return coverage.finished.includes(issue) ? [`${id}: ${issue} is finished, but no test shows this`] : [];
    if (/^deviation:/.test(test))
      return /^deviation:\s*\S/.test(test) ? [] : [`${id}: a deviation needs its reason`];
    return test.split(" | ").flatMap((reference) => referenceProblem(id, reference.trim(), read));
  }
}

function headProblems({ finished, clauses }: Coverage): string[] {
  const known = new Set(clauses.map(({ issue }) => issue));
  return finished
    .filter((name) => !known.has(name))
    .map((name) => `finished: no clause belongs to "${name}"`);
}

function doubles({ clauses }: Coverage): string[] {
  const seen = new Set<string>();
  return clauses.flatMap(({ id }) => {
    if (seen.has(id)) return [`${id}: stands twice`];
    seen.add(id);
    return [];
  });
}

function referenceProblem(
  id: string,
  reference: string,
  read: (path: string) => string | undefined,
): string[] {
  const [path = "", title = ""] = reference.split(/:\s+(.*)$/s);
  if (!/\.(test|spec|e2e)\.tsx?$/.test(path) || !title)
    return [`${id}: "${reference}" is not \`file: test name\``];
  const text = read(path);
  if (text === undefined) return [`${id}: there is no file ${path}`];
  return hasTest(text, title) ? [] : [`${id}: ${path} has no test "${title}"`];
}

/** Whether a call in a file is given exactly this title first; skipped tests and commented-out ones do not count. */
function hasTest(text: string, title: string): boolean {
  const quoted = title.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&").replace(/["'`]/g, "\\\\?$&");
  const skipped = "(?<!\\.(?:skip|todo|fixme|fails))";
  return new RegExp(`^(?!\\s*(?://|/?\\*)).*?${skipped}\\(\\s*(["'\`])${quoted}\\1\\s*,`, "m").test(text);
}

/** How far each issue's clauses are shown, one line an issue. */
export function summary({ clauses, finished }: Coverage): string {
  const issues = [...new Set(clauses.map(({ issue }) => issue))];
  const line = (issue: string) => {
    const own = clauses.filter((one) => one.issue === issue);
    const deviations = own.filter(({ test }) => test.startsWith("deviation:")).length;
    const shown = own.filter(({ test }) => test !== "").length - deviations;
    const state = finished.includes(issue) ? "finished" : "open";
    return `${issue}: ${shown} of ${own.length} shown by tests, ${deviations} deviations (${state})`;
  };
  return issues.map(line).join("\n");
}
