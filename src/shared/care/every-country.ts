import { type CountryHelp, type HelpKind, type HelpLine, helpKinds } from "./country-help.ts";
import { countryTable } from "./help-countries.ts";
import { lineTable } from "./help-lines.ts";

const isKind = (word: string): word is HelpKind => helpKinds.some((kind) => kind === word);

const cellsOf = (line: string): string[] => line.split("|").map((cell) => cell.trim());

/** The rows of a table, with their lines; what is empty is left out. */
const rowsOf = (table: string): { row: string[]; where: string }[] =>
  table
    .split("\n")
    .map((line, at) => ({ line, where: `line ${at + 1}` }))
    .filter(({ line }) => line.trim() !== "")
    .map(({ line, where }) => ({ row: cellsOf(line), where }));

function readLine(row: string[], where: string): { code: string; kind: HelpKind; line: HelpLine } {
  const [code = "", kind = "", name = "", phone, hours, note, source = "", readOn] = row;
  if (row.length !== 8) throw new Error(`Help lines, ${where}: ${row.length} cells where 8 belong.`);
  if (!isKind(kind))
    throw new Error(`Help lines, ${where}: no kind is called "${kind}"; known: ${helpKinds.join(", ")}.`);
  if (!phone && kind !== "text") throw new Error(`Help lines, ${where}: ${name} has no number.`);
  return {
    code,
    kind,
    line: {
      name,
      ...(phone ? { phone } : {}),
      ...(hours ? { hours } : {}),
      ...(note ? { note } : {}),
      source,
      ...(readOn ? { readOn } : {}),
    },
  };
}

/** Reads the two tables; throws where a row is not of their shape, names an unknown country, or stands there twice. */
export function readHelp(countries: string, lines: string): CountryHelp[] {
  const read = rowsOf(lines).map(({ row, where }) => ({ where, ...readLine(row, where) }));
  const found = rowsOf(countries).map(({ row, where }): CountryHelp => {
    const [code = "", country = "", aliases = "", emergency = "", police] = row;
    if (row.length !== 5) throw new Error(`Countries, ${where}: ${row.length} cells where 5 belong.`);
    const own = new Map<HelpKind, HelpLine>();
    for (const one of read.filter((line) => line.code === code)) {
      if (own.has(one.kind)) throw new Error(`Help lines, ${one.where}: a second ${one.kind} for ${code}.`);
      own.set(one.kind, one.line);
    }
    const { crisis, ...others } = Object.fromEntries(own);
    if (!crisis) throw new Error(`Countries, ${where}: ${country} has no crisis line.`);
    return {
      code,
      country,
      aliases: aliases ? aliases.split(/, */) : [],
      emergency,
      ...(police ? { police } : {}),
      crisis,
      ...others,
    };
  });
  const stray = read.find(({ code }) => found.every((help) => help.code !== code));
  if (stray) throw new Error(`Help lines, ${stray.where}: no country has the code ${stray.code}.`);
  return found;
}

/** Every country we hold help for. */
export const everyCountry: CountryHelp[] = readHelp(countryTable, lineTable);

/** The help of a country by its code, if we hold it. */
export const helpFor = (code: string | undefined): CountryHelp | undefined =>
  code ? everyCountry.find((help) => help.code === code.toUpperCase()) : undefined;
