import { assessMessage, type ReadText, readOnce } from "#server/coach/care/assessing/assess-message.ts";
import { plainText } from "#server/coach/care/assessing/plain-text.ts";
import { signsOf, weigh } from "#server/coach/care/assessing/weigh.ts";
import { type Labelled, readSet } from "./labelled-messages.ts";
import { meetTalks } from "./measure-alarms.ts";
import { wilson } from "./wilson.ts";

/** By how much graver every message is read than it is today; 0 is where we stand. */
const moves = [-2, -1, -0.5, 0, 0.5, 1, 2];
/** The three of them that are shown by kind. */
const shownByKind = [-1, 0, 1];

const talkSets = ["first", "second", "third"];

/**
 * What is bought by asking more often, as a section of the page: interrupted ordinary conversations against danger heard,
 * while every score of the classifier is moved by the same amount, and the same for single messages by kind and by how
 * plainly they speak.
 */
export function measureCurve(): string {
  const read = readOnce();
  return [
    "## What asking more often would bring, and cost",
    "",
    `Every score of the classifier is moved by so much (a logit; +1 makes every message read graver), with the rows and the policy as
they are; 0 is where we stand. In brackets are Wilson's 95 % intervals. The three sets of conversations together; bounds were chosen
on the first and the second.

We stand at the lowest of these points at which the aim for signs of danger is reached (at least asked about 85 %): who is in danger and
met by an ordinary reply alone loses more than who is asked once too often. The aim for ordinary conversations (never interrupted
97 %) is missed there, and at no point are both reached. Of what is only faint we ask beside the reply, which interrupts nobody.`,
    "",
    ...talksTable(read),
    "",
    `Single messages of the sixth, seventh and eighth sets, in danger or with a sign of it, at least asked about. *Oblique* is the sixth
set, written to be so; *without a word for it* are messages of the seventh and eighth in which no row of the rules finds enough to
ask, *in plain words* the others.`,
    "",
    ...messagesTable(read),
  ].join("\n");
}

function talksTable(read: ReadText): string[] {
  const rows = moves.map((by) => {
    const met = talkSets.flatMap((set) => meetTalks(set, movedBy(by, read)));
    const ordinary = met.filter(({ isOrdinary }) => isOrdinary);
    const sum = (count: (one: (typeof met)[number]) => number): number =>
      met.reduce((all, one) => all + count(one), 0);
    const dangers = sum((one) => one.dangers);
    return row([
      signed(by),
      share(ordinary.filter(({ isInterrupted }) => !isInterrupted).length, ordinary.length),
      share(ordinary.filter((one) => !one.isInterrupted && !one.isAskedBeside).length, ordinary.length),
      share(
        sum(({ caught }) => caught),
        dangers,
      ),
      share(
        sum(({ asked }) => asked),
        dangers,
      ),
    ]);
  });
  return [
    row([
      "moved by",
      "ordinary ones never interrupted",
      "nor asked beside a reply",
      "danger answered with care",
      "danger at least asked about",
    ]),
    row(["---", "---", "---", "---", "---"]),
    ...rows,
  ];
}

function messagesTable(read: ReadText): string[] {
  const oblique = readSet("sixth");
  const others = [...readSet("seventh"), ...readSet("eighth")];
  const all = [...oblique, ...others];
  const grave = all.filter(isGrave);
  const kinds = [...new Set(grave.map(({ about }) => kindOf(about)))].toSorted();
  const groups: [string, Labelled[]][] = [
    ...kinds.map((kind): [string, Labelled[]] => [kind, grave.filter(({ about }) => kindOf(about) === kind)]),
    ["*oblique*", oblique.filter(isGrave)],
    ["*without a word for it*", others.filter((one) => isGrave(one) && !isInWords(one))],
    ["*in plain words*", others.filter((one) => isGrave(one) && isInWords(one))],
  ];
  const heard = (rows: Labelled[], by: number): number =>
    rows.filter(({ text }) => assessMessage(text, [], movedBy(by, read)).tier !== "none").length;
  const ordinary = (rows: Labelled[]): string[] => {
    const own = rows.filter(({ expect }) => expect === "none");
    return shownByKind.map((by) => share(own.length - heard(own, by), own.length));
  };
  return [
    row(["what it speaks of", ...shownByKind.map((by) => `moved by ${signed(by)}`)]),
    row(["---", ...shownByKind.map(() => "---")]),
    ...groups.map(([name, rows]) =>
      row([name, ...shownByKind.map((by) => share(heard(rows, by), rows.length))]),
    ),
    row(["ordinary messages of the sixth let pass", ...ordinary(oblique)]),
    row(["ordinary messages of the seventh and eighth let pass", ...ordinary(others)]),
  ];
}

const isGrave = ({ expect }: Labelled): boolean => expect === "act" || expect === "check";

/** The rows alone would ask. */
const isInWords = ({ text }: Labelled): boolean => weigh(signsOf(plainText(text)), []).tier !== "none";

/** The sets were written by several hands, who call one kind by several names. */
const kindOf = (about: string): string =>
  ({ emergency: "medical emergency", "medical-emergency": "medical emergency", selfharm: "self-harm" })[
    about
  ] ?? about;

/** The same reader, to whom everything sounds so much graver. */
const movedBy =
  (by: number, read: ReadText): ReadText =>
  (text, place) => {
    const one = read(text, place);
    return {
      ...one,
      readingOfIt: () => {
        const reading = one.readingOfIt();
        return reading && { ...reading, gravity: reading.gravity + by, urgency: reading.urgency + by };
      },
    };
  };

const row = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
const signed = (by: number): string => (by > 0 ? `+${by}` : `${by}`);
const share = (hit: number, of: number): string => `${hit}/${of}, ${wilson(hit, of)}`;
