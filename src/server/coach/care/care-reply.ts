import { rankTexts } from "#server/coach/prose/choose-text.ts";
import { type CountryHelp, type HelpLine, internationalHelp } from "#shared/country-help.ts";
import type { CarePlan } from "./care-plan.ts";
import type { CareState } from "./care-state.ts";
import { helpFor, tapToCall } from "./find-help.ts";
import { answersBack, type LineName, linesElsewhere, type Policy, textsAt } from "./policy.ts";

/** A composed reply, as Markdown, and the texts it took, as the state keeps them. */
export interface CareReply {
  text: string;
  said: string[];
}

/** Where a reply is said: who it is for decides its numbers, the seed its wording. */
export interface ReplyPlace {
  state: Pick<CareState, "said" | "isYoung" | "country">;
  /** ISO code of the country the person's browser names; one that they named themselves wins. */
  country: string | undefined;
  seed: string;
}

/**
 * Puts a plan into words: our own, written beforehand, with the lines of the person's country to tap and call. Needs
 * no model and no network. A text that was said before is taken again only where none is left.
 */
export function composeCare(plan: CarePlan, { state, country, seed }: ReplyPlace): CareReply {
  const help = helpFor(state.country ?? undefined) ?? helpFor(country);
  const said: string[] = [];
  const take = (name: string, texts: readonly string[]): string => {
    const keyed = texts.map((text, at) => ({ text, key: `${name}:${at}` }));
    const ranked = inOrder.test(name)
      ? keyed
      : rankTexts(texts, seed).flatMap((text) => keyed.find((one) => one.text === text) ?? []);
    const known = [...state.said, ...said];
    const chosen =
      ranked.find(({ key }) => !known.includes(key)) ??
      ranked.toSorted((one, other) => known.lastIndexOf(one.key) - known.lastIndexOf(other.key))[0];
    if (!chosen) return "";
    said.push(chosen.key);
    return chosen.text.replaceAll("{heard}", plan.heard || heardOf(plan.policy));
  };
  const { policy, spokenFrom } = plan;
  const passage = (name: string, from = policy): string =>
    take(`${from.danger}/${name}`, textsAt(from, name));
  if (plan.elsewhere !== undefined) return { text: elsewhere(plan.elsewhere, help), said };

  const spoken = plan.say.map((name) => {
    // Whose own words stand there already is not told once more what was heard.
    const isSaidTwice = plan.words && textsAt(spokenFrom, name).every((text) => text.includes("{heard}"));
    if (isSaidTwice) return passage("first-said");
    const own = textsAt(spokenFrom, name);
    return own.length > 0 ? passage(name, spokenFrom) : take(name, answersBack.get(name) ?? []);
  });
  const words = plan.words ? passage("said-back").replace("{words}", plan.words) : "";
  const question = plan.ask ? take(`${policy.danger}/ask ${plan.ask.name}`, plan.ask.texts) : "";
  const opening = [words, spoken[0], ...(spoken.length > 1 ? [] : [question])].filter(Boolean).join(" ");
  const rest = spoken
    .slice(1)
    .map((text, at) => (at === spoken.length - 2 ? `${text} ${question}`.trim() : text));
  const stepTexts = textsAt(policy, "step");
  const left = stepTexts.filter((_text, at) => !state.said.includes(`${policy.danger}/step:${at}`));
  const steps = Array.from({ length: Math.min(plan.steps, left.length) }, () => passage("step"));
  const paragraphs = [
    plan.hasEmergencyFirst ? emergencyFirst(policy, help) : "",
    opening,
    ...rest,
    plan.help === "full" ? fullHelp(policy, help, state.isYoung) : "",
    steps.join(" "),
    ...plan.last.map((name) =>
      name === "not-human" ? `${passage(name)} ${otherCountry(help)}` : passage(name),
    ),
    plan.help === "short" && !plan.hasEmergencyFirst ? shortHelp(policy, help, state.isYoung) : "",
  ];
  return { text: paragraphs.filter(Boolean).join("\n\n"), said };
}

/** Passages whose texts are said as they are written, the first one first. */
const inOrder = /\/(?:step|staying|ask [^/]+)$/;

/** How what was heard is named where no rule named it. */
const heardOf = ({ title }: Policy): string =>
  `that this may be about ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

const page = `[${internationalHelp.name}](${internationalHelp.url})`;

function emergencyFirst(policy: Policy, help: CountryHelp | undefined): string {
  if (!help)
    return "Please call your local emergency number first: [112](tel:112) works in many countries, [911](tel:911) in North America.";
  return `Please call ${tapToCall(emergencyOf(policy, help))} first.`;
}

function fullHelp(policy: Policy, help: CountryHelp | undefined, isYoung: boolean): string {
  if (!help)
    return `You can talk to somebody free of charge: ${page} shows the lines of your country, and your local emergency number is there if it cannot wait.`;
  const lines = linesFor(policy, help, isYoung);
  const named = (some: HelpLine[]): string =>
    some.map((line) => `${tapToCall(line)}${hoursOf(line)}`).join(", ");
  if (policy.emergency === "first")
    return lines.length > 0 ? `For a voice beside it, in ${help.country}: ${named(lines)}.` : "";
  const [first, ...others] = lines;
  const emergency = `If it cannot wait: ${tapToCall(emergencyOf(policy, help))}.`;
  if (!first) return emergency;
  return [
    `In ${help.country} you can reach somebody ${first.hours ?? "now"}: **${tapToCall(first)}**.`,
    others.length > 0 ? `There is also ${named(others)}.` : "",
    emergency,
  ]
    .filter(Boolean)
    .join(" ");
}

const hoursOf = ({ hours }: HelpLine): string => (hours ? ` (${hours})` : "");

function shortHelp(policy: Policy, help: CountryHelp | undefined, isYoung: boolean): string {
  if (!help) return `Somebody to talk to, wherever you are: ${page}.`;
  const [line] = linesFor(policy, help, isYoung);
  if (!line) return `If it cannot wait: ${tapToCall(emergencyOf(policy, help))}.`;
  // What else there is to dial stood in the first reply, and stands on the screen.
  const { name, phone } = line;
  return `Somebody to talk to, ${line.hours ?? "day or night"}: ${tapToCall({ name, phone })}.`;
}

/** The lines of the policy that this country has; the young are shown theirs first. */
function linesFor({ lines }: Policy, help: CountryHelp, isYoung: boolean): HelpLine[] {
  const wanted: LineName[] = isYoung && lines.length > 0 ? ["children", ...lines] : [...lines];
  const found = [...new Set(wanted)].flatMap((name) => help[name] ?? []);
  return found.length > 0 || lines.length === 0 ? found : [help.crisis];
}

/** An ambulance does not hold back somebody who threatens: in violence the police come first. */
const emergencyOf = ({ emergency }: Policy, help: CountryHelp): HelpLine =>
  help.police && emergency === "police"
    ? { name: "Police", phone: help.police }
    : { name: "Emergency", phone: help.emergency };

const otherCountry = (help: CountryHelp | undefined): string =>
  help
    ? `Somewhere else? [Choose another country](${internationalHelp.url}), or just tell me which one.`
    : "Tell me your country and I will show its number.";

function elsewhere(language: string, help: CountryHelp | undefined): string {
  const [line = ""] = linesElsewhere.get(language) ?? linesElsewhere.get("other") ?? [];
  const emergency = help ? `[${help.emergency}](tel:${help.emergency})` : "[112](tel:112)";
  return line.replace("{help}", page).replace("{emergency}", emergency);
}
