/** A number a person can tap, and what it is. */
export interface HelpLine {
  name: string;
  /** As dialled inside the country. */
  phone: string;
}

/** Where a person in one country finds help, free of charge and by day and night unless the name says otherwise. */
export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  code: string;
  country: string;
  /** As a person may write it, besides the country's name; lower case. */
  aliases: string[];
  emergency: string;
  crisis: HelpLine;
  /** For people hurt or threatened by someone close. */
  abuse?: HelpLine;
  /** The service's own page, where the number was taken from. */
  source: string;
}

/** The page for every other country: it lists local services and is kept by a charity. */
export const internationalHelp = { name: "findahelpline.com", url: "https://findahelpline.com" } as const;

const line = (name: string, phone: string): HelpLine => ({ name, phone });

/** Help by country. As far as known each number is the one the named service publishes at `source`: check them there once a year. */
export const helpLines: CountryHelp[] = [
  {
    code: "US",
    country: "the United States",
    aliases: ["usa", "united states", "america"],
    emergency: "911",
    crisis: line("988 Suicide & Crisis Lifeline", "988"),
    abuse: line("National Domestic Violence Hotline", "1-800-799-7233"),
    source: "https://988lifeline.org",
  },
  {
    code: "CA",
    country: "Canada",
    aliases: [],
    emergency: "911",
    crisis: line("9-8-8 Suicide Crisis Helpline", "988"),
    source: "https://988.ca",
  },
  {
    code: "GB",
    country: "the United Kingdom",
    aliases: ["uk", "united kingdom", "england", "scotland", "wales", "britain", "northern ireland"],
    emergency: "999",
    crisis: line("Samaritans", "116 123"),
    abuse: line("National Domestic Abuse Helpline", "0808 2000 247"),
    source: "https://www.samaritans.org",
  },
  {
    code: "IE",
    country: "Ireland",
    aliases: [],
    emergency: "112",
    crisis: line("Samaritans", "116 123"),
    abuse: line("Women's Aid", "1800 341 900"),
    source: "https://www.samaritans.org/ireland",
  },
  {
    code: "AU",
    country: "Australia",
    aliases: [],
    emergency: "000",
    crisis: line("Lifeline", "13 11 14"),
    abuse: line("1800RESPECT", "1800 737 732"),
    source: "https://www.lifeline.org.au",
  },
  {
    code: "NZ",
    country: "New Zealand",
    aliases: ["aotearoa"],
    emergency: "111",
    crisis: line("1737, need to talk?", "1737"),
    abuse: line("Women's Refuge", "0800 733 843"),
    source: "https://1737.org.nz",
  },
  {
    code: "DE",
    country: "Germany",
    aliases: ["deutschland"],
    emergency: "112",
    crisis: line("TelefonSeelsorge", "0800 111 0 111"),
    abuse: line("Hilfetelefon Gewalt gegen Frauen", "116 016"),
    source: "https://www.telefonseelsorge.de",
  },
  {
    code: "AT",
    country: "Austria",
    aliases: ["österreich"],
    emergency: "112",
    crisis: line("TelefonSeelsorge", "142"),
    abuse: line("Frauenhelpline", "0800 222 555"),
    source: "https://www.telefonseelsorge.at",
  },
  {
    code: "CH",
    country: "Switzerland",
    aliases: ["schweiz", "suisse"],
    emergency: "112",
    crisis: line("Die Dargebotene Hand", "143"),
    source: "https://www.143.ch",
  },
  {
    code: "FR",
    country: "France",
    aliases: [],
    emergency: "112",
    crisis: line("3114, prévention du suicide", "3114"),
    abuse: line("Violences Femmes Info", "3919"),
    source: "https://3114.fr",
  },
  {
    code: "ES",
    country: "Spain",
    aliases: ["españa"],
    emergency: "112",
    crisis: line("Línea 024", "024"),
    abuse: line("Servicio 016", "016"),
    source: "https://www.sanidad.gob.es/linea024",
  },
  {
    code: "IT",
    country: "Italy",
    aliases: ["italia"],
    emergency: "112",
    crisis: line("Telefono Amico Italia (limited hours)", "02 2327 2327"),
    abuse: line("1522 antiviolenza", "1522"),
    source: "https://www.telefonoamico.it",
  },
  {
    code: "NL",
    country: "the Netherlands",
    aliases: ["netherlands", "holland", "nederland"],
    emergency: "112",
    crisis: line("113 Zelfmoordpreventie", "0800 0113"),
    abuse: line("Veilig Thuis", "0800 2000"),
    source: "https://www.113.nl",
  },
  {
    code: "BE",
    country: "Belgium",
    aliases: ["belgië", "belgique"],
    emergency: "112",
    crisis: line("Zelfmoordlijn", "1813"),
    source: "https://www.zelfmoord1813.be",
  },
  {
    code: "SE",
    country: "Sweden",
    aliases: ["sverige"],
    emergency: "112",
    crisis: line("Mind Självmordslinjen", "90101"),
    abuse: line("Kvinnofridslinjen", "020 50 50 50"),
    source: "https://mind.se",
  },
  {
    code: "IN",
    country: "India",
    aliases: [],
    emergency: "112",
    crisis: line("Tele-MANAS", "14416"),
    abuse: line("Women Helpline", "181"),
    source: "https://telemanas.mohfw.gov.in",
  },
  {
    code: "BR",
    country: "Brazil",
    aliases: ["brasil"],
    emergency: "192",
    crisis: line("CVV", "188"),
    abuse: line("Ligue 180", "180"),
    source: "https://cvv.org.br",
  },
  {
    code: "ZA",
    country: "South Africa",
    aliases: [],
    emergency: "112",
    crisis: line("SADAG Suicide Crisis Helpline", "0800 567 567"),
    source: "https://www.sadag.org",
  },
];
