/** A number a person can tap, and what it is. */
export interface HelpLine {
  name: string;
  /** As dialled inside the country, from a mobile telephone too: digits, blanks and hyphens, which every telephone dials from a link. */
  phone: string;
  /** When somebody answers, where that is not by day and night. */
  hours?: string;
  /** Another number for some people or some telephones, in words. */
  note?: string;
}

/** Where a person in one country finds help. */
export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  code: string;
  country: string;
  /** As a person may write it, besides the country's name; lower case. */
  aliases: string[];
  /** The number for everything, or the one that brings an ambulance. */
  emergency: string;
  /** The one that brings the police, where `emergency` does not. */
  police?: string;
  crisis: HelpLine;
  /** For people hurt or threatened by someone close. */
  abuse?: HelpLine;
  /** For children and young people. */
  children?: HelpLine;
  /** Where poisonings are advised on. */
  poison?: HelpLine;
  /** The service's own page, where the number was taken from. */
  source: string;
}

/** The page for every other country: it lists local services and is kept by a charity. */
export const internationalHelp = { name: "findahelpline.com", url: "https://findahelpline.com" } as const;
