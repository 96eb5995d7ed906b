import type { Services } from "#server/services.ts";
import { chatMarkdown } from "./chat-markdown.ts";
import { createNaming, soundName } from "./file-names.ts";
import type { ZipEntry } from "./zip.ts";

/** Whatever holds something of a person's. */
export type ExportNeeds = Pick<
  Services,
  | "db"
  | "clock"
  | "profiles"
  | "accountEvents"
  | "passkeys"
  | "agreement"
  | "care"
  | "safetyPlans"
  | "memory"
  | "heartRecordings"
  | "tokens"
  | "usage"
  | "metering"
  | "chats"
  | "recordings"
  | "checkIns"
  | "backgrounds"
>;

/** Everything of a person's as files, each made when its turn comes: the account, the chats twice, the sound, the playlist. */
export async function* exportEntries(needs: ExportNeeds, userId: string): AsyncGenerator<ZipEntry> {
  const { db, chats } = needs;
  yield textFile("account.json", [JSON.stringify(await account(needs, userId), null, 2)]);
  yield textFile("chats.json", jsonList(chats.each(db, userId)));
  const nameOf = createNaming();
  for await (const chat of chats.each(db, userId)) yield textFile(nameOf(chat), [chatMarkdown(chat)]);
  const fileNames = new Map<string, string>();
  yield* soundFiles(needs, userId, fileNames);
  yield* ownMusic(needs, userId);
  yield textFile("playlist.json", jsonList(playlist(needs, userId, fileNames)));
}

async function account(
  {
    clock,
    profiles,
    accountEvents,
    passkeys,
    agreement,
    care,
    safetyPlans,
    memory,
    recordings,
    checkIns,
    heartRecordings,
    tokens,
    usage,
    metering,
  }: ExportNeeds,
  userId: string,
) {
  return {
    exportedAt: clock(),
    person: await profiles.find(userId),
    signedInBrowsers: await profiles.browsers(userId),
    passkeys: await passkeys.list(userId),
    events: await accountEvents.list(userId),
    bearerTokens: await tokens.list(userId),
    agreements: await agreement.list(userId),
    usage: await usage.list(userId),
    metered: await metering.list(userId),
    care: (await care.find(userId)) ?? null,
    safetyPlan: (await safetyPlans.find(userId)) ?? null,
    memory: await memory.find(userId),
    listening: await recordings.choices(userId),
    checkIns: await checkIns.list(userId),
    heartRecordings: await heartRecordings.list(userId),
  };
}

/** Adds to `fileNames` what became of each stored object; one that is not in the store any more is left out. */
async function* soundFiles(
  { recordings }: ExportNeeds,
  userId: string,
  fileNames: Map<string, string>,
): AsyncGenerator<ZipEntry> {
  for await (const kept of recordings.each(userId)) {
    const parts = [
      ["voice", kept.fileName] as const,
      ["music", kept.musicFileName] as const,
      ["video", kept.videoFileName] as const,
    ];
    for (const [part, stored] of parts) {
      const content = stored ? await recordings.openSound(stored) : undefined;
      if (!stored || !content) continue;
      const name = soundName(kept, part, stored);
      fileNames.set(stored, name);
      try {
        yield { name, isPacked: true, content };
      } finally {
        content.destroy();
      }
    }
  }
}

async function* ownMusic({ backgrounds, recordings }: ExportNeeds, userId: string): AsyncGenerator<ZipEntry> {
  const own = await backgrounds.find(userId);
  const content = own && (await recordings.openSound(own.fileName));
  if (!content) return;
  try {
    yield { name: "audio/background-music.mp3", isPacked: true, content };
  } finally {
    content.destroy();
  }
}

async function* playlist({ recordings }: ExportNeeds, userId: string, fileNames: Map<string, string>) {
  for await (const kept of recordings.each(userId)) {
    const {
      fileName,
      musicFileName,
      videoFileName,
      audioUrl: _audio,
      musicUrl: _music,
      userId: _owner,
      ...rest
    } = kept;
    const named = (stored: string | null) => (stored ? (fileNames.get(stored) ?? null) : null);
    const files = { audioFile: named(fileName), musicFile: named(musicFileName) };
    yield { ...rest, ...files, videoFile: named(videoFileName) };
  }
}

function textFile(name: string, parts: Iterable<string> | AsyncIterable<string>): ZipEntry {
  return { name, isPacked: false, content: asBytes(parts) };
}

async function* asBytes(parts: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  for await (const part of parts) yield encoder.encode(part);
}

async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = "[\n";
  for await (const item of items) {
    yield before + JSON.stringify(item, null, 1);
    before = ",\n";
  }
  yield before === ",\n" ? "\n]\n" : "[]\n";
}
