import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { doubtMark } from "#server/coach/care/assessing/weigh-words.ts";
import { isMeasured } from "#server/coach/care/words/families.ts";
import { isDoubtful, measuredFile, measureRows } from "./classifiers/measure-rows.ts";
import { preparedForCare } from "./classifiers/prepare.ts";
import { isGrave } from "./classifiers/train-care.ts";
import {
  trainingAnswers,
  trainingMessages,
  trainingRequests,
  trainingShortLines,
} from "./classifiers/training-messages.ts";
import { conversationsIn, conversationsOf } from "./eval/read-conversations.ts";
import { referenceRows } from "./eval/reference-messages.ts";

const tables = "src/server/coach/care/words";
const page = "docs/conversations.md";
const folders = process.argv.slice(2);

/** What strangers said in ordinary conversations: the page's, and those of the folders that are named. */
const talked = [
  ...conversationsIn(readFileSync(page, "utf8"), page),
  ...folders.flatMap(conversationsOf),
].flatMap(({ said }) =>
  said.flatMap(({ role, text, isTapped }) => (role === "person" && !isTapped ? [text] : [])),
);
const asked = readdirSync("knowledge").flatMap((file) =>
  (/^asked: *(.*)$/m.exec(readFileSync(join("knowledge", file), "utf8"))?.[1] ?? "").split(/; */),
);
const taught = [
  ...trainingMessages(),
  ...trainingAnswers(),
  ...trainingRequests(),
  ...trainingShortLines(),
].map(preparedForCare);

const reference = referenceRows("reference").filter((row) => isGrave(row) || row.expect === "none");
const untaught = [
  ...[...talked, ...asked].map((text) => ({ text, isDanger: false })),
  ...reference.map((row) => ({ text: row.text, isDanger: isGrave(row) })),
];

const measured = measureRows(taught, untaught);

const rows: string[] = [];
for (const file of readdirSync(tables).filter((name) => /^rows-\w+\.ts$/.test(name))) {
  const path = join(tables, file);
  let family = "";
  const lines = readFileSync(path, "utf8")
    .split("\n")
    .map((line) => {
      family = /^# (\w+) \d$/.exec(line)?.[1] ?? (line.startsWith("`") ? "" : family);
      if (!isMeasured(family) || line.startsWith("#") || !line.trim()) return line;
      const source = line.startsWith(doubtMark) ? line.slice(doubtMark.length) : line;
      const { grave, needed, erring } = measured.get(source) ?? { grave: 0, needed: [], erring: [] };
      rows.push([grave, needed.length, erring.length, source].join("\t"));
      const counted = { family, needed: needed.length, erring: erring.length };
      return isDoubtful(counted) ? doubtMark + source : source;
    });
  writeFileSync(path, lines.join("\n"));
}
writeFileSync(measuredFile, `${rows.join("\n")}\n`);
