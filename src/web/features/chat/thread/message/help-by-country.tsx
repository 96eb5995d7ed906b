import { useState } from "react";
import { countriesOf } from "#shared/care/countries-of.ts";
import { type CountryHelp, type HelpLine, helpKinds, internationalHelp } from "#shared/care/country-help.ts";
import { diallingOf } from "#shared/care/dialling.ts";
import { everyCountry, helpFor } from "#shared/care/every-country.ts";
import { chosenPlace } from "#web/lib/browser/place.ts";
import { timeZone } from "#web/lib/time-zone.ts";
import { Select } from "#web/ui/form/select.tsx";

const nameOf = ({ country }: CountryHelp): string => country.replace(/^the /, "");
const elsewhere = "Another country";
const choices = [...everyCountry.map(nameOf).toSorted((one, other) => one.localeCompare(other)), elsewhere];

/** The country that was chosen in Settings, else those of the browser's clock and of its language, as far as we hold their lines. */
const ownCountries = (): CountryHelp[] =>
  countriesOf({
    country: chosenPlace().country,
    timeZone: timeZone(),
    locale: navigator.language,
  }).flatMap((code) => helpFor(code) ?? []);

/** While care comes first: the lines of any country a person chooses, to tap and call. Choosing sends nothing. */
export function HelpByCountry() {
  const [[own, other]] = useState(ownCountries);
  const [country, setCountry] = useState(own ? nameOf(own) : elsewhere);
  const help = everyCountry.find((one) => nameOf(one) === country);
  const isAtFirst = own !== undefined && country === nameOf(own);
  return (
    <section
      aria-label="Help lines by country"
      className="rise grid gap-3 rounded-soft border border-line p-4 text-small"
    >
      <Select label="Help lines in" value={country} choices={choices} onChange={setCountry} />
      <ul className="grid gap-1.5" aria-live="polite">
        {help ? <Lines help={help} /> : <Elsewhere />}
      </ul>
      {other && isAtFirst && (
        <div className="grid gap-1.5 border-t border-line pt-3">
          <p className="text-quiet">If you are in {other.country}:</p>
          <ul className="grid gap-1.5">
            <Lines help={other} />
          </ul>
        </div>
      )}
    </section>
  );
}

/** What a person sees a line by, where its name alone does not tell whom it is for. */
const whomFor = {
  crisis: "",
  text: "In writing: ",
  children: "For young people: ",
  abuse: "Violence: ",
  poison: "Poison: ",
};

function Lines({ help }: { help: CountryHelp }) {
  return (
    <>
      <Dial name="Emergency" phone={help.emergency} />
      {help.police && <Dial name="Police" phone={help.police} />}
      {helpKinds.map((kind) => help[kind] && <Line key={kind} line={help[kind]} before={whomFor[kind]} />)}
    </>
  );
}

const link = "inline-flex items-center underline underline-offset-4 phone:min-h-11";

function Dial({ name, phone }: { name: string; phone: string }) {
  return (
    <li>
      <a href={diallingOf(phone)} className={link}>
        <span>
          {name}: <span className="whitespace-nowrap">{phone}</span>
        </span>
      </a>
    </li>
  );
}

function Line({ line: { name, phone, hours, note, source }, before }: { line: HelpLine; before: string }) {
  const more = [hours, note].filter(Boolean).join(", ");
  const isWritten = phone === undefined;
  return (
    <li>
      {before && <span className="text-quiet">{before}</span>}
      <a
        href={isWritten ? source : diallingOf(phone)}
        {...(isWritten ? { target: "_blank", rel: "noreferrer" } : {})}
        className={link}
      >
        <span>
          {name}
          {phone && (
            <>
              : <span className="whitespace-nowrap">{phone}</span>
            </>
          )}
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
        {internationalHelp.name} lists the help lines of your country
      </a>
    </li>
  );
}
