/** One entry of the catalogue: the HTTP status of an error and what the person reads; `{name}` is filled from the details. */
export interface CatalogueEntry {
  status: number;
  text: string;
}

/** Values that fill the `{name}` places of a text. */
export type ErrorDetails = Record<string, string | number>;
