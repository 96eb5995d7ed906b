import type { DataProcessing } from "#shared/account/legal.ts";

const models: Record<DataProcessing["model"], string> = {
  "built-in":
    "The coach is the built-in guide: rules that run inside this server. What you write is sent to no language model and to no other company.",
  "own-server":
    "The coach is a language model on the same machine as this server. The open conversation is given to it for each reply, and leaves the machine for no other company.",
  "other-server":
    "The coach is a language model on another server that the operator chose. The open conversation is sent there for each reply, for suggestions and for your meditation. Ask the operator whose server it is.",
  openai:
    "The coach is a language model of OpenAI. The open conversation is sent there for each reply, for suggestions and for your meditation, without your name or email address and with the request not to store it. OpenAI's terms for its API say what it keeps all the same.",
};

const voices: Record<DataProcessing["voice"], string> = {
  "built-in": "The voice is made inside this server; the text of a narration is sent nowhere.",
  "own-server":
    "The voice is made on the same machine as this server; the text of a narration leaves it for no other company.",
  "other-server":
    "The voice is made by another server that the operator chose: the text of a narration is sent there. Ask the operator whose server it is.",
  openai: "The voice is made by OpenAI: the text of a narration is sent there.",
  elevenlabs: "The voice is made by ElevenLabs: the text of a narration is sent there.",
};

const music: Record<DataProcessing["music"], string> = {
  "built-in": "Music is made inside this server.",
  elevenlabs: "Music is made by ElevenLabs: a description of its mood is sent there.",
};

const knowledge: Record<DataProcessing["knowledge"], string> = {
  library: "Knowledge comes from a library that ships with Stillpoint and is searched in its own database.",
  webhook:
    "Knowledge comes from a service the operator connected. When you turn that mode on, your question is sent there under a pseudonym.",
};

const searches: Record<DataProcessing["webSearch"], string> = {
  wikipedia:
    "It then sends a few keywords taken from your message, never the message itself, to Wikipedia's public search.",
  searxng:
    "It then sends a few keywords taken from your message, never the message itself, to a search service the operator chose.",
  openai:
    "OpenAI's model then searches the web itself, with words it chooses from the conversation it was given.",
};

const mail: Record<DataProcessing["mail"], string> = {
  outbox:
    "Mail is not sent from this server. Emails such as a reset link are written to a folder on it, which only the operator can open.",
  smtp: "Emails such as a reset link are handed to the mail service the operator chose, with your address.",
};

/** In plain words: to whom what goes on this server. */
export function whoSees(processing: DataProcessing): string[] {
  return [
    models[processing.model],
    `${voices[processing.voice]} ${music[processing.music]}`,
    knowledge[processing.knowledge],
    `Web search is off until you turn it on. ${searches[processing.webSearch]}`,
    mail[processing.mail],
    ...(processing.checksLeakedPasswords
      ? [
          "When you set a password, the first five characters of its hash are shown to a service that knows stolen passwords. It learns neither the password nor who you are.",
        ]
      : []),
  ];
}

/** In plain words: where this server keeps what you say. */
export function whereKept({ database, files }: DataProcessing): string {
  const text =
    database === "embedded" ? "a database inside this server" : "a PostgreSQL database of the operator's";
  const sound = files === "local" ? "files on this server" : "private storage that the operator uses";
  return `Your words are kept in ${text}, your recordings in ${sound}.`;
}
