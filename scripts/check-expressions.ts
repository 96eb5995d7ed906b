import { parseArgs } from "node:util";
import { allowed } from "#scripts/linear/allowed.ts";
import { findExpressions } from "#scripts/linear/find-expressions.ts";
import { lintExpression } from "#scripts/linear/lint-expressions.ts";
import {
  keepMeasured,
  literalOf,
  type Measured,
  measure,
  readMeasured,
  type Verdict,
} from "#scripts/linear/measured.ts";
import { slowWords } from "#scripts/linear/own-words.ts";

/*
 * Every regular expression of the product must take time linear in the text, whoever wrote the text. All of them are
 * linted, and none may stand here that recheck knows to be slow; what is new, and with
 * the options what recheck does not know, is timed with texts of the expression's own words. `--measure` shows it those that it has not seen yet,
 * and keeps what it says in scripts/linear/measured.tsv, to be committed; `--again` gives more time to what was not
 * known in time; `--within` ends the measuring after so many seconds.
 */

const firstSeconds = 3;
const moreSeconds = 30;

const { values } = parseArgs({
  options: { measure: { type: "boolean" }, again: { type: "boolean" }, within: { type: "string" } },
});
const started = performance.now();
const seconds = () => (performance.now() - started) / 1000;
const isLate = () => values.within !== undefined && seconds() > Number(values.within);

const { found, unread } = await findExpressions(process.cwd());
const before = readMeasured();
const measured = new Map<string, Measured>();
const left: string[] = [];
for (const expression of found) {
  const literal = literalOf(expression);
  const known = before.get(literal);
  const isTriedAgain = values.again && known?.verdict === "unknown" && known.seconds < moreSeconds;
  const isOpen = (values.measure && !known) || isTriedAgain;
  const now = isOpen && !isLate() ? await measure(expression, known ? moreSeconds : firstSeconds) : known;
  if (now) measured.set(literal, now);
  else left.push(literal);
}
if (values.measure || values.again) keepMeasured(measured);

const problems = unread.map(
  (place) => `${place}: made while the product runs; make it when the module loads`,
);
for (const { source, flags, places } of found) {
  const literal = literalOf({ source, flags });
  if (allowed.some(({ expression }) => expression === literal)) continue;
  const where = `${places.join(", ")}: ${literal}`;
  for (const message of lintExpression({ source, flags })) problems.push(`${where}\n  ${message}`);
  const verdict = measured.get(literal)?.verdict;
  if (verdict === "slow") problems.push(`${where}\n  recheck knows a text it is slow with`);
  // Takes a quarter of a minute for all that recheck has no word on: at a usual check, for new ones alone.
  const isTimed = verdict === undefined || (verdict === "unknown" && (values.measure || values.again));
  const piece = isTimed ? slowWords({ source, flags }) : undefined;
  if (piece !== undefined)
    problems.push(`${where}\n  it is slow with ${JSON.stringify(piece)} over and over`);
}
for (const { expression } of allowed) {
  if (!found.some((one) => literalOf(one) === expression))
    problems.push(`allowed, and nowhere: ${expression}`);
}

const count = (verdict: Verdict) => [...measured.values()].filter((one) => one.verdict === verdict).length;
for (const problem of problems) console.error(problem);
console.log(
  `${found.length} regular expressions: ${count("safe")} proved linear, ${count("bounded")} suspected and quick, ` +
    `${count("slow")} slow, ${count("unknown")} not known in time, ${left.length} not shown to recheck yet; ` +
    `${allowed.length} allowed; ${seconds().toFixed(1)} s`,
);
process.exit(problems.length > 0 ? 1 : 0); // recheck keeps a process of its own open
