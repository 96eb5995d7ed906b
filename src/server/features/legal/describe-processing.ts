import { isLoopback } from "#server/http/protection/development-door.ts";
import type { Services } from "#server/services.ts";
import type { DataProcessing } from "#shared/account/legal.ts";

type Env = Services["env"];

/** Says from the settings what of a person's goes where, for the legal pages; it follows what `choose-providers.ts` and `choose-storage.ts` choose. */
export function describeDataProcessing(env: Env): DataProcessing {
  return {
    contactEmail: env.CONTACT_EMAIL,
    model: modelOf(env),
    voice: voiceOf(env),
    music: env.ELEVENLABS_API_KEY ? "elevenlabs" : "built-in",
    dictation: env.TRANSCRIPTION_BASE_URL ? placeOf(env.TRANSCRIPTION_BASE_URL) : "browser",
    knowledge: env.KNOWLEDGE_WEBHOOK_URL ? "webhook" : "library",
    webSearch: webSearchOf(env),
    mail: env.SMTP_URL ? "smtp" : "outbox",
    database: env.DATABASE_URL ? "postgres" : "embedded",
    files: env.S3_BUCKET ? "s3" : "local",
    checksLeakedPasswords: env.LEAKED_PASSWORD_CHECK === "on",
  };
}

/** Whether an address is on the same machine. */
const placeOf = (url: string): "own-server" | "other-server" =>
  isLoopback(new URL(url).hostname) ? "own-server" : "other-server";

function modelOf({ LLM_BASE_URL, OPENAI_API_KEY }: Env): DataProcessing["model"] {
  if (LLM_BASE_URL) return placeOf(LLM_BASE_URL);
  return OPENAI_API_KEY ? "openai" : "built-in";
}

function voiceOf({ SPEECH_BASE_URL, ELEVENLABS_API_KEY, OPENAI_API_KEY }: Env): DataProcessing["voice"] {
  if (SPEECH_BASE_URL) return placeOf(SPEECH_BASE_URL);
  if (ELEVENLABS_API_KEY) return "elevenlabs";
  return OPENAI_API_KEY ? "openai" : "built-in";
}

function webSearchOf(env: Env): DataProcessing["webSearch"] {
  if (env.SEARXNG_URL) return "searxng";
  return modelOf(env) === "openai" ? "openai" : "wikipedia";
}
