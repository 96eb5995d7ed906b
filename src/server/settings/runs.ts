/** The settings that say which implementation answers. */
interface Settings {
  LLM_BASE_URL?: string | undefined;
  LLM_MODEL?: string | undefined;
  OPENAI_API_KEY?: string | undefined;
  SPEECH_BASE_URL?: string | undefined;
  SPEECH_MODEL?: string | undefined;
  ELEVENLABS_API_KEY?: string | undefined;
  TRANSCRIPTION_BASE_URL?: string | undefined;
  TRANSCRIPTION_MODEL?: string | undefined;
  KNOWLEDGE_WEBHOOK_URL?: string | undefined;
  SEARXNG_URL?: string | undefined;
  SMTP_URL?: string | undefined;
  DATABASE_URL?: string | undefined;
  S3_BUCKET?: string | undefined;
  S3_ACCESS_KEY_ID?: string | undefined;
  S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** A server of the operator's choice, and the model it is asked for. */
interface ModelServer {
  by: "server";
  baseUrl: string;
  model: string;
}

/** A service in the network that knows the operator by a key. */
interface Service<Name extends string> {
  by: Name;
  apiKey: string;
}

/** Who answers for each capability, with what of the settings it is asked: an operator's own server before a service, a service before what comes along. */
export interface Runs {
  model: ModelServer | Service<"openai"> | { by: "built-in" };
  voice: ModelServer | Service<"elevenlabs"> | Service<"openai"> | { by: "built-in" };
  music: Service<"elevenlabs"> | { by: "built-in" };
  dictation: ModelServer | { by: "browser" };
  knowledge: { by: "webhook"; url: string } | { by: "library" };
  /** OpenAI's models search by themselves. */
  webSearch: { by: "searxng"; url: string } | { by: "openai" } | { by: "wikipedia" };
  mail: { by: "smtp"; url: string } | { by: "outbox" };
  database: { by: "postgres"; url: string } | { by: "embedded" };
  files: { by: "s3"; bucket: string; accessKeyId: string; secretAccessKey: string } | { by: "local" };
}

/** Decides once what runs; whoever opens it, tells it to people or shows it to the operator asks here. */
export function runsBy(settings: Settings): Runs {
  const { OPENAI_API_KEY, ELEVENLABS_API_KEY, KNOWLEDGE_WEBHOOK_URL, SEARXNG_URL } = settings;
  const { SMTP_URL, DATABASE_URL, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  const openAi: Service<"openai"> | undefined = OPENAI_API_KEY
    ? { by: "openai", apiKey: OPENAI_API_KEY }
    : undefined;
  const elevenLabs: Service<"elevenlabs"> | undefined = ELEVENLABS_API_KEY
    ? { by: "elevenlabs", apiKey: ELEVENLABS_API_KEY }
    : undefined;
  const model: Runs["model"] = serverAt(settings.LLM_BASE_URL, settings.LLM_MODEL) ??
    openAi ?? { by: "built-in" };
  const voice = serverAt(settings.SPEECH_BASE_URL, settings.SPEECH_MODEL) ?? elevenLabs ?? openAi;
  const dictation = serverAt(settings.TRANSCRIPTION_BASE_URL, settings.TRANSCRIPTION_MODEL);
  return {
    model,
    voice: voice ?? { by: "built-in" },
    music: elevenLabs ?? { by: "built-in" },
    dictation: dictation ?? { by: "browser" },
    knowledge: KNOWLEDGE_WEBHOOK_URL ? { by: "webhook", url: KNOWLEDGE_WEBHOOK_URL } : { by: "library" },
    webSearch: SEARXNG_URL
      ? { by: "searxng", url: SEARXNG_URL }
      : { by: model.by === "openai" ? "openai" : "wikipedia" },
    mail: SMTP_URL ? { by: "smtp", url: SMTP_URL } : { by: "outbox" },
    database: DATABASE_URL ? { by: "postgres", url: DATABASE_URL } : { by: "embedded" },
    files:
      S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            by: "s3",
            bucket: S3_BUCKET,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : { by: "local" },
  };
}

function serverAt(baseUrl: string | undefined, model: string | undefined): ModelServer | undefined {
  return baseUrl && model ? { by: "server", baseUrl, model } : undefined;
}
