import type { Utterance } from "#server/coach/coach.ts";
import { type Picker, pickerFor } from "#server/coach/pick.ts";
import { type CountryHelp, type HelpLine, internationalHelp } from "#shared/country-help.ts";
import type { CareKind } from "./care.ts";
import { type CareState, careState } from "./care-state.ts";
import {
  afterDenial,
  afterMisreading,
  askingAgain,
  directQuestions,
  gentle,
  goOn,
  listening,
  notHuman,
  openings,
  saidBack,
  staying,
  steps,
} from "./care-words.ts";
import { countryNamed, helpFor, tapToCall } from "./find-help.ts";
import { ownWordsOf } from "./own-words.ts";

/** What a care reply is made from; the conversation ends with the person's message. */
export interface CareRequest {
  conversation: Utterance[];
  /** ISO code from the person's locale; a country the person names in the conversation wins. */
  country: string | undefined;
  seed: string;
}

/**
 * The local reply while the care state is active, as Markdown: names what was heard, asks directly, gives help as
 * tap-to-call links and the way to another country. Needs no model and no network; undefined when the state is not active.
 */
export function careReply({ conversation, country, seed }: CareRequest): string | undefined {
  const state = careState(conversation);
  if (!state.active) return undefined;
  const said = conversation.filter(({ role }) => role === "coach").map(({ text }) => text);
  const pick = pickerFor(`${seed}:${state.repliesGiven}`, said);
  const help = latestCountry(conversation) ?? helpFor(country);
  // Where it is only a question whether danger was spoken of, nobody's words are held up to them.
  const last = conversation.findLast(({ role }) => role === "person")?.text ?? "";
  const words = state.assessment.tier === "act" ? ownWordsOf(last) : undefined;
  return paragraphs(state, pick, help, words).filter(Boolean).join("\n\n");
}

function paragraphs(
  state: CareState,
  pick: Picker,
  help: CountryHelp | undefined,
  words: string | undefined,
): string[] {
  const { assessment } = state;
  const kind = assessment.kind ?? "suicide";
  const wasAsked = assessment.tier === "check";
  if (state.stage === "closing") return [pick(wasAsked ? listening : gentle), closingLine(help)];
  if (state.stage === "answered")
    return [
      wasAsked ? `${pick(afterMisreading)} ${pick(goOn)}` : `${pick(afterDenial)} ${pick(gentle)}`,
      shortLine(kind, help),
    ];
  if (state.stage === "held") return [pick(staying), shortLine(kind, help)];
  if (state.stage === "asking")
    return [
      `${pick(askingAgain)} ${pick(directQuestions[kind]) || (directQuestions[kind][0] ?? "")}`.trim(),
      shortLine(kind, help),
    ];
  const named = pick(openings[assessment.tier === "act" ? "act" : "check"]).replace("…", assessment.heard);
  const opening = words ? `${pick(saidBack).replace("…", words)} ${named}` : named;
  const question = pick(directQuestions[kind]) || (directQuestions[kind][0] ?? "");
  if (assessment.tier === "check") return [`${opening} ${question}`, shortLine(kind, help)];
  const first =
    assessment.urgent || kind === "medical-emergency"
      ? [emergencyFirst(kind, help), `${opening} ${question}`]
      : [`${opening} ${question}`];
  return [
    ...first,
    helpLine(kind, help),
    [pick(steps[kind]), pick(steps[kind]), young(assessment.minor)].filter(Boolean).join(" "),
    `${pick(notHuman)} ${otherCountry(help)}`.trim(),
    assessment.otherLanguage ? inOwnLanguage : "",
  ];
}

const emergencyFirst = (kind: CareKind, help: CountryHelp | undefined): string =>
  help
    ? `If this is happening now, please call ${tapToCall(emergencyOf(kind, help))} first.`
    : "If this is happening now, please call your local emergency number first: [112](tel:112) works in many countries, [911](tel:911) in North America.";

function helpLine(kind: CareKind, help: CountryHelp | undefined): string {
  if (!help)
    return `You can talk to someone free of charge: [${internationalHelp.name}](${internationalHelp.url}) shows the lines of your country, and your local emergency number is there if it cannot wait.`;
  const line = lineOf(kind, help);
  return `In ${help.country} you can reach someone ${line.hours ?? "now"}: **${tapToCall(line)}**. If it cannot wait: ${tapToCall(emergencyOf(kind, help))}.`;
}

function shortLine(kind: CareKind, help: CountryHelp | undefined): string {
  if (!help)
    return `Someone to talk to, wherever you are: [${internationalHelp.name}](${internationalHelp.url}).`;
  const line = lineOf(kind, help);
  return `Someone to talk to, ${line.hours ?? "day or night"}: ${tapToCall(line)}. ${otherCountry(help)}`;
}

const lineOf = (kind: CareKind, { abuse, crisis }: CountryHelp): HelpLine =>
  kind === "abuse" && abuse ? abuse : crisis;

/** An ambulance does not hold back somebody who threatens: in violence the police come first. */
const emergencyOf = (kind: CareKind, { emergency, police }: CountryHelp): HelpLine =>
  police && (kind === "abuse" || kind === "violence")
    ? { name: "Police", phone: police }
    : { name: "Emergency", phone: emergency };

/** The quiet line for a message in a language the rule does not read. */
const inOwnLanguage = `In your own language: [${internationalHelp.name}](${internationalHelp.url}) lists lines by country and language.`;

const closingLine = (help: CountryHelp | undefined): string =>
  help
    ? `(${tapToCall(help.crisis)} stays here for you.)`
    : `([${internationalHelp.name}](${internationalHelp.url}) stays here for you.)`;

const otherCountry = (help: CountryHelp | undefined): string =>
  help
    ? `Somewhere else? [Choose another country](${internationalHelp.url}), or just tell me which one.`
    : "Tell me your country and I will show its number.";

const young = (isMinor: boolean): string =>
  isMinor
    ? "As you are under 18, please also tell one adult you trust today: a parent, a teacher, a nurse at school."
    : "";

/** The country the person named last; a message may hold nothing else. */
function latestCountry(conversation: Utterance[]): CountryHelp | undefined {
  for (const { role, text } of conversation.toReversed()) {
    const named = role === "person" ? countryNamed(text) : undefined;
    if (named) return named;
  }
  return undefined;
}
