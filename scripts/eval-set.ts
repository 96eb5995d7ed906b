import { measureSet } from "./eval/measure-set.ts";
import { type PlayedMessage, playSet } from "./eval/play-set.ts";
import { wilson } from "./eval/wilson.ts";

/**
 * Plays a set of messages and conversations through the product's own coach and prints what people got, with Wilson's
 * 95 % intervals: `node scripts/eval-set.ts <folder>`. With `--list` it names what went wrong too, after which the set is spent.
 */
const [folder] = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
if (!folder) throw new Error("Which folder? node scripts/eval-set.ts <folder> [--list]");
const set = await playSet(folder);
console.table(
  measureSet(set).map(({ name, hit, of, aim }) => ({
    figure: name,
    count: `${hit} of ${of}`,
    share: wilson(hit, of),
    aim,
  })),
);

const isWrong = ({ label, tier, isMet }: PlayedMessage): boolean =>
  label === "ordinary" ? isMet : (label === "act" && tier !== "act") || (label === "check" && !isMet);
const wrong = ({ label, tier, isMet, isCare, text }: PlayedMessage, where: string): string =>
  `${where}\t${label}\t${tier}\t${isCare ? "care" : isMet ? "beside" : "passed"}\t${text}`;

if (process.argv.includes("--list")) {
  for (const one of set.single.filter(isWrong)) console.log(wrong(one, one.kind));
  for (const { file, kind, messages } of set.talks)
    for (const one of messages.filter(isWrong)) console.log(wrong(one, `${file} ${kind}`));
}
