import { useState } from "react";
import { type CountryHelp, type HelpLine, internationalHelp } from "#shared/country-help.ts";
import { diallingOf } from "#shared/dialling.ts";
import { everyCountry } from "#shared/help-lines-wider.ts";
import { Select } from "#web/ui/select.tsx";

const nameOf = ({ country }: CountryHelp): string => country.replace(/^the /, "");
const elsewhere = "Another country";
const choices = [...everyCountry.map(nameOf).toSorted((one, other) => one.localeCompare(other)), elsewhere];

/** The country of the browser's language, if we hold its lines. */
function ownCountry(): string {
  const region = new Intl.Locale(navigator.language).region;
  const own = everyCountry.find(({ code }) => code === region);
  return own ? nameOf(own) : elsewhere;
}

/** While care comes first: the lines of any country a person chooses, to tap and call. Choosing sends nothing. */
export function HelpByCountry() {
  const [country, setCountry] = useState(ownCountry);
  const help = everyCountry.find((one) => nameOf(one) === country);
  return (
    <section
      aria-label="Help lines by country"
      className="rise grid gap-3 rounded-soft border border-line p-4 text-small"
    >
      <Select label="Help lines in" value={country} choices={choices} onChange={setCountry} />
      <ul className="grid gap-1.5" aria-live="polite">
        {help ? <Lines help={help} /> : <Elsewhere />}
      </ul>
    </section>
  );
}

function Lines({ help }: { help: CountryHelp }) {
  return (
    <>
      <Line line={{ name: "Emergency", phone: help.emergency }} />
      {help.police && <Line line={{ name: "Police", phone: help.police }} />}
      <Line line={help.crisis} />
      {help.abuse && <Line line={help.abuse} />}
    </>
  );
}

const link = "inline-flex items-center underline underline-offset-4 phone:min-h-11";

function Line({ line: { name, phone, hours, note } }: { line: HelpLine }) {
  const more = [hours, note].filter(Boolean).join(", ");
  return (
    <li>
      <a href={diallingOf(phone)} className={link}>
        <span>
          {name}: <span className="whitespace-nowrap">{phone}</span>
        </span>
      </a>
      {more && <span className="text-quiet"> ({more})</span>}
    </li>
  );
}

function Elsewhere() {
  return (
    <li>
      <a href={internationalHelp.url} target="_blank" rel="noreferrer" className={link}>
        {internationalHelp.name} lists the lines of your country
      </a>
    </li>
  );
}
