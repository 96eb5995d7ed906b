import type { Client } from "pg";

/** How long a connection may take to come about, for us and for PostgreSQL's programs. */
export const connectTimeoutMs = 10_000;

const fromAddress = {
  sslrootcert: "PGSSLROOTCERT",
  sslcert: "PGSSLCERT",
  sslkey: "PGSSLKEY",
  options: "PGOPTIONS",
} as const;

/** The same connection in libpq's words; whatever else of libpq's the surroundings hold would lead elsewhere. */
export function programEnvironment(client: Client, url: string): NodeJS.ProcessEnv {
  const isKept = (name: string) => !/^PG/.test(name) || /^PG(PASSFILE|SSL)/.test(name);
  const asked = new URL(url).searchParams;
  const env: NodeJS.ProcessEnv = {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => isKept(name))),
    PGHOST: client.host,
    PGPORT: String(client.port),
    PGUSER: client.user,
    PGDATABASE: client.database,
    PGCONNECT_TIMEOUT: String(connectTimeoutMs / 1000),
  };
  if (client.password) env.PGPASSWORD = client.password;
  const mode = sslMode(asked);
  if (mode) env.PGSSLMODE = mode;
  for (const [name, variable] of Object.entries(fromAddress)) {
    const value = asked.get(name);
    if (value) env[variable] = value;
  }
  return env;
}

/** node-postgres alone knows `no-verify`, which is what libpq calls `require`, and `ssl=true`. */
function sslMode(asked: URLSearchParams): string | undefined {
  const mode = asked.get("sslmode") ?? undefined;
  if (mode === "no-verify") return "require";
  return mode ?? (["true", "1"].includes(asked.get("ssl") ?? "") ? "require" : undefined);
}
