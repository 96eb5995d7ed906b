import type { ClientBase } from "pg";
import { SettingsError } from "#server/settings/env.ts";

/**
 * The roles of the product. A connection rests as the visitor, who sees nothing; a transaction becomes a person, the
 * account look-ups or the job runner; the migrator alone owns the tables.
 */
export const roles = {
  visitor: "stillpoint_visitor",
  person: "stillpoint_person",
  accounts: "stillpoint_accounts",
  worker: "stillpoint_worker",
  migrator: "stillpoint_migrator",
} as const;

/** One of the product's roles. */
export type Role = (typeof roles)[keyof typeof roles];

const statements = Object.values(roles).map((role) => `create role ${role} nologin noinherit;`);
const insufficientPrivilege = "42501";

/**
 * Makes the roles that are missing and lets the login role become each. Where the login may not create roles, throws
 * `SettingsError` with the statements that a database administrator runs once.
 */
export async function ensureRoles(client: ClientBase): Promise<void> {
  try {
    for (const role of Object.values(roles)) await ensureRole(client, role);
    const { rows } = await client.query<{ name: string }>("select quote_ident(current_database()) as name");
    await client.query(`grant create on database ${rows[0]?.name} to ${roles.migrator}`);
    await client.query(`grant create, usage on schema public to ${roles.migrator}`);
    const others = [roles.visitor, roles.person, roles.accounts, roles.worker].join(", ");
    await client.query(`grant usage on schema public to ${others}`);
  } catch (error) {
    if (!isDenied(error)) throw error;
    throw new SettingsError(
      `DATABASE_URL names a login that may not prepare the database. Let an administrator run this once:\n${await forAdministrator(client)}`,
    );
  }
}

async function ensureRole(client: ClientBase, role: Role): Promise<void> {
  const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [role]);
  // Roles belong to the whole server: another product on another of its databases may be making the same one now.
  if (!rowCount) {
    await client.query(`do $$ begin create role ${role} nologin noinherit;
      exception when duplicate_object or unique_violation then null; end $$`);
  }
  const { rows } = await client.query<{ can: boolean }>(
    "select pg_has_role(session_user, $1, 'member') as can",
    [role],
  );
  if (!rows[0]?.can) await client.query(`grant ${role} to session_user`);
}

async function forAdministrator(client: ClientBase): Promise<string> {
  const { rows } = await client.query<{ login: string; database: string }>(
    "select quote_ident(session_user) as login, quote_ident(current_database()) as database",
  );
  const { login, database } = rows[0] ?? { login: "the_login", database: "the_database" };
  return [
    ...statements,
    `grant ${Object.values(roles).join(", ")} to ${login};`,
    `grant create on database ${database} to ${roles.migrator};`,
    `grant create, usage on schema public to ${roles.migrator};`,
    `grant usage on schema public to ${[roles.visitor, roles.person, roles.accounts, roles.worker].join(", ")};`,
  ].join("\n");
}

function isDenied(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === insufficientPrivilege;
}

declare module "pg" {
  interface PoolConfig {
    /** Runs on each new connection before anybody gets it (pg-pool 3.11; its types do not know it yet). */
    onConnect?: (client: ClientBase) => Promise<void>;
    /** Sends a query without waiting for the answer to the one before (pg 8.23; its types do not know it yet). */
    pipeline?: boolean;
  }
}

/** Takes a new connection's rights away until a transaction gives it some; before the first migration there are none to take. */
export async function restAsVisitor(client: ClientBase): Promise<void> {
  await client.query(`do $$ begin
    if exists (select from pg_roles where rolname = '${roles.visitor}') then set role ${roles.visitor}; end if;
  end $$`);
}
