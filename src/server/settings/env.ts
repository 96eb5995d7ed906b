import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { z } from "zod";
import { wrongProxy } from "#server/http/protection/client-address.ts";
import { isDevelopmentOnly, isLoopback } from "#server/http/protection/development-door.ts";
import { wrongStorage } from "#server/wrong-storage.ts";
import { parsedJson } from "#shared/contract/parsed-json.ts";
import { limits } from "#shared/limits/limits.ts";
import { type Voice, voices } from "#shared/listening/voices.ts";
import { unknownNames } from "./env-names.ts";
import { type Runs, runsBy } from "./runs.ts";

/** A setting that stops the start; the message names the variable and the mend. */
export class SettingsError extends Error {
  override readonly name = "SettingsError";
}

const optional = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());
const httpUrl = z.url({ protocol: /^https?$/, error: "must be an http or https address" });
const secret = z.string().min(1);

/** A whole number; `example` is one that would do. */
const wholeNumber = (least: number, most: number, example: string) => {
  const error = `must be a whole number from ${least} to ${most}, such as ${example}`;
  return z.coerce.number({ error }).int(error).min(least, error).max(most, error);
};

/** Parameters for a model's calls as a JSON object; a null takes one out. */
const parameters = z.string().transform((text, context): Record<string, unknown> => {
  const object = z.record(z.string(), z.unknown()).safeParse(parsedJson(text));
  if (object.success) return object.data;
  context.addIssue('must be a JSON object such as {"top_p":0.9,"stream_options":null}');
  return z.NEVER;
});

/** `Aria=af_heart, Rowan=am_adam`: which of a server's voices speaks as each of ours; some may be left open. */
const voiceNames = z.string().transform((text, context): Partial<Record<Voice, string>> => {
  const chosen: Partial<Record<Voice, string>> = {};
  for (const part of text.split(",")) {
    const [ours, theirs] = part.split("=", 2).map((word) => word.trim());
    const voice = voices.find((name) => name.toLowerCase() === ours?.toLowerCase());
    if (voice && theirs) chosen[voice] = theirs;
    else {
      context.addIssue(
        `must name voices of ours (${voices.join(", ")}), such as Aria=af_heart, Rowan=am_adam`,
      );
      return z.NEVER;
    }
  }
  return chosen;
});

/** `api-key=abc, tenant=calm`, values percent-encoded as OpenTelemetry has them. */
const headerPairs = z.string().transform((text, context): Record<string, string> => {
  const pairs = text.split(",").map((part): [string, string] => {
    const at = part.indexOf("=");
    return [part.slice(0, Math.max(0, at)).trim(), part.slice(at + 1).trim()];
  });
  if (isDecodable(text) && pairs.every(([name, value]) => /^[\w-]+$/.test(name) && !/[\r\n]/.test(value)))
    return Object.fromEntries(pairs.map(([name, value]) => [name, decodeURIComponent(value)]));
  context.addIssue("must be names and values such as api-key=abc, tenant=calm");
  return z.NEVER;
});

/** What a million tokens cost, in the operator's own currency. */
const price = z.coerce
  .number({ error: "must be a price such as 2.50" })
  .min(0, "must be a price such as 2.50")
  .max(1_000_000, "must be a price such as 2.50");

const languageCodes = z
  .string()
  .transform((text) => text.split(",").map((code) => code.trim().toLowerCase()))
  .pipe(z.array(z.string().regex(/^[a-z]{2,3}$/, "must be codes of languages, such as en, de")));

function isDecodable(url: string): boolean {
  return !/%(?![\da-f]{2})/i.test(url);
}

function hostNames(list: string): string[] {
  return list
    .split(",")
    .map((host) => host.trim().toLowerCase())
    .filter(Boolean);
}

const settings = z.object({
  PORT: z.coerce
    .number({ error: "must be a port number such as 3000" })
    .int()
    .min(0)
    .max(65_535)
    .default(3000),
  HOST: z.string().min(1).default("127.0.0.1"),
  DATA_DIR: z.string().min(1).default("./data"),
  DATABASE_POOL: optional(wholeNumber(1, 500, "20")),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must begin with postgres://" })),
  PUBLIC_URL: optional(httpUrl),
  SMTP_URL: optional(
    z
      .url({ protocol: /^smtps?$/, error: "must begin with smtp:// or smtps://" })
      .refine(isDecodable, "has a % that is no percent-encoding; write it as %25"),
  ),
  MAIL_FROM: optional(z.string()),
  CONTACT_EMAIL: z.email("must be an e-mail address").default("hello@stillpoint.example"),
  OPENAI_API_KEY: optional(secret),
  LLM_BASE_URL: optional(httpUrl),
  LLM_MODEL: optional(z.string()),
  LLM_API_KEY: optional(secret),
  LLM_EMBEDDING_MODEL: optional(z.string()),
  LLM_SMALL_MODEL: optional(z.string()),
  LLM_CONTEXT_TOKENS: optional(wholeNumber(2048, 20_000_000, "8192")),
  LLM_MAX_TOKENS: optional(wholeNumber(64, 1_000_000, "2000")),
  LLM_FIRST_TOKEN_SECONDS: wholeNumber(1, 3600, "60").default(60),
  LLM_REPLY_SECONDS: wholeNumber(5, 3600, "120").default(120),
  LLM_PRICE_READ: optional(price),
  LLM_PRICE_WRITTEN: optional(price),
  LLM_TOKENS_PER_PERSON_PER_DAY: optional(wholeNumber(1, 1_000_000_000, "200000")),
  LLM_TEMPERATURE: optional(
    z.coerce.number({ error: "must be a number such as 0.7" }).min(0).max(2, "must be a number from 0 to 2"),
  ),
  LLM_PARAMETERS: optional(parameters),
  LLM_REASONING_EFFORT: optional(z.enum(["on", "off"], { error: "must be on or off" })),
  LLM_FALLBACK_BASE_URL: optional(httpUrl),
  LLM_FALLBACK_MODEL: optional(z.string()),
  LLM_FALLBACK_API_KEY: optional(secret),
  ELEVENLABS_API_KEY: optional(secret),
  SPEECH_BASE_URL: optional(httpUrl),
  SPEECH_API_KEY: optional(secret),
  SPEECH_MODEL: optional(z.string()),
  SPEECH_VOICES: optional(voiceNames),
  SPEECH_LANGUAGES: optional(languageCodes),
  SPEECH_SECONDS_PER_PERSON_PER_DAY: optional(wholeNumber(1, 86_400, "1800")),
  TRANSCRIPTION_BASE_URL: optional(httpUrl),
  TRANSCRIPTION_API_KEY: optional(secret),
  TRANSCRIPTION_MODEL: optional(z.string()),
  TRANSCRIPTION_SECONDS_PER_PERSON_PER_DAY: optional(wholeNumber(1, 86_400, "1800")),
  KNOWLEDGE_WEBHOOK_URL: optional(httpUrl),
  SEARXNG_URL: optional(httpUrl),
  WIKIPEDIA_URL: httpUrl.default("https://en.wikipedia.org"),
  INTERNAL_HOSTS: z.string().default("").transform(hostNames),
  S3_ENDPOINT: optional(httpUrl),
  S3_REGION: optional(z.string().regex(/^[\w-]+$/, "must be the name of a region, such as eu-central-1")),
  S3_BUCKET: optional(
    z.string().regex(/^\w[\w.-]+\w$/, "must be the name of a bucket, such as stillpoint-recordings"),
  ),
  S3_ACCESS_KEY_ID: optional(secret),
  S3_SECRET_ACCESS_KEY: optional(secret),
  DAILY_CONVERSATION_LIMIT: z.coerce
    .number({ error: "must be a whole number such as 100" })
    .int()
    .min(1)
    .default(limits.conversation.perDay),
  STORAGE_PER_PERSON_MB: wholeNumber(1, 10_000_000, "2000").default(2000),
  RATE_LIMITS: z.enum(["on", "off"], { error: "must be on or off" }).default("on"),
  SIGN_UP: z.enum(["open", "invite", "closed"], { error: "must be open, invite or closed" }).default("open"),
  SIGN_UP_DOMAINS: z.string().default("").transform(hostNames),
  OIDC_ISSUER: optional(httpUrl),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(secret),
  OIDC_ACR: z
    .string()
    .max(300)
    .default("")
    .transform((words) => words.split(/\s+/).filter((word) => word !== "")),
  OIDC_NAME: z.string().min(1).max(60).default("your organisation"),
  LEAKED_PASSWORD_CHECK: z.enum(["on", "off"], { error: "must be on or off" }).default("off"),
  LEAKED_PASSWORD_URL: httpUrl.default("https://api.pwnedpasswords.com/range/"),
  TRUSTED_PROXIES: optional(z.string()),
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug"], {
      error: "must be fatal, error, warn, info or debug",
    })
    .default("info"),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters, or be left out")),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(httpUrl),
  OTEL_EXPORTER_OTLP_HEADERS: optional(headerPairs),
  SESSION_SECRET: optional(z.string().min(32, "must have at least 32 characters, or be left out")),
});

/** Settings that say how a model is asked, and nothing where there is none. */
const modelSettings = [
  "LLM_SMALL_MODEL",
  "LLM_CONTEXT_TOKENS",
  "LLM_MAX_TOKENS",
  "LLM_TEMPERATURE",
  "LLM_TOKENS_PER_PERSON_PER_DAY",
  "LLM_PARAMETERS",
  "LLM_FALLBACK_MODEL",
] as const;

/** Settings that say how a speech server is asked, and nothing where there is none. */
const speechSettings = ["SPEECH_MODEL", "SPEECH_API_KEY", "SPEECH_VOICES", "SPEECH_LANGUAGES"] as const;

/** The same for a transcription server. */
const transcriptionSettings = [
  "TRANSCRIPTION_MODEL",
  "TRANSCRIPTION_API_KEY",
  "TRANSCRIPTION_SECONDS_PER_PERSON_PER_DAY",
] as const;

/** The name of every setting, as an operator writes it. */
export const settingNames: readonly string[] = Object.keys(settings.shape);

/** The operator's settings, parsed once at the start; `publicUrl` is the address people use. */
export interface Env extends Readonly<z.infer<typeof settings>> {
  publicUrl: string;
  /** Which implementation answers for each capability. */
  runs: Runs;
}

/** Reads the process's environment and `.env` of the working folder; throws `SettingsError` for anything wrong. */
export function readEnv(environment: NodeJS.ProcessEnv, dotEnvPath = ".env"): Env {
  const fromFile = existsSync(dotEnvPath) ? parseEnv(readFileSync(dotEnvPath, "utf8")) : {};
  const unknown = unknownNames({
    known: [...settingNames],
    fromFile: Object.keys(fromFile),
    fromProcess: Object.keys(environment),
  });
  if (unknown[0]) throw new SettingsError(unknown[0]);

  const parsed = settings.safeParse({ ...fromFile, ...environment });
  if (!parsed.success) throw new SettingsError(parsed.error.issues.map(describe).join("\n"));
  const publicUrl = parsed.data.PUBLIC_URL ?? `http://localhost:${parsed.data.PORT}`;
  const env = { ...parsed.data, publicUrl, runs: runsBy(parsed.data) };
  refuseWeakCombinations(env);
  return env;
}

function describe(issue: { path: PropertyKey[]; message: string }): string {
  return `${String(issue.path[0])} ${issue.message}.`;
}

/** The three settings without which nobody can sign in at a provider of identities; what is wrong with them. */
function wrongSignOn(env: Env): string | undefined {
  const names = ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"] as const;
  const missing = names.filter((name) => !env[name]);
  if (missing.length === names.length || !env.OIDC_ISSUER) {
    return missing.length < names.length
      ? "OIDC_ISSUER is missing. Set it to your provider's address."
      : undefined;
  }
  if (missing[0]) return `${missing[0]} is missing. Your provider gave it to you with the client.`;
  const { protocol, hostname } = new URL(env.OIDC_ISSUER);
  const isSafe = protocol === "https:" || isLoopback(hostname) || env.INTERNAL_HOSTS.includes(hostname);
  return isSafe
    ? undefined
    : "OIDC_ISSUER has to begin with https://, for whoever stands between could sign in as anybody. An address inside your own network may be listed in INTERNAL_HOSTS.";
}

function refuseWeakCombinations(env: Env): void {
  const storage = wrongStorage(env);
  if (storage) throw new SettingsError(storage);
  if (env.RATE_LIMITS === "off" && !isDevelopmentOnly(env)) {
    throw new SettingsError(
      "RATE_LIMITS can be off only on a loopback HOST with a loopback PUBLIC_URL and no TRUSTED_PROXIES. Remove it, or set it to on.",
    );
  }
  const proxy = wrongProxy(env.TRUSTED_PROXIES ?? "");
  if (proxy) {
    throw new SettingsError(
      `TRUSTED_PROXIES has "${proxy}". List the addresses or networks of your own proxies, such as 10.0.0.2, 172.16.0.0/12.`,
    );
  }
  if (env.SIGN_UP_DOMAINS.length > 0 && !env.SMTP_URL) {
    throw new SettingsError(
      "SIGN_UP_DOMAINS needs SMTP_URL: an address that was never confirmed says nothing about whose it is. Set it, or remove SIGN_UP_DOMAINS.",
    );
  }
  const signOn = wrongSignOn(env);
  if (signOn) throw new SettingsError(signOn);
  if (env.LLM_BASE_URL && !env.LLM_MODEL) {
    throw new SettingsError("LLM_MODEL is missing. Name the model that LLM_BASE_URL serves.");
  }
  if ((env.LLM_MODEL || env.LLM_API_KEY) && !env.LLM_BASE_URL && !env.OPENAI_API_KEY) {
    throw new SettingsError(
      "LLM_BASE_URL is missing. Set it to your model server, or remove the other LLM_ settings.",
    );
  }
  if (Boolean(env.LLM_FALLBACK_BASE_URL) !== Boolean(env.LLM_FALLBACK_MODEL)) {
    const missing = env.LLM_FALLBACK_MODEL ? "LLM_FALLBACK_BASE_URL" : "LLM_FALLBACK_MODEL";
    throw new SettingsError(`${missing} is missing. A second model server needs its address and its model.`);
  }
  if (env.LLM_REASONING_EFFORT && !env.LLM_BASE_URL) {
    throw new SettingsError(
      "LLM_REASONING_EFFORT is for a server of LLM_BASE_URL: of OpenAI's models it is known which take it. Remove it.",
    );
  }
  const unused = modelSettings.find((name) => env[name] !== undefined);
  if (unused && !env.LLM_BASE_URL && !env.OPENAI_API_KEY) {
    throw new SettingsError(
      `${unused} needs a model. Set LLM_BASE_URL and LLM_MODEL, or OPENAI_API_KEY, or remove it.`,
    );
  }
  if (env.SPEECH_BASE_URL && !env.SPEECH_MODEL) {
    throw new SettingsError("SPEECH_MODEL is missing. Name the model that SPEECH_BASE_URL serves.");
  }
  const withoutServer = speechSettings.find((name) => env[name] !== undefined);
  if (withoutServer && !env.SPEECH_BASE_URL) {
    throw new SettingsError(`${withoutServer} needs SPEECH_BASE_URL, the address of your speech server.`);
  }
  if (env.TRANSCRIPTION_BASE_URL && !env.TRANSCRIPTION_MODEL) {
    throw new SettingsError(
      "TRANSCRIPTION_MODEL is missing. Name the model that TRANSCRIPTION_BASE_URL serves.",
    );
  }
  const withoutListener = transcriptionSettings.find((name) => env[name] !== undefined);
  if (withoutListener && !env.TRANSCRIPTION_BASE_URL) {
    throw new SettingsError(
      `${withoutListener} needs TRANSCRIPTION_BASE_URL, the address of your transcription server.`,
    );
  }
  const speaks = env.SPEECH_BASE_URL ?? env.ELEVENLABS_API_KEY ?? env.OPENAI_API_KEY;
  if (env.SPEECH_SECONDS_PER_PERSON_PER_DAY && !speaks) {
    throw new SettingsError(
      "SPEECH_SECONDS_PER_PERSON_PER_DAY needs SPEECH_BASE_URL, ELEVENLABS_API_KEY or OPENAI_API_KEY: the built-in voice costs nothing and is not capped. Set one, or remove it.",
    );
  }
  if (env.LLM_EMBEDDING_MODEL && !env.LLM_BASE_URL && !env.OPENAI_API_KEY) {
    throw new SettingsError(
      "LLM_EMBEDDING_MODEL needs LLM_BASE_URL or OPENAI_API_KEY, which say where it answers. Set one, or remove it.",
    );
  }
  if (!isLoopback(env.HOST) && !env.PUBLIC_URL) {
    throw new SettingsError(
      "PUBLIC_URL is missing. HOST lets other machines in, so set PUBLIC_URL to the address people will use.",
    );
  }
}
