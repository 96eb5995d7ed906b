import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { createBuiltInGuide } from "#server/coach/guide/built-in-guide.ts";
import { loadLibrary } from "#server/features/knowledge/documents/load-library.ts";
import { createKnowledge } from "#server/features/knowledge/knowledge.ts";
import { holdConversation, type Spoken } from "./conversations/hold-conversation.ts";
import { readTalkingPeople } from "./conversations/read-people.ts";
import { onThrowAwayDatabase } from "./eval/rank-collection.ts";

const file = "docs/conversations.md";
const intro = `# Whole conversations

Written by \`npm run docs:conversations\`: what people said to the built-in guide, and what it answers, with nothing left
out or mended. We played the people ourselves (\`scripts/conversations/people.txt\`): each line was written in answer to
the reply before it as the guide gave it on 22 November 2026, and some replies have changed since. In brackets stands
what a reply rests on.`;

function asMarkdown({ who, text, sources }: Spoken): string {
  if (who === "person") return `**Person:** ${text}`;
  const body = text.replace(/^# /gm, "#### ");
  if (who === "meditation") return `*Presses Meditation.*\n\n${body}`;
  const from = sources.length > 0 ? `\n\n*[${sources.join("; ")}]*` : "";
  return `**Coach:** ${body.startsWith("####") ? `\n\n${body}` : body}${from}`;
}

const people = readTalkingPeople();
const told = await onThrowAwayDatabase(async (db) => {
  await loadLibrary(db, join(import.meta.dirname, "..", "knowledge"));
  const house = { guide: createBuiltInGuide(), knowledge: createKnowledge(db) };
  const chapters: string[] = [];
  for (const [at, person] of people.entries()) {
    const spoken = await holdConversation(person, { ...house, seed: `shown-${at + 1}` });
    chapters.push([`## ${at + 1}. ${person.who}`, ...spoken.map(asMarkdown)].join("\n\n"));
  }
  return chapters;
});
writeFileSync(file, `${[intro, ...told].join("\n\n")}\n`);
console.log(`${file}: ${people.length} conversations`);
