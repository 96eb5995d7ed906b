import { rankTexts } from "#server/coach/prose/choose-text.ts";
import {
  type CountryHelp,
  type HelpKind,
  type HelpLine,
  internationalHelp,
} from "#shared/care/country-help.ts";
import { helpFor } from "#shared/care/every-country.ts";
import { tapToCall } from "./answers/find-help.ts";
import type { CarePlan } from "./care-plan.ts";
import type { CareState } from "./care-state.ts";
import { askedBack, linesElsewhere, type Policy, textsAt } from "./policy.ts";

/** A composed reply, as Markdown, and the texts it took, as the state keeps them. */
export interface CareReply {
  text: string;
  said: string[];
}

/** Where a reply is said: who it is for decides its numbers, the seed its wording. */
export interface ReplyPlace {
  state: Pick<CareState, "said" | "isYoung" | "country">;
  /** ISO codes of the countries they may be in, the likelier first; one that they named themselves wins. */
  countries: readonly string[];
  seed: string;
}

/**
 * Puts a plan into words: our own, written beforehand, with the lines of the person's country to tap and call. Needs
 * no model and no network. A text that was said before is taken again only where none is left.
 */
export function composeCare(plan: CarePlan, { state, countries, seed }: ReplyPlace): CareReply {
  const places = placesFor(state.country, countries);
  const [help] = places;
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
    const own = textsAt(spokenFrom, name);
    if (plan.words && own.length > 0 && own.every((text) => text.includes("{heard}")))
      return passage("first-said");
    if (own.length > 0) return passage(name, spokenFrom);
    const answers = askedBack.get(name)?.texts ?? [];
    const isNew = answers.some((_text, at) => !state.said.includes(`${name}:${at}`));
    return isNew ? take(name, answers) : passage("answered-before");
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
    plan.hasEmergencyFirst ? emergencyFirst(policy, places) : "",
    opening,
    ...rest,
    plan.help === "full" ? fullHelp(policy, places, state.isYoung) : "",
    steps.join(" "),
    ...plan.last.map((name) =>
      name === "not-human" ? `${passage(name)} ${otherCountry(help)}` : passage(name),
    ),
    plan.help === "short" && !plan.hasEmergencyFirst ? shortHelp(policy, places, state.isYoung) : "",
  ];
  return { text: paragraphs.filter(Boolean).join("\n\n"), said };
}

/** Passages whose texts are said as they are written, the first one first. */
const inOrder = /\/(?:step|staying|ask [^/]+)$|^which-number$/;

/** How what was heard is named where no rule named it. */
const heardOf = ({ title }: Policy): string =>
  `that this may be about ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

const page = `[${internationalHelp.name}](${internationalHelp.url})`;

/** The country that the person named, or all they may be in; two where clock and language disagree. */
function placesFor(named: string | null, countries: readonly string[]): CountryHelp[] {
  const own = helpFor(named ?? undefined);
  return own ? [own] : countries.flatMap((code) => helpFor(code) ?? []);
}

function emergencyFirst(policy: Policy, [help, other]: readonly CountryHelp[]): string {
  if (!help)
    return "Please call your local emergency number first: [112](tel:112) works in many countries, [911](tel:911) in North America.";
  const line = emergencyOf(policy, help);
  const elsewhere = other && emergencyOf(policy, other);
  const isOther = elsewhere && elsewhere.phone !== line.phone;
  return isOther
    ? `Please call ${tapToCall(line)} first (in ${other.country} ${tapToCall(elsewhere)}).`
    : `Please call ${tapToCall(line)} first.`;
}

function fullHelp(policy: Policy, [help, other]: readonly CountryHelp[], isYoung: boolean): string {
  if (!help)
    return `You can talk to somebody free of charge: ${page} shows the lines of your country, and your local emergency number is there if it cannot wait.`;
  const lines = linesFor(policy, help, isYoung);
  const named = (some: HelpLine[]): string =>
    some.map((line) => `${tapToCall(line)}${hoursOf(line)}`).join(", ");
  if (policy.emergency === "first")
    return lines.length > 0 ? `For a voice beside it, in ${help.country}: ${named(lines)}.` : "";
  const [first, ...others] = lines;
  const emergency = `If it cannot wait: ${tapToCall(emergencyOf(policy, help))}.`;
  return [
    first
      ? `In ${help.country} you can reach somebody ${first.hours ?? "now"}: **${tapToCall(first)}**.`
      : "",
    others.length > 0 ? `There is also ${named(others)}.` : "",
    emergency,
    other ? `If you are in ${other.country}: ${elsewhereLines(policy, other, isYoung)}.` : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** The first line and the emergency number of the country that the person's language points to. */
const elsewhereLines = (policy: Policy, help: CountryHelp, isYoung: boolean): string =>
  [...linesFor(policy, help, isYoung).slice(0, 1), emergencyOf(policy, help)].map(tapToCall).join(", ");

const hoursOf = ({ hours }: HelpLine): string => (hours ? ` (${hours})` : "");

function shortHelp(policy: Policy, [help, other]: readonly CountryHelp[], isYoung: boolean): string {
  if (!help) return `Somebody to talk to, wherever you are: ${page}.`;
  const elsewhere = other ? ` In ${other.country}: ${elsewhereLines(policy, other, isYoung)}.` : "";
  const [line] = linesFor(policy, help, isYoung);
  if (!line) return `If it cannot wait: ${tapToCall(emergencyOf(policy, help))}.${elsewhere}`;
  // What else there is to dial stood in the first reply, and stands on the screen.
  const { note: _note, ...short } = line;
  return `Somebody to talk to, ${line.hours ?? "day or night"}: ${tapToCall(short)}.${elsewhere}`;
}

/**
 * The lines of the policy that this country has. The young are shown theirs first, unless it sleeps at times and another
 * one that is shown does not.
 */
function linesFor({ lines }: Policy, help: CountryHelp, isYoung: boolean): HelpLine[] {
  const ofTheYoung: HelpKind[] = isYoung && lines.length > 0 ? ["children"] : [];
  const sleeps = help.children?.hours !== undefined;
  const wanted = sleeps ? [...lines.slice(0, 1), ...ofTheYoung, ...lines] : [...ofTheYoung, ...lines];
  const found = [...new Set(wanted)].flatMap((kind) => help[kind] ?? []);
  const distinct = found.filter(
    ({ phone }, at) => !phone || found.findIndex((one) => one.phone === phone) === at,
  );
  return distinct.length > 0 || lines.length === 0 ? distinct : [help.crisis];
}

/** An ambulance does not hold back somebody who threatens: in violence the police come first. */
const emergencyOf = ({ emergency }: Policy, help: CountryHelp): HelpLine =>
  help.police && emergency === "police"
    ? { name: "Police", phone: help.police, source: internationalHelp.url }
    : { name: "Emergency", phone: help.emergency, source: internationalHelp.url };

const otherCountry = (help: CountryHelp | undefined): string =>
  help
    ? `Somewhere else? [Choose another country](${internationalHelp.url}), or just tell me which one.`
    : "Tell me your country and I will show its number.";

/** Our one line in another language, with the page of lines and the emergency number. */
export function elsewhere(language: string, help: CountryHelp | undefined): string {
  const [line = ""] = linesElsewhere.get(language) ?? linesElsewhere.get("other") ?? [];
  const emergency = help ? `[${help.emergency}](tel:${help.emergency})` : "[112](tel:112)";
  return line.replace("{help}", page).replace("{emergency}", emergency);
}
