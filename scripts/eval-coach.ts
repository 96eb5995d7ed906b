import { keepTable } from "./eval/keep-table.ts";
import { readSet } from "./eval/labelled-messages.ts";
import { measureAlarms } from "./eval/measure-alarms.ts";
import { type Figure, isHeldOut, measureCare } from "./eval/measure-care.ts";
import { measureCurve } from "./eval/measure-curve.ts";
import { measureExits } from "./eval/measure-exits.ts";
import { measureHereAndNow } from "./eval/measure-here-and-now.ts";
import { measureShortLines } from "./eval/measure-short-lines.ts";
import { measureTalks } from "./eval/measure-talks.ts";
import { referenceFloors, referenceRows } from "./eval/reference-messages.ts";
import { type Ceiling, measureSense } from "./eval/sense/measure-sense.ts";
import { wilson } from "./eval/wilson.ts";

const share = (part: number, whole: number): string => `${part}/${whole}, ${wilson(part, whole)}`;

const talks = measureTalks();
const figures: Record<string, string> = { ...talks.figures };

const first = readSet("first");
const careFigures: Figure[] = [
  ...measureCare("open reference", referenceRows("reference"), referenceFloors.reference),
  ...measureCare("rewritten reference, never taught", referenceRows("rewritten"), referenceFloors.rewritten),
  ...measureCare(
    "own, tuned half",
    first.filter((one) => !isHeldOut(one)),
    { act: 0.97, actSeen: 0.99, check: 0.9, none: 0.97, medical: 0.9, out: 0.9 },
  ),
  ...measureCare("own, held-out half", first.filter(isHeldOut), {
    act: 0.9,
    actSeen: 0.9,
    check: 0.9,
    none: 0.95,
    medical: 0.8,
    out: 0.8,
  }),
  ...measureCare("own, second set", readSet("second"), { act: 0.9, actSeen: 0.93, check: 0.88, none: 0.97 }),
  ...measureCare("own, long stories", readSet("third"), { act: 0.9, none: 0.95 }),
  ...measureCare("own, fourth set", readSet("fourth"), { act: 0.9, none: 0.95 }),
  ...measureCare("own, fifth set", readSet("fifth"), { actSeen: 0.7, none: 0.95 }),
  ...measureCare("own, sixth set, oblique, never taught", readSet("sixth"), { actSeen: 0.45, none: 0.88 }),
  ...measureCare("own, seventh set, never taught", readSet("seventh"), {
    act: 0.8,
    actSeen: 0.85,
    check: 0.88,
    none: 0.93,
    medical: 0.85,
    out: 0.8,
    injection: 0.9,
  }),
  ...measureCare("own, eighth set, never taught", readSet("eighth"), {
    act: 0.65,
    actSeen: 0.75,
    check: 0.72,
    none: 0.92,
    medical: 0.8,
    out: 0.75,
    injection: 0.85,
  }),
  ...measureAlarms("first", { calm: 0.9, asked: 0.73, caught: 0.75 }),
  ...measureAlarms("second", { calm: 0.9, asked: 0.75, caught: 0.72 }),
  ...measureAlarms("third", { calm: 0.9, asked: 0.75, caught: 0.75 }),
  ...measureShortLines(),
  ...measureHereAndNow(),
  ...measureCare("own, topics", readSet("topics"), { medical: 0.9, out: 0.9, injection: 0.9 }),
];
const sense = await measureSense();
const exits = measureExits();
careFigures.push(...exits.reached, ...sense.reached);
const bounded: Ceiling[] = [...exits.bounded, ...sense.bounded];
for (const { name, hit, of } of [...careFigures, ...bounded]) figures[name] = share(hit, of);
console.table(figures);
if (process.argv.includes("--unmet")) for (const line of sense.unmet) console.log(line);
const stale = keepTable(figures, measureCurve(), process.argv.includes("--write"));
for (const line of stale) console.error(`${line}. Run npm run eval -- --write.`);
const fallen = careFigures.filter(({ hit, of, floor }) => hit / of < floor);
for (const { name, hit, of, floor } of fallen)
  console.error(`${name}: ${share(hit, of)} is below ${(100 * floor).toFixed(0)}%`);
const passed = bounded.filter(({ hit, of, ceiling }) => hit / of > ceiling);
for (const { name, hit, of, ceiling } of passed)
  console.error(`${name}: ${share(hit, of)} is above ${(100 * ceiling).toFixed(0)}%`);
for (const sentence of talks.missed) console.error(sentence);
if (fallen.length > 0 || passed.length > 0 || talks.missed.length > 0 || stale.length > 0)
  process.exitCode = 1;
