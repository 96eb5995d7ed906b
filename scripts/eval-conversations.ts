import { readFileSync } from "node:fs";
import { assessMessage } from "#server/coach/care/assessing/assess-message.ts";
import { type Conversation, conversationsIn, conversationsOf } from "./eval/read-conversations.ts";
import { wilson } from "./eval/wilson.ts";

const page = "docs/conversations.md";
const folders = process.argv.slice(2);
const conversations: Conversation[] =
  folders.length > 0 ? folders.flatMap(conversationsOf) : conversationsIn(readFileSync(page, "utf8"), page);

let typed = 0;
const heard: { name: string; line: string }[] = [];
for (const { name, said } of conversations)
  for (const [at, { role, text, isTapped }] of said.entries()) {
    if (role !== "person" || isTapped) continue;
    typed += 1;
    const { tier, gravity = Number.NaN, kind } = assessMessage(text, said.slice(0, at));
    if (tier !== "none")
      heard.push({
        name,
        line: `${tier} ${gravity.toFixed(2)} ${kind ?? "another language"} | ${name} | ${text}`,
      });
  }
const interrupted = new Set(heard.map(({ name }) => name)).size;
for (const { line } of heard) console.log(line);
console.log(`messages heard as danger: ${heard.length}/${typed}, ${wilson(heard.length, typed)}`);
console.log(
  `conversations with one: ${interrupted}/${conversations.length}, ${wilson(interrupted, conversations.length)}`,
);
