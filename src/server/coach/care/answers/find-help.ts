import type { CountryHelp, HelpLine } from "#shared/care/country-help.ts";
import { diallingOf } from "#shared/care/dialling.ts";
import { everyCountry } from "#shared/care/every-country.ts";

/** A message of so few words that names a country says where the person is, and so does a part of one between two stops. */
const answerWords = { message: 4, part: 2 };
/** Longer messages are files; a country is looked for in their beginning, and in so many clauses. */
const read = { chars: 4000, clauses: 60 };

/** The country a person says they are in, so that they can choose another line by typing it. */
export function countryNamed(text: string): CountryHelp | undefined {
  const clauses = text
    .slice(0, read.chars)
    .trim()
    .replace(/[.!?]$/, "")
    .split(/[.,!?;:()\n]/)
    .slice(0, read.clauses);
  for (const clause of clauses) {
    const words = ` ${clause
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, " ")
      .trim()} `;
    const most = clauses.length > 1 ? answerWords.part : answerWords.message;
    const isAnswer = words.trim().split(" ").length <= most;
    const found = everyCountry.find((help) =>
      [help.country.replace(/^the /, "").toLowerCase(), ...help.aliases].some((name) =>
        before(words, ` ${name} `).some((said) => isAnswer || saysWhere.test(said)),
      ),
    );
    if (found) return found;
  }
  return undefined;
}

/** The end of what is said before somebody names the place they are in. */
const saysWhere =
  / (?:i m|i am|im|we are|we re|live|living|based|here) (?:\p{L}{1,40} )?(?:in|from) (?:the )?$/u;
const lookedBackChars = 80;

/** What stands before each place of a name in a text, up to the name and as far back as it matters. */
function before(text: string, name: string): string[] {
  const found: string[] = [];
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1))
    found.push(text.slice(Math.max(0, at - lookedBackChars), at + 1));
  return found;
}

/** A Markdown link that dials, or leads to where one writes, and after it what else there is to dial or to type. */
export const tapToCall = ({ name, phone, note, source }: HelpLine): string =>
  `${phone ? `[${name}: ${phone}](${diallingOf(phone)})` : `[${name}](${source})`}${note ? ` (${note})` : ""}`;
