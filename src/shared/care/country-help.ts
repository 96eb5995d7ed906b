/** The kinds of lines, in the order in which they are shown. */
export const helpKinds = ["crisis", "text", "children", "abuse", "poison"] as const;

/** A kind of line. */
export type HelpKind = (typeof helpKinds)[number];

/** A way a person can reach help, and what it is. */
export interface HelpLine {
  name: string;
  /**
   * As dialled inside the country, from a mobile telephone too: digits, blanks and hyphens, which every telephone dials
   * from a link. Nothing for a line that is written to.
   */
  phone?: string;
  /** When somebody answers, where that is not by day and night. */
  hours?: string;
  /** What else there is to dial, or how one writes there, in words. */
  note?: string;
  /** The service's own page. */
  source: string;
  /** When the number was read on a page of the service itself, or a stored copy of one; nothing where it was not. */
  readOn?: string;
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
  /** For people who would rather write than speak. */
  text?: HelpLine;
  /** For children and young people. */
  children?: HelpLine;
  /** For people hurt or threatened by someone close. */
  abuse?: HelpLine;
  /** Where poisonings are advised on. */
  poison?: HelpLine;
}

/** The page for every other country: it lists local services and is kept by a charity. */
export const internationalHelp = { name: "findahelpline.com", url: "https://findahelpline.com" } as const;
