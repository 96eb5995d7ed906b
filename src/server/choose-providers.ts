import { join } from "node:path";
import type { Logger } from "pino";
import type { Coach } from "./coach/coach.ts";
import { createBuiltInGuide } from "./coach/guide/built-in-guide.ts";
import type { CoachModel, ModelPatience } from "./coach/model/coach-model.ts";
import type { OnModelCall } from "./coach/model/model-call.ts";
import { createModelCoach } from "./coach/model/model-coach.ts";
import type { Database } from "./db/database.ts";
import type { EmbeddedDatabase } from "./db/embedded/embedded.ts";
import { openEmbeddedDatabase, openPostgres } from "./db/open-database.ts";
import { describeDataProcessing } from "./features/legal/describe-processing.ts";
import { createCompatibleEmbeddings } from "./providers/embeddings/compatible-embeddings.ts";
import type { Embeddings } from "./providers/embeddings/embeddings.ts";
import type { OutsideKnowledge } from "./providers/knowledge/knowledge.ts";
import { createKnowledgeWebhook } from "./providers/knowledge/webhook.ts";
import type { LeakedPasswords } from "./providers/leaked-passwords/leaked-passwords.ts";
import { createRangeService } from "./providers/leaked-passwords/range-service.ts";
import type { Mail } from "./providers/mail/mail.ts";
import { createOutbox, type Outbox } from "./providers/mail/outbox.ts";
import { createSmtpMail } from "./providers/mail/smtp.ts";
import {
  type CompatibleSettings,
  createModel,
  type OpenAiSettings,
} from "./providers/models/create-model.ts";
import { createDefaultTrack, type DefaultTrack } from "./providers/music/default-track.ts";
import { createElevenLabsMusic } from "./providers/music/elevenlabs-music.ts";
import type { MusicMaker } from "./providers/music/music.ts";
import { createOurComposer } from "./providers/music/our-composer.ts";
import { createOutgoing } from "./providers/outgoing/create-outgoing.ts";
import type { Outgoing } from "./providers/outgoing/outgoing.ts";
import { refuseInternal } from "./providers/outgoing/refuse-internal.ts";
import type { ClosableSpeech } from "./providers/speech/cloud-speech.ts";
import {
  type CompatibleSpeechSettings,
  createCompatibleSpeech,
} from "./providers/speech/compatible-speech.ts";
import { createElevenLabsSpeech } from "./providers/speech/elevenlabs-speech.ts";
import { isEngineThere } from "./providers/speech/neural/engine.ts";
import { createNeuralSpeech } from "./providers/speech/neural/neural-speech.ts";
import { readVoices, voicesFolder } from "./providers/speech/neural/voices-file.ts";
import { createOfflineSpeech } from "./providers/speech/offline-speech.ts";
import { createOpenAiSpeech } from "./providers/speech/openai-speech.ts";
import { createTextExtraction } from "./providers/text-extraction/reading-process.ts";
import type { TextExtraction } from "./providers/text-extraction/text-extraction.ts";
import {
  type CompatibleTranscriptionSettings,
  createCompatibleTranscription,
} from "./providers/transcription/compatible-transcription.ts";
import type { Transcription } from "./providers/transcription/transcription.ts";
import { createSearxng } from "./providers/web-search/searxng.ts";
import type { WebSearch } from "./providers/web-search/web-search.ts";
import { createWikipedia } from "./providers/web-search/wikipedia.ts";
import { type Env, SettingsError } from "./settings/env.ts";
import type { SpanPost } from "./watching/spans.ts";

/** A stream that said something goes silent for this long before it counts as broken. */
const idleMs = 30_000;

/** The database that the settings name: PostgreSQL, or the embedded one. */
export function openDatabase(env: Env, log: Logger, held?: EmbeddedDatabase): Promise<Database> {
  const { database } = env.runs;
  if (database.by === "postgres") return openPostgres(database.url, log, { connections: env.DATABASE_POOL });
  return openEmbeddedDatabase(env.DATA_DIR, log, held);
}

/** Asks nobody unless the operator switched the check on. */
export function chooseLeakedPasswords(env: Env, log: Logger): LeakedPasswords {
  return env.LEAKED_PASSWORD_CHECK === "on"
    ? createRangeService({ url: env.LEAKED_PASSWORD_URL, log })
    : { isLeaked: async () => false };
}

/** How the configured model is asked; nothing where the built-in guide answers. */
export function modelSettings(env: Env): OpenAiSettings | CompatibleSettings | undefined {
  const { model } = env.runs;
  const call = {
    contextTokens: env.LLM_CONTEXT_TOKENS,
    maxOutputTokens: env.LLM_MAX_TOKENS,
    temperature: env.LLM_TEMPERATURE,
    parameters: env.LLM_PARAMETERS,
  };
  const takesEffort = env.LLM_REASONING_EFFORT === "on";
  if (model.by === "built-in") return undefined;
  if (model.by === "server") {
    const { baseUrl, model: name } = model;
    return { kind: "compatible", baseUrl, model: name, apiKey: env.LLM_API_KEY, takesEffort, ...call };
  }
  const searchesWeb = env.runs.webSearch.by === "openai";
  return { kind: "openai", apiKey: model.apiKey, model: env.LLM_MODEL, searchesWeb, ...call };
}

/** How long the configured model may take. */
export const modelPatience = (env: Env): ModelPatience => ({
  firstMs: env.LLM_FIRST_TOKEN_SECONDS * 1000,
  totalMs: env.LLM_REPLY_SECONDS * 1000,
  idleMs,
});

/** The server that is asked where the first one fails; nothing where none is set. */
export function fallbackSettings(env: Env): CompatibleSettings | undefined {
  const { LLM_FALLBACK_BASE_URL: baseUrl, LLM_FALLBACK_MODEL: model, LLM_FALLBACK_API_KEY: apiKey } = env;
  if (!baseUrl || !model) return undefined;
  // What fits the first server is not sent to a second one in a larger piece; parameters belong to one server alone.
  const { LLM_CONTEXT_TOKENS: contextTokens, LLM_MAX_TOKENS: maxOutputTokens } = env;
  return { kind: "compatible", baseUrl, model, apiKey, contextTokens, maxOutputTokens };
}

/** The same server's smaller model. A server says of one model only that it takes an effort, and small ones seldom do. */
const smaller = (settings: OpenAiSettings | CompatibleSettings, model: string) =>
  settings.kind === "openai" ? { ...settings, model } : { ...settings, model, takesEffort: false };

/** What may answer: the built-in guide always, and a model where one is configured. */
export interface CoachChoice {
  guide: Coach;
  /** The coach on the model; `onCall` hears what each of its calls came to. */
  withModel: ((onCall: OnModelCall) => Coach) | undefined;
}

/** A model where one is configured, and the built-in guide in any case. */
export function chooseCoach(env: Env, log: Logger): CoachChoice {
  const guide = createBuiltInGuide({
    processing: describeDataProcessing(env),
    conversationsPerDay: env.DAILY_CONVERSATION_LIMIT,
  });
  const settings = modelSettings(env);
  if (!settings) return { guide, withModel: undefined };
  const { LLM_SMALL_MODEL: small } = env;
  const fallback = fallbackSettings(env);
  const models = {
    main: createModel(settings),
    small: small ? createModel(smaller(settings, small)) : undefined,
    fallback: fallback && createModel(fallback),
    withoutForms: new WeakSet<CoachModel>(),
    onFallback: (fault: string) => log.warn({ fault }, "the model failed, and the second one is asked"),
  };
  return { guide, withModel: (onCall) => createModelCoach({ ...models, onCall }, modelPatience(env)) };
}

/** SMTP where it is configured, and otherwise the local outbox. */
export function chooseMail(env: Env, clock: () => Date): { mail: Mail; outbox: Outbox | undefined } {
  const { mail } = env.runs;
  if (mail.by === "smtp") {
    const from = env.MAIL_FROM ?? env.CONTACT_EMAIL;
    return { mail: createSmtpMail({ url: mail.url, from }), outbox: undefined };
  }
  const outbox = createOutbox(join(env.DATA_DIR, "outbox"), clock);
  return { mail: outbox, outbox };
}

/** Where services answer instead of at their public addresses, as in a test. */
export interface ProviderUrls {
  elevenLabs?: string;
  openAi?: string;
}

/** How the operator's own speech server is asked; nothing where none is set. */
export function speechServerSettings(env: Env): CompatibleSpeechSettings | undefined {
  const { voice } = env.runs;
  if (voice.by !== "server") return undefined;
  const { baseUrl, model } = voice;
  const { SPEECH_API_KEY: apiKey, SPEECH_VOICES, SPEECH_LANGUAGES } = env;
  return { baseUrl, model, apiKey, voices: SPEECH_VOICES, languages: SPEECH_LANGUAGES };
}

/** The operator's own server, else ElevenLabs, else OpenAI; nothing where the voice that needs no network speaks. */
export function chooseSpeechService(
  env: Env,
  { elevenLabs, openAi }: ProviderUrls = {},
): ClosableSpeech | undefined {
  const { voice } = env.runs;
  const own = speechServerSettings(env);
  if (own) return createCompatibleSpeech(own);
  if (voice.by === "elevenlabs") return createElevenLabsSpeech({ apiKey: voice.apiKey, baseUrl: elevenLabs });
  if (voice.by === "openai") return createOpenAiSpeech({ apiKey: voice.apiKey, baseUrl: openAi });
  return undefined;
}

/** How the operator's transcription server is asked; nothing where none is set. */
export function transcriptionSettings(env: Env): CompatibleTranscriptionSettings | undefined {
  const { dictation } = env.runs;
  if (dictation.by !== "server") return undefined;
  const { baseUrl, model } = dictation;
  return { baseUrl, model, apiKey: env.TRANSCRIPTION_API_KEY };
}

/** The operator's transcription server; nothing where people's own browsers listen. */
export function chooseTranscription(env: Env): Transcription | undefined {
  const settings = transcriptionSettings(env);
  return settings && createCompatibleTranscription(settings);
}

/**
 * The voice that needs nobody else: the neural ones that the operator added (`npm run voices:add`), and the one that comes
 * along for the rest. It holds nothing until it speaks.
 */
export function chooseBuiltInSpeech({ DATA_DIR: dataDir }: Pick<Env, "DATA_DIR">): ClosableSpeech {
  const offline = createOfflineSpeech();
  const voices = readVoices(dataDir);
  const where = voicesFolder(dataDir);
  if (!voices)
    throw new SettingsError(
      `${join(where, "voices.json")} cannot be read. Remove it, and add the voices again.`,
    );
  if (Object.keys(voices).length === 0) return offline;
  if (!isEngineThere(dataDir)) {
    throw new SettingsError(
      `Voices were added, and the engine that speaks with them is gone from ${where}. Add them again (npm run voices:add), or take them out: npm run voices:add -- --remove`,
    );
  }
  return createNeuralSpeech({ dataDir, voices, others: offline });
}

/** ElevenLabs where its key is set, and otherwise our own composer, which makes the default track in any case. */
export function chooseMusic(
  { runs, DATA_DIR }: Env,
  { elevenLabs }: ProviderUrls = {},
): { music: MusicMaker; defaultTrack: DefaultTrack } {
  const composer = createOurComposer();
  return {
    music:
      runs.music.by === "elevenlabs"
        ? createElevenLabsMusic({ apiKey: runs.music.apiKey, baseUrl: elevenLabs })
        : composer,
    defaultTrack: createDefaultTrack(composer, join(DATA_DIR, "music")),
  };
}

/** Reads files here, each in a process of its own. */
export function chooseTextExtraction(): TextExtraction {
  return createTextExtraction();
}

/** The operator's SearXNG, else Wikipedia; nothing where the model behind the coach searches by itself. */
export function chooseWebSearch(env: Env): WebSearch | undefined {
  const { WIKIPEDIA_URL, CONTACT_EMAIL: contact } = env;
  const { webSearch } = env.runs;
  if (webSearch.by === "searxng")
    return createSearxng(wayOut(env, "SEARXNG_URL", webSearch.url), { baseUrl: webSearch.url });
  if (webSearch.by === "openai") return undefined;
  return createWikipedia(wayOut(env, "WIKIPEDIA_URL", WIKIPEDIA_URL), { baseUrl: WIKIPEDIA_URL, contact });
}

/** The embedding model, where one is named: of the model server that is configured, else of OpenAI. */
export function chooseEmbeddings(env: Env): Embeddings | undefined {
  const { LLM_EMBEDDING_MODEL: model, LLM_BASE_URL: baseUrl, LLM_API_KEY, OPENAI_API_KEY } = env;
  if (!model) return undefined;
  return createCompatibleEmbeddings({ baseUrl, model, apiKey: baseUrl ? LLM_API_KEY : OPENAI_API_KEY });
}

/** The operator's webhook, where there is one. */
export function chooseOutsideKnowledge(env: Env): OutsideKnowledge | undefined {
  const { knowledge } = env.runs;
  if (knowledge.by === "library") return undefined;
  return createKnowledgeWebhook(wayOut(env, "KNOWLEDGE_WEBHOOK_URL", knowledge.url), knowledge.url);
}

/** The collector of spans, where there is one. Naming its address allows that host: people's content goes nowhere near it. */
export function chooseSpanPost(env: Env, timeoutMs = 5000): SpanPost | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers = {} } = env;
  if (endpoint === undefined) return undefined;
  const url = `${endpoint.replace(/\/$/, "")}/v1/traces`;
  const outgoing = createOutgoing({ internalHosts: [new URL(url).hostname.replace(/^\[|\]$/g, "")] });
  const bounds = { accepts: ["application/json"], maxBytes: 64_000, timeoutMs };
  return async (body, signal) => {
    await outgoing.ask({ from: "settings", url, body, headers, signal, ...bounds });
  };
}

/** The guarded way out; an address that is plainly internal has to be allowed by name, or the start stops. */
function wayOut({ INTERNAL_HOSTS: internalHosts }: Env, setting: string, url: string): Outgoing {
  refuseInternal(setting, new URL(url), internalHosts);
  return createOutgoing({ internalHosts });
}
