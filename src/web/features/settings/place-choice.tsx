import { countriesOf } from "#shared/care/countries-of.ts";
import { everyCountry, helpFor } from "#shared/care/every-country.ts";
import { elsewhere, usePlace } from "#web/lib/browser/place.ts";
import { deviceTimeZone } from "#web/lib/time-zone.ts";
import { Select } from "#web/ui/form/select.tsx";

const byDevice = "Automatic";
const anotherCountry = "Another country";
const inWords = (name: string) => name.replaceAll("_", " ");
const nameOf = (code: string) => helpFor(code)?.country.replace(/^the /, "") ?? anotherCountry;

/** Every zone the browser knows, as it is shown. */
const zones = () => Intl.supportedValuesOf("timeZone");
const countries = everyCountry
  .map(({ code }) => nameOf(code))
  .toSorted((one, other) => one.localeCompare(other));

/** Where a person is, for whom their device does not say it rightly: when their day begins, and whom they could call. */
export function PlaceChoice() {
  const [place, choose] = usePlace();
  const device = deviceTimeZone();
  const [likely] = countriesOf({ timeZone: place.timeZone ?? device, locale: navigator.language });
  const { timeZone, country } = place;
  return (
    <>
      <div className="grid gap-1.5">
        <Select
          label="Time zone"
          value={timeZone === undefined ? byDevice : inWords(timeZone)}
          choices={[byDevice, ...zones().map(inWords)]}
          onChange={(chosen) =>
            choose({ ...place, timeZone: zones().find((zone) => inWords(zone) === chosen) })
          }
        />
        <p className="text-tiny text-quiet">
          Your daily conversations start again at midnight there. Automatic follows this device:{" "}
          {inWords(device)}.
        </p>
      </div>
      <div className="grid gap-1.5">
        <Select
          label="Country"
          value={country === undefined ? byDevice : nameOf(country)}
          choices={[byDevice, ...countries, anotherCountry]}
          onChange={(chosen) => choose({ ...place, country: codeOf(chosen) })}
        />
        <p className="text-tiny text-quiet">
          Decides which help lines you're shown.{" "}
          {likely
            ? `Going by your time zone, they are those of ${helpFor(likely)?.country}.`
            : "Your time zone doesn't say which are yours."}
        </p>
      </div>
    </>
  );
}

function codeOf(chosen: string): string | undefined {
  if (chosen === byDevice) return undefined;
  return everyCountry.find(({ code }) => nameOf(code) === chosen)?.code ?? elsewhere;
}
