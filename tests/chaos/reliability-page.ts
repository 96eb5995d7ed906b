import { type Outcome, wrongWith } from "./bring-on.ts";

/** What was not brought on, and why. */
export interface LeftOut {
  fault: string;
  why: string;
}

/** How a run went, as the page tells it. */
export interface Run {
  /** When and on what it was measured. */
  measured: string;
  people: number;
  usableWithinMs: number;
  outcomes: readonly Outcome[];
  leftOut: readonly LeftOut[];
}

const head = (run: Run) => `# Reliability

Written by \`npm run chaos\`, which brings each fault on the product as it runs for people: as processes, on a real PostgreSQL, an S3
storage that checks signatures, a model server and a mail server, all on this machine, each behind a wire that can be cut, held
up and slowed down. ${run.people} people go on writing meanwhile, try again where they are refused, and keep account of all that was
acknowledged to them; where narrations are counted, half of them have one made when the fault
begins, and the others ask for one while it lasts. What
is wrong in the second table fails the command. Faults of different parts are brought on side by side, each on an installation of its
own, so times are those of a busy machine. Measured ${run.measured}.

"Usable" is the time from the end of the fault until everybody was answered, of which ${Math.round(run.usableWithinMs / 1000)} s are allowed beside the time in
which no processor was free for it, since the machine may have other work. Found means unchanged, and once.`;

/** What is no fault stands where it is measured. */
const evenUse =
  "Whether memory, open files, rows and times stay what they are in twenty minutes of even use is measured by `npm run bench soak` ([figures](figures.md#soak)).";

/** The page, from what was measured. */
export function reliabilityPage(run: Run): string {
  return `${[
    head(run),
    "## What people see",
    table(
      ["fault", "lasted", "sentences, and how often they were read"],
      run.outcomes.map((outcome) => [
        `${outcome.fault}.${outcome.told ? ` ${outcome.told}` : ""}`,
        outcome.seconds < 1 ? "a moment" : `${Math.round(outcome.seconds)} s`,
        seen(outcome),
      ]),
    ),
    "## What was counted",
    table(
      [
        "fault",
        "messages acknowledged, found",
        "replies saved, found",
        "usable after (of that no processor was free)",
        "narrations ready, failed, refused",
        "recordings listed, broken",
        "letters asked for, arrived once",
        "what is wrong",
      ],
      run.outcomes.map((outcome) => counted(outcome, run.usableWithinMs)),
    ),
    ...run.leftOut.map(({ fault, why }) => `Left out: ${fault}, because ${why}.`),
    evenUse,
  ]
    .filter(Boolean)
    .join("\n\n")}\n`;
}

function seen({ seen: sentences }: Outcome): string {
  if (sentences.size === 0) return "nothing";
  const often = [...sentences].toSorted(([, one], [, other]) => other - one);
  return often.map(([sentence, times]) => `${sentence} (${times})`).join("<br>");
}

function counted(outcome: Outcome, usableWithinMs: number): string[] {
  const { messages, replies, narrations, recordings, letters } = outcome;
  const hasNone = (...counts: number[]) => counts.every((count) => count === 0);
  return [
    outcome.fault,
    `${messages.acknowledged}, ${messages.found}`,
    `${replies.saved}, ${replies.found}`,
    `${(outcome.usableMs / 1000).toFixed(1)} s (${(outcome.withoutProcessorMs / 1000).toFixed(1)} s)`,
    hasNone(narrations.ready, narrations.failed, narrations.refused, narrations.stuck)
      ? ""
      : `${narrations.ready}, ${narrations.failed}, ${narrations.refused}`,
    recordings.listed === 0 ? "" : `${recordings.listed}, ${recordings.broken}`,
    letters.asked === 0 ? "" : `${letters.asked}, ${letters.arrivedOnce}`,
    wrongWith(outcome, usableWithinMs).join("; ") || "nothing",
  ];
}

function table(columns: readonly string[], rows: readonly string[][]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(columns), line(columns.map(() => "---")), ...rows.map(line)].join("\n");
}
