import type { Services } from "#server/services.ts";
import type { Practice } from "#shared/account/legal.ts";

type Env = Services["env"];

import { isLoopback } from "#server/http/protection/development-door.ts";

/** Says from the settings what of a person's goes where, for the legal pages; it follows the choices of `services.ts`. */
export function describePractice(env: Env): Practice {
  return {
    contactEmail: env.CONTACT_EMAIL,
    model: modelOf(env),
    voice: voiceOf(env),
    knowledge: env.KNOWLEDGE_WEBHOOK_URL ? "webhook" : "library",
    webSearch: webSearchOf(env),
    mail: env.SMTP_URL ? "smtp" : "outbox",
    database: env.DATABASE_URL ? "postgres" : "embedded",
    files: env.S3_BUCKET ? "s3" : "local",
    checksLeakedPasswords: env.LEAKED_PASSWORD_CHECK === "on",
  };
}

function modelOf({ LLM_BASE_URL, OPENAI_API_KEY }: Env): Practice["model"] {
  if (LLM_BASE_URL) return isLoopback(new URL(LLM_BASE_URL).hostname) ? "own-server" : "other-server";
  return OPENAI_API_KEY ? "openai" : "built-in";
}

function voiceOf({ ELEVENLABS_API_KEY, OPENAI_API_KEY }: Env): Practice["voice"] {
  if (ELEVENLABS_API_KEY) return "elevenlabs";
  return OPENAI_API_KEY ? "openai" : "built-in";
}

function webSearchOf(env: Env): Practice["webSearch"] {
  if (env.SEARXNG_URL) return "searxng";
  return modelOf(env) === "openai" ? "openai" : "wikipedia";
}
