import { writeFileSync } from "node:fs";
import { scriptFor } from "#server/coach/script/script-for.ts";
import { manners, type Person, people } from "./eval/people.ts";
import { playTalk, type Talk } from "./eval/play-talk.ts";

const many = 10;
/** Messages of both sides in a conversation that is shown. */
const longest = 12;
/** Every manner once, and then others whose moment has not been told yet. */
const chosen = manners.map((manner, at) => people.filter((person) => person.manner === manner)[at * 3]);
const more = people.filter(
  (person) => !chosen.includes(person) && chosen.every((one) => one?.event !== person.event),
);
const shown = [...chosen, ...more].filter((person) => person !== undefined).slice(0, many);

/** As long as a person needs until the meditation is offered, and the answer to it. */
function untilOffered({ conversation }: Talk): Talk["conversation"] {
  const complete = conversation.findIndex(
    ({ role, text }, index) => role === "coach" && index > 8 && /button|press Meditation/.test(text),
  );
  return conversation.slice(0, complete < 0 ? longest : Math.min(longest, complete + 1));
}

function told(person: Person, at: number): string {
  const seed = `shown-${at}`;
  const conversation = untilOffered(playTalk(person, seed));
  const lines = conversation.map(({ role, text }) => `**${role === "coach" ? "Coach" : "Person"}:** ${text}`);
  const script = scriptFor({ conversation, seed }).replace(/^# /gm, "#### ");
  return [
    `## ${at + 1}. A person who talks ${spoken[person.manner]}`,
    ...lines,
    "### The meditation",
    script,
  ].join("\n\n");
}

const spoken: Record<Person["manner"], string> = {
  plain: "plainly",
  terse: "in two or three words",
  rambling: "in long digressions",
  "at once": "of everything at once",
  contradictory: "and then takes it back",
  silent: "little",
  wandering: "and changes the subject",
};

const intro = `# Ten conversations

Written by \`npm run docs:conversations\`: the built-in guide with simulated people, and the meditation it makes for each. The people are rules (\`scripts/eval/people.ts\`), and what they say is made up.`;
writeFileSync("docs/conversations.md", `${[intro, ...shown.map(told)].join("\n\n")}\n`);
console.log(`docs/conversations.md: ${shown.length} conversations`);
