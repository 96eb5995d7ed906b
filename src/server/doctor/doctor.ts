import pino from "pino";
import {
  chooseBuiltInSpeech,
  chooseEmbeddings,
  chooseOutsideKnowledge,
  chooseSpeechService,
  fallbackSettings,
  modelPatience,
  modelSettings,
  speechServerSettings,
  transcriptionSettings,
} from "#server/choose-providers.ts";
import { openBucket } from "#server/choose-storage.ts";
import { openPostgres } from "#server/db/open-database.ts";
import { hasCounts, readCounts } from "#server/features/metering/counts-file.ts";
import { explainFailure } from "#server/providers/mail/explain-failure.ts";
import { MailFailed } from "#server/providers/mail/mail.ts";
import { verifySmtp } from "#server/providers/mail/smtp.ts";
import { createOutgoing } from "#server/providers/outgoing/create-outgoing.ts";
import { OutgoingFailed } from "#server/providers/outgoing/outgoing.ts";
import { createSearxng } from "#server/providers/web-search/searxng.ts";
import { type Env, SettingsError } from "#server/settings/env.ts";
import { defaultVoice } from "#shared/listening/voices.ts";
import { countLine } from "./count-line.ts";
import { examineModel } from "./examine-model.ts";
import { examineSpeechServer, speakAWord } from "./examine-speech.ts";
import { examineTranscription } from "./examine-transcription.ts";
import { findLocalModels } from "./find-local-models.ts";
import type { Examination, Finding } from "./finding.ts";

/** A service that is configured, and how it is asked for something tiny. */
interface Patient {
  service: string;
  ask(examination: Examination): Promise<Finding>;
}

/**
 * Asks every service that the settings name for something tiny, one after the other, and yields what was found of each. A
 * service that answers anything unforeseen is unwell as well; nothing stops the examination of the next one.
 */
export async function* examine(env: Env, examination: Examination): AsyncGenerator<Finding> {
  for (const { service, ask } of patientsOf(env)) {
    examination.signal.throwIfAborted();
    try {
      yield await ask(examination);
    } catch (error) {
      examination.signal.throwIfAborted();
      yield { service, state: "unwell", lines: [reasonOf(error)] };
    }
  }
}

function patientsOf(env: Env): Patient[] {
  const patients: (Patient | undefined)[] = [
    { service: "Language model", ask: (examination) => theModel(env, examination) },
    fallbackPatient(env),
    databasePatient(env),
    mailPatient(env),
    storagePatient(env),
    speechPatient(env),
    transcriptionPatient(env),
    embeddingsPatient(env),
    knowledgePatient(env),
    searchPatient(env),
    countsPatient(env),
  ];
  return patients.filter((patient) => patient !== undefined);
}

/** The configured model, or which one could be connected where none is. */
export async function theModel(env: Env, examination: Examination): Promise<Finding> {
  const service = "Language model";
  const settings = modelSettings(env);
  if (settings) {
    const names = { service, baseUrl: "LLM_BASE_URL", model: "LLM_MODEL" };
    return examineModel(settings, names, modelPatience(env), examination);
  }
  const local = await findLocalModels(examination);
  const lines = local.map(
    ({ name, settings: two }) => `${name} answers on this machine. To connect it, set ${two}`,
  );
  return {
    service,
    state: "note",
    lines: ["None is configured: the built-in guide answers, with prepared words.", ...lines],
  };
}

function fallbackPatient(env: Env): Patient | undefined {
  const settings = fallbackSettings(env);
  const service = "Second language model";
  const names = { service, baseUrl: "LLM_FALLBACK_BASE_URL", model: "LLM_FALLBACK_MODEL" };
  return (
    settings && {
      service,
      ask: (examination) => examineModel(settings, names, modelPatience(env), examination),
    }
  );
}

function databasePatient({ runs: { database } }: Env): Patient | undefined {
  const service = "PostgreSQL";
  return database.by === "postgres"
    ? {
        service,
        ask: async ({ timeoutMs }) => {
          const db = await openPostgres(database.url, pino({ level: "silent" }), { patienceMs: timeoutMs });
          await db.close();
          return well(service, "It answers and is up to date.");
        },
      }
    : undefined;
}

function mailPatient({ runs: { mail }, MAIL_FROM, CONTACT_EMAIL }: Env): Patient | undefined {
  const service = "Mail";
  return mail.by === "smtp"
    ? {
        service,
        ask: async ({ timeoutMs }) => {
          try {
            await verifySmtp(mail.url, timeoutMs);
          } catch (error) {
            if (!(error instanceof MailFailed)) throw error;
            const { hostname: host, port, protocol } = new URL(mail.url);
            const from = MAIL_FROM ?? CONTACT_EMAIL;
            const usualPort = protocol === "smtps:" ? "465" : "587";
            const { cause, mend } = explainFailure(error.failure, {
              host,
              port: port || usualPort,
              from,
              to: from,
            });
            return { service, state: "unwell", lines: [cause, mend] };
          }
          return well(
            service,
            "The mail server accepts the sign-in. To send a trial message: npm run mail:test -- ADDRESS",
          );
        },
      }
    : undefined;
}

function storagePatient(env: Env): Patient | undefined {
  const service = "Storage";
  return env.runs.files.by === "s3"
    ? {
        service,
        ask: async () => {
          await openBucket(env);
          return well(service, "A file was written to the bucket, read and removed.");
        },
      }
    : undefined;
}

function speechPatient(env: Env): Patient {
  const own = speechServerSettings(env);
  return {
    service: "Speech",
    ask: (examination) => (own ? examineSpeechServer(own, examination) : askVoice(env, examination)),
  };
}

async function askVoice(env: Env, examination: Examination): Promise<Finding> {
  const speech = chooseSpeechService(env) ?? chooseBuiltInSpeech(env);
  const seconds = await speakAWord(speech, defaultVoice, examination);
  return well("Speech", `${speech.label} spoke a word of ${seconds} s.`);
}

function transcriptionPatient(env: Env): Patient | undefined {
  const settings = transcriptionSettings(env);
  return (
    settings && {
      service: "Transcription",
      ask: (examination) => examineTranscription(settings, examination),
    }
  );
}

function embeddingsPatient(env: Env): Patient | undefined {
  const service = "Embedding model";
  const embeddings = chooseEmbeddings(env);
  return (
    embeddings && {
      service,
      ask: async ({ signal, timeoutMs }) => {
        const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
        const [vector] = await embeddings.embed(["a quiet place"], limit);
        return well(service, `${embeddings.model} answers with ${vector?.length ?? 0} numbers.`);
      },
    }
  );
}

function knowledgePatient(env: Env): Patient | undefined {
  const service = "Knowledge webhook";
  const outside = chooseOutsideKnowledge(env);
  return (
    outside && {
      service,
      ask: async ({ signal }) => {
        const found = await outside.ask({ text: "What helps with stress?", sessionId: "doctor", signal });
        return well(service, `It answers, with ${found.length} passages for a first question.`);
      },
    }
  );
}

function searchPatient({ runs: { webSearch }, INTERNAL_HOSTS: internalHosts }: Env): Patient | undefined {
  const service = "SearXNG";
  return webSearch.by === "searxng"
    ? {
        service,
        ask: async ({ signal }) => {
          const search = createSearxng(createOutgoing({ internalHosts }), { baseUrl: webSearch.url });
          const found = await search.search({ keywords: ["mindfulness"], signal });
          return well(service, `It answers, with ${found.length} pages for a first search.`);
        },
      }
    : undefined;
}

/** What models and voices were asked on the last day that was counted here; nothing on a new install. */
function countsPatient({ DATA_DIR: dataDir }: Env): Patient | undefined {
  if (!hasCounts(dataDir)) return undefined;
  const service = "Asked";
  return {
    service,
    ask: async () => {
      const counts = await readCounts(dataDir);
      const lines = counts
        ? [`On ${counts.day} (UTC), counted by the minute:`, ...counts.providers.map(countLine)]
        : ["What was counted cannot be read. Remove provider-counts.json from DATA_DIR; it is made anew."];
      return { service, state: "note", lines };
    },
  };
}

const well = (service: string, line: string): Finding => ({ service, state: "well", lines: [line] });

/** What an operator can read of an error: our own sentences, and of anything else its kind. */
function reasonOf(error: unknown): string {
  if (error instanceof SettingsError) return error.message;
  if (error instanceof OutgoingFailed) return `It could not be asked: ${error.message}.`;
  if (error instanceof SyntaxError) return "It answered in another form than it should.";
  if (error instanceof Error && error.name === "TimeoutError") return "It did not answer in time.";
  return error instanceof Error ? `It failed: ${error.message}` : "It failed.";
}
