import { readFileSync } from "node:fs";
import { dirname, join, matchesGlob, normalize } from "node:path";
import { parseSync } from "vite";

/** Who may not import what. Rows stand by themselves: a file keeps every wall that names it. */
export interface Wall {
  /** Globs of the files behind the wall; `<feature>` in one stands for a folder's name and binds it for `mayImport`. */
  files: string[];
  except: string[];
  /** Globs of what is imported: a path below the project for ours, the specifier for packages and for `../`. */
  mayNotImport: string[];
  /** What may be imported all the same; `path#Name` lets that one name through, `path#types` whatever is only a type. */
  mayImport: string[];
  says: string;
}

/** The walls of a table with a head and the columns of `Wall`, by tabs; globs in a cell are parted by spaces. */
export function readWalls(path: string): Wall[] {
  const rows = readFileSync(path, "utf8").trim().split("\n").slice(1);
  return rows.map((row, at) => {
    const [files = "", except = "", mayNotImport = "", mayImport = "", says = ""] = row.split("\t");
    if (!files || !mayNotImport || !says)
      throw new Error(`${path}:${at + 2}: a wall needs files, what they may not import, and a sentence`);
    return {
      files: globsOf(files),
      except: globsOf(except),
      mayNotImport: globsOf(mayNotImport),
      mayImport: globsOf(mayImport),
      says,
    };
  });
}

const globsOf = (cell: string): string[] => cell.split(" ").filter(Boolean);

interface Import {
  line: number;
  specifier: string;
  /** Ours as a path below the project, anything else as it is written. */
  target: string;
  /** The names taken; undefined when all are, or it cannot be told. */
  names: string[] | undefined;
  /** Nothing of it is there when the program runs. */
  isOnlyTypes: boolean;
}

/** Every import of a file that a wall forbids, as `path:line: sentence`. */
export function wallProblems(path: string, text: string, walls: Wall[]): string[] {
  const around = walls.filter(
    ({ files, except }) =>
      files.some((glob) => boundIn(glob, path) !== undefined) && !matchesAny(path, except),
  );
  if (around.length === 0) return [];
  return importsOf(path, text).flatMap((one) =>
    around.filter((wall) => isForbidden(one, path, wall)).map(({ says }) => `${path}:${one.line}: ${says}`),
  );
}

function isForbidden(one: Import, path: string, { files, mayNotImport, mayImport }: Wall): boolean {
  const reads = [one.target, one.specifier];
  if (!mayNotImport.some((glob) => reads.some((read) => matchesGlob(read, glob)))) return false;
  const bound = files.map((glob) => boundIn(glob, path)).find((name) => name !== undefined) ?? "";
  return !mayImport.some((glob) => {
    const [allowed = "", name] = glob.replaceAll("<feature>", bound).split("#");
    return (
      reads.some((read) => matchesGlob(read, allowed)) &&
      (name === undefined ||
        (name === "types" ? one.isOnlyTypes : (one.names?.every((taken) => taken === name) ?? false)))
    );
  });
}

const matchesAny = (path: string, globs: string[]): boolean => globs.some((glob) => matchesGlob(path, glob));

/** The folder that `<feature>` stands for, "" for a glob without one; undefined where the glob does not match. */
function boundIn(glob: string, path: string): string | undefined {
  if (!matchesGlob(path, glob.replace("<feature>", "*"))) return undefined;
  const at = glob.split("/").indexOf("<feature>");
  return at < 0 ? "" : path.split("/")[at];
}

function importsOf(path: string, text: string): Import[] {
  const { module } = parseSync(path, text);
  const found: (Pick<Import, "specifier" | "names" | "isOnlyTypes"> & { start: number })[] = [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      start: moduleRequest.start,
      names: entries.map(({ importName }) => importName.name ?? "*"),
      isOnlyTypes: entries.length > 0 && entries.every(({ isType }) => isType),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) =>
        moduleRequest
          ? [
              {
                specifier: moduleRequest.value,
                start: moduleRequest.start,
                names: undefined,
                isOnlyTypes: false,
              },
            ]
          : [],
      ),
    ),
    ...module.dynamicImports.map(({ moduleRequest }) => ({
      specifier: literalIn(text.slice(moduleRequest.start, moduleRequest.end)),
      start: moduleRequest.start,
      names: undefined,
      isOnlyTypes: false,
    })),
  ];
  return found.map(({ specifier, start, names, isOnlyTypes }) => ({
    specifier,
    names,
    isOnlyTypes,
    line: text.slice(0, start).split("\n").length,
    target: targetOf(path, specifier),
  }));
}

/** The text of a literal; an address that is computed names nothing. */
const literalIn = (source: string): string => /^["'`](.*)["'`]$/.exec(source)?.[1] ?? "";

function targetOf(path: string, specifier: string): string {
  if (specifier.startsWith("#scripts/")) return specifier.slice(1);
  if (specifier.startsWith("#")) return `src/${specifier.slice(1)}`;
  return specifier.startsWith(".") ? normalize(join(dirname(path), specifier)) : specifier;
}
