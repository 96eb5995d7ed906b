import { readFileSync } from "node:fs";
import { z } from "zod";
import { type PlayedTurn, playCare } from "#server/coach/care/play-care.ts";
import {
  askedBack,
  dangers,
  linesElsewhere,
  type Policy,
  type PolicyQuestion,
  policyOf,
  sharedTexts,
  textsAt,
} from "#server/coach/care/policy.ts";
import { type HelpKind, type HelpLine, helpKinds } from "#shared/care/country-help.ts";
import { everyCountry } from "#shared/care/every-country.ts";

const talk = z.object({
  title: z.string(),
  country: z.string(),
  messages: z.array(z.union([z.string(), z.object({ hours: z.number() })])),
});
const talks = z.array(talk).parse(JSON.parse(readFileSync(new URL("./talks.json", import.meta.url), "utf8")));

/** docs/care.md: the policy as the program runs it, and a transcript of each danger through the product's functions. */
export const carePage = (): string =>
  [
    intro,
    "## The dangers at a glance",
    glance(),
    ...dangers.map((danger) => section(policyOf(danger))),
    "## What is said whatever was heard",
    passages([...sharedTexts]),
    "## What people ask back",
    "The person's question is answered before anything else is said, and no question is asked in the same reply.",
    passages([...askedBack.values()].map(({ name, texts }) => [name, texts])),
    "## Other languages",
    "Danger in these languages is known from a list of phrases only. Each has one line, with the page that lists help by language and the country's emergency number; nothing is asked, since an answer could not be read. A model is never asked for any of it.",
    passages([...linesElsewhere]),
    "## Lines of help",
    helpLines(),
    "## Transcripts",
    "Written by the command above through the product's own functions. Where care is silent, the ordinary coach replies.",
    ...talks.map(transcript),
    "",
  ].join("\n\n");

const intro = `# Care

**No clinician has reviewed this.** It was written by engineers from published guidance; whoever runs Stillpoint for other people should have it read by somebody who is trained in this.

Written by \`npm run docs:care\` from the files in \`src/server/coach/care/policy\`, which are what the program runs. A test holds this page to them.

## What holds for every danger

- Our own rules read every message before any model does. What care says was written beforehand: no model writes or translates it. It costs no conversation of the day, and works when these are used up, without a model and without a network.
- Where a person stands is stored: the danger, what was asked, what the answers meant. Their words are not. It belongs to the person and not to a chat: it holds in all chats and in the functions for programs, and deleting a chat does not end it.
- Only our own rules, and a model's mark at the very start of its reply, can begin it. The words of a reply never do.
- The person's own question comes first and is answered truthfully.
- Not knowing is not a no; neither is refusing, silence, having nobody, or a no that is half taken back. A no is believed where it is plain, where nothing in the message takes it back, and where the classifier finds nothing grave in it.
- Something taken, a wound, means at hand, an emergency and somebody else in danger are never ended by a no alone.
- No question is asked twice in the same words, and none more than twice. After that the talk goes on, with help in view.
- Who says that they were misread gets an apology, and is not asked again.
- A faint sign may be a joke, an exam or grief as well as a hint. It gets the ordinary reply, and one question beside it that names no danger (“beside”). Nothing rests for it. A no is believed for twelve hours; a yes or not knowing begins care, and so does a second faint sign within that time.
- What was said outright is stayed with: care replies until something that holds the person was heard, or two calm messages in a row. After that, and where something is calmly asked, the ordinary coach replies, with a line of help under each reply.
- Where no word stands for a danger and the classifier alone heard it, calm messages count from the first question on. Calm messages are no proof of safety: people in danger write as many of them as others do. So nothing ends by them that was said outright.
- A wound told of lightly (“quite deep”, “the third towel”) raises a danger of one's own doing that stands, also after a denial.
- In an ordinary talk a message is read twice, by itself and behind the last words before it, and the mean counts.
- What is said in the middle of a talk weighs less than the same as a first message, since talks are full of feelings, tiredness, bodies and grief. Where a line
  speaks of a place, of means, of a farewell or of last things (“I'm on the platform, I don't want to go home”) it gets that weight back, for one question beside the reply.
- What was only sensed (“asked gently”) ends with a plain no, or after two calm messages. What was said outright ends when one of its ways of closing was heard and a calm message has followed, or by itself after its hours without a new sign.
- A later visit, eight hours or more after, asks once how things are, and offers a safety plan in the person's own words.
- While a danger stands nothing goes to a search, and no replies are proposed.`;

const kindNames: Record<HelpKind, string> = {
  crisis: "crisis",
  text: "in writing",
  children: "the young",
  abuse: "violence by somebody close",
  poison: "poison",
};

/** What we hold for each country, and which of it nobody has read on the service's own page. */
function helpLines(): string {
  const cellOf = (line: HelpLine | undefined): string =>
    line ? `${[line.name, line.phone].filter(Boolean).join(" ")}${line.readOn ? "" : " *"}` : "none";
  const rows = everyCountry.map((help) =>
    [
      help.country,
      [help.emergency, help.police].filter(Boolean).join(", police "),
      ...helpKinds.map((kind) => cellOf(help[kind])),
    ].join(" | "),
  );
  const lines = everyCountry.flatMap((help) => helpKinds.flatMap((kind) => help[kind] ?? []));
  const unread = lines.filter(({ readOn }) => !readOn).length;
  return [
    `The country is that of the browser's clock, then that of its language; where they differ both are shown, and another can be chosen on the card or named in the chat. **Of ${lines.length} lines ${unread}, marked with a star, were not read on the service's own page or a stored copy of it**, and no number was dialled: whoever runs Stillpoint for other people should look at those of their country. Decision 035 says more.`,
    "",
    `| country | emergency | ${helpKinds.map((kind) => kindNames[kind]).join(" | ")} |`,
    `| --- | --- | ${helpKinds.map(() => "---").join(" | ")} |`,
    ...rows.map((row) => `| ${row} |`),
  ].join("\n");
}

function glance(): string {
  const rows = dangers
    .map(policyOf)
    .toSorted((one, other) => other.rank - one.rank)
    .map((policy) =>
      [
        `[${policy.title}](#${anchor(policy.title)})`,
        policy.emergency === "first" ? "emergency number first" : lineNames(policy),
        policy.questions[0]?.texts[0] ?? "nothing",
        waysOf(policy),
        `${policy.quietHours} h`,
        policy.practices.join(", ") || "none",
        policy.careUntil.length > 0
          ? `care, until ${policy.careUntil.map((one) => names[one] ?? one).join(" or ")}`
          : "the ordinary coach",
      ].join(" | "),
    );
  return [
    "| danger | help | asked first | closes by | or after | practices open | who replies when nothing is asked |",
    "| --- | --- | --- | --- | --- | --- | --- |",
    ...rows.map((row) => `| ${row} |`),
    "",
    "The gravest stands above. A graver danger takes the place of a lighter one. While one stands, these rest: meditations, narrations, music and videos.",
  ].join("\n");
}

const anchor = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, "")
    .replaceAll(" ", "-");

const names: Record<string, string> = {
  denial: "a plain denial",
  "twice-denied": "a denial said twice",
  help: "help that is reached",
  company: "somebody who is there",
  reached: "the person being reached",
  away: "distance from the means",
  safe: "being safe now",
  "not-now": "a wish that is not close",
  correction: "a misreading put right",
  time: "a later day that is easier",
  told: "somebody who was told",
};

const inWords = (ways: Policy["closes"]): string =>
  ways.map((way) => way.map((one) => names[one] ?? one).join(" and ")).join("; ");

const waysOf = ({ closes, closesSensed }: Policy): string =>
  closesSensed.length === 0
    ? inWords(closes)
    : `${inWords(closes)}; where no word stood for it and only the classifier heard it, also ${inWords(closesSensed)}`;

const lineNames = ({ lines, emergency }: Policy): string =>
  [...lines, emergency === "police" ? "police" : "emergency"].join(", ");

function section(policy: Policy): string {
  const said = [...policy.texts].filter(([name]) => !name.startsWith("on "));
  return [
    `## ${policy.title}`,
    policy.about,
    [
      `- Lines: ${lineNames(policy)}.`,
      `- Rests meanwhile: ${policy.locks.join(", ")}. Stays open: ${policy.practices.join(", ") || "no practice"}.`,
      `- Closes by ${waysOf(policy)}; or ${policy.quietHours} hours after the last sign.`,
      policy.isWatched
        ? "- Somebody may look at the screen: “Leave this page” and “Delete this chat and leave” are shown."
        : "",
    ]
      .filter(Boolean)
      .join("\n"),
    "### What is asked, and what the answers mean",
    policy.questions.map((question) => asked(policy, question)).join("\n"),
    "### What is said to an answer",
    passages([...policy.texts].filter(([name]) => name.startsWith("on "))),
    "### What else is said",
    passages(said),
  ].join("\n\n");
}

function asked(policy: Policy, { name, yes, no, next, times, when, texts }: PolicyQuestion): string {
  const first = when.length > 0 ? ` (first, after the sign “${when.join("”, “")}”)` : "";
  const follows = next ? ` Then “${next}” is asked.` : "";
  const has = (meaning: string): string =>
    textsAt(policy, `on ${meaning}`).length > 0 ? `“${meaning}”` : meaning;
  return [
    `- **${name}**${first}, at most ${times === 1 ? "once" : "twice"}: ${texts.map((text) => `*${text}*`).join(" / ")}`,
    `  Yes means ${has(yes)}, no means ${has(no)}.${follows}`,
  ].join("\n");
}

const passages = (all: (readonly [string, readonly string[]])[]): string =>
  all.map(([name, texts]) => [`**${name}**`, ...texts.map((text) => `- ${text}`)].join("\n")).join("\n\n");

function transcript({ title, country, messages }: z.infer<typeof talk>): string {
  const turns = playCare(messages, { countries: [country], seed: title });
  const later = new Set<number>();
  let at = 0;
  for (const one of messages) {
    if (typeof one === "string") at += 1;
    else later.add(at);
  }
  return [
    `### ${title} (${country})`,
    ...turns.map((turn, index) => [later.has(index) ? "*Hours later.*\n\n" : "", told(turn)].join("")),
  ].join("\n\n");
}

const told = ({ text, reply, beside, isStanding }: PlayedTurn): string =>
  [
    `**Person:** ${text}`,
    reply === undefined ? `*The ordinary coach replies; ${besideReply(isStanding, beside)}*` : quoted(reply),
    ...(beside === undefined ? [] : [quoted(beside)]),
  ].join("\n\n");

const besideReply = (isStanding: boolean, beside: string | undefined): string => {
  if (beside !== undefined && isStanding) return "the danger still stands, and help stays in view:";
  if (beside !== undefined) return "nothing rests, and after the reply one question is asked:";
  return isStanding ? "the danger still stands." : "nothing stands.";
};

const quoted = (reply: string): string =>
  reply
    .split("\n")
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
