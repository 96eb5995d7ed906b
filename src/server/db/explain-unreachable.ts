import { z } from "zod";

const described = z.object({ code: z.string().optional() });

/** Why a PostgreSQL could not be used at a start, as far as its mend differs. */
type Cause =
  | "refused-connection"
  | "unknown-name"
  | "no-way"
  | "refused-sign-in"
  | "no-database"
  | "starting-or-full"
  | "silent";

/** For each cause a sentence that says it, and one that says what to do. */
const sentences: Record<Cause, readonly [cause: string, mend: string]> = {
  "refused-connection": [
    "Nothing accepts connections at {host}, port {port}.",
    "Start PostgreSQL there, or correct the host and the port in DATABASE_URL.",
  ],
  "unknown-name": [
    "The name {host} is not known.",
    "Check the spelling of the host in DATABASE_URL, and this machine's name service (DNS).",
  ],
  "no-way": [
    "No way leads to {host}, port {port}.",
    "Check the host in DATABASE_URL, and the network and firewalls between.",
  ],
  "refused-sign-in": [
    "PostgreSQL at {host} does not accept the user name and password.",
    "Check both in DATABASE_URL; special characters must be percent-encoded.",
  ],
  "no-database": [
    "PostgreSQL at {host} has no database named {database}.",
    "Create it, or correct the name at the end of DATABASE_URL.",
  ],
  "starting-or-full": [
    "PostgreSQL at {host} is starting, shutting down, or has no connection left.",
    "Start again in a moment; if that does not help, its own log says why.",
  ],
  silent: [
    "Nothing at {host}, port {port} answered as PostgreSQL does, or not in time.",
    "Check the host and the port in DATABASE_URL, and that no firewall stands between.",
  ],
};

/** Codes of the operating system, and of PostgreSQL (its documentation, appendix A). */
const causes: Record<string, Cause> = {
  ECONNREFUSED: "refused-connection",
  ENOENT: "refused-connection",
  ENOTFOUND: "unknown-name",
  EAI_AGAIN: "unknown-name",
  EHOSTUNREACH: "no-way",
  ENETUNREACH: "no-way",
  "28000": "refused-sign-in",
  "28P01": "refused-sign-in",
  "3D000": "no-database",
  "53300": "starting-or-full",
  "57P01": "starting-or-full",
  "57P02": "starting-or-full",
  "57P03": "starting-or-full",
};

/** Waiting does not mend these. */
const lasting: ReadonlySet<Cause> = new Set<Cause>(["refused-sign-in", "no-database"]);

/** What an operator is told about a PostgreSQL that cannot be used. */
export interface Unreachable {
  /** The cause and its mend; no password is in it. */
  sentence: string;
  /** Whether it may be otherwise in a moment. */
  mayPass: boolean;
}

/** Says why a connection to the database of `url` failed, and what to do about it. */
export function explainUnreachable(error: unknown, url: string): Unreachable {
  const { code = "" } = described.safeParse(error).data ?? {};
  const cause = causes[code] ?? "silent";
  const { hostname, port, pathname } = new URL(url);
  const values = new Map([
    ["host", hostname || "this machine"],
    ["port", port || "5432"],
    ["database", decodeURIComponent(pathname.slice(1)) || "as its user"],
  ]);
  const filled = sentences[cause]
    .join(" ")
    .replace(/\{(\w+)\}/g, (place, name: string) => values.get(name) ?? place);
  return { sentence: filled, mayPass: !lasting.has(cause) };
}
