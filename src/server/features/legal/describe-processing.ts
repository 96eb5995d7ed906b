import { isLoopback } from "#server/http/protection/development-door.ts";
import type { Services } from "#server/services.ts";
import type { DataProcessing } from "#shared/account/legal.ts";

type Env = Services["env"];

/** Says what of a person's goes where, for the legal pages. */
export function describeDataProcessing({ runs, CONTACT_EMAIL, LEAKED_PASSWORD_CHECK }: Env): DataProcessing {
  const { model, voice, music, dictation, knowledge, webSearch, mail, database, files } = runs;
  return {
    contactEmail: CONTACT_EMAIL,
    model: model.by === "server" ? placeOf(model.baseUrl) : model.by,
    voice: voice.by === "server" ? placeOf(voice.baseUrl) : voice.by,
    music: music.by,
    dictation: dictation.by === "server" ? placeOf(dictation.baseUrl) : dictation.by,
    knowledge: knowledge.by,
    webSearch: webSearch.by,
    mail: mail.by,
    database: database.by,
    files: files.by,
    checksLeakedPasswords: LEAKED_PASSWORD_CHECK === "on",
  };
}

/** Whether an address is on the same machine. */
const placeOf = (url: string): "own-server" | "other-server" =>
  isLoopback(new URL(url).hostname) ? "own-server" : "other-server";
