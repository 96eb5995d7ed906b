import type { Logger } from "pino";
import { type Bells, type Narration, narrate } from "#server/audio/narrate.ts";
import type { Signals } from "#server/db/signals.ts";
import type { LiveParts } from "#server/features/live/live-parts.ts";
import type { PersonalVoice } from "#server/features/metering/personal-voice.ts";
import {
  createGrowingSound,
  type GrowingSound,
  growingElsewhere,
} from "#server/features/narration/growing-sound.ts";
import type { Speech } from "#server/providers/speech/speech.ts";
import { limits } from "#shared/limits/limits.ts";
import type { Voice } from "#shared/listening/voices.ts";

const keptBytes = 32 * 1024 * 1024;
const keptMs = 3_600_000;

/** Which message is spoken, for whom and in which voice. */
export interface SpokenOf {
  userId: string;
  sessionId: string;
  messageId: string;
  voice: Voice;
}

/** The sound of one message: grows while it is made, and is whole from then on. */
export interface SpokenMessage {
  live: GrowingSound;
  /** The whole sound, and how long it is, once it is made. */
  made: Pick<Narration, "mp3" | "durationMs"> | undefined;
  /** Resolves when the first of it can be heard; rejects when nothing of it can. */
  audible: Promise<void>;
}

/**
 * Messages read aloud. Nothing of them is kept: their sound stays in the memory of this process for an hour at most
 * and within a bound, so that hearing one again costs nothing. Whoever asks for one at another process is sent it by way of
 * the database, where it stands until half a minute after it was passed on.
 */
export interface SpokenMessages {
  find(of: Omit<SpokenOf, "sessionId">): SpokenMessage | undefined;
  /** The sound of one that is there, or grows, at another process; nothing where none answers for it. */
  findElsewhere(of: Omit<SpokenOf, "sessionId">, signal: AbortSignal): ReturnType<typeof growingElsewhere>;
  /** Whether one that grew was stopped within the hour: it was counted, and is spoken again for nothing. */
  wasStopped(of: Omit<SpokenOf, "sessionId">): boolean;
  /** Speaks no further sentence of one that still grows, at whichever process; one that is whole stays. */
  stop(of: Omit<SpokenOf, "sessionId">): void;
  /** Begins to speak; what this person's last one still lacks is given up. */
  begin(of: SpokenOf, text: string, how: { isStandIn: boolean; bells?: Bells }): SpokenMessage;
  /** Forgets what a person heard, in one chat or in all, at every process. */
  forget(whose: { userId: string; sessionId?: string }): void;
  close(): void;
}

interface Entry extends SpokenMessage {
  of: SpokenOf;
  stopping: AbortController;
  /** Sends it to no other process any more. */
  withdraw(): void;
  /** Lets go whoever waits for its first sound. */
  letGo(): void;
  timer: NodeJS.Timeout;
}

/** Speaks with the voice of the product. */
export function createSpokenMessages({
  speech,
  log,
  signals,
  liveParts,
}: {
  speech: PersonalVoice;
  log: Logger;
  signals: Signals;
  liveParts: LiveParts;
}): SpokenMessages {
  const entries = new Map<string, Entry>();
  const stopped = new Map<string, NodeJS.Timeout>();
  const remove = (entry: Entry) => {
    entry.stopping.abort();
    entry.withdraw();
    clearTimeout(entry.timer);
    if (entries.get(keyOf(entry.of)) === entry) entries.delete(keyOf(entry.of));
  };
  const removeWhere = (isMeant: (entry: Entry) => boolean) => {
    for (const entry of [...entries.values()].filter(isMeant)) remove(entry);
  };
  const forget: SpokenMessages["forget"] = ({ userId, sessionId }) =>
    removeWhere(({ of }) => of.userId === userId && (!sessionId || of.sessionId === sessionId));
  signals.hear(forgetting, (whose) => {
    const [userId = "", sessionId = ""] = whose.split(" ");
    forget({ userId, sessionId });
  });
  const stop = (key: string) => {
    const entry = entries.get(key);
    if (!entry || entry.made !== undefined) return;
    clearTimeout(stopped.get(key));
    stopped.set(key, setTimeout(() => stopped.delete(key), keptMs).unref());
    // Whoever stopped it waits for it no longer: that it never sounded is no fault.
    entry.letGo();
    remove(entry);
  };
  signals.hear(stopping, stop);
  const keepWithinBound = () => {
    let bytes = 0;
    for (const entry of [...entries.values()].reverse()) {
      bytes += entry.made?.mp3.length ?? 0;
      if (bytes > keptBytes) remove(entry);
    }
  };

  const speak = async (
    entry: Entry,
    { text, voice, bells }: { text: string; voice: Speech; bells: Bells },
    onAudible: () => void,
  ) => {
    const { live, of, stopping } = entry;
    try {
      entry.made = await narrate({
        speech: voice,
        text,
        voice: of.voice,
        bells,
        onProgress: () => {},
        signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(limits.narration.timeoutMs)]),
        onAudio: (chunk) => {
          live.add(chunk);
          onAudible();
        },
      });
      keepWithinBound();
    } catch (error) {
      if (!stopping.signal.aborted)
        log.warn({ messageId: of.messageId, err: error }, "a message stayed silent");
      remove(entry);
      throw error;
    } finally {
      live.end();
    }
  };

  return {
    find: (of) => {
      const entry = entries.get(keyOf(of));
      if (!entry) return undefined;
      entries.delete(keyOf(of)); // the one heard last is dropped last
      entries.set(keyOf(of), entry);
      return entry;
    },
    findElsewhere: async (of, signal) => {
      if (!signals.isShared) return undefined;
      return growingElsewhere(liveParts.follow(of.userId, subjectOf(of), signal));
    },
    wasStopped: (of) => stopped.has(keyOf(of)),
    stop: (of) => {
      stop(keyOf(of));
      if (signals.isShared) signals.tell(`${stopping}${keyOf(of)}`);
    },
    begin: (of, text, how) => {
      removeWhere((each) => each.of.userId === of.userId && each.made === undefined);
      const { promise: audible, resolve, reject } = Promise.withResolvers<void>();
      const live = createGrowingSound();
      const entry: Entry = {
        of,
        live,
        withdraw: liveParts.offer({ subject: subjectOf(of), userId: of.userId, open: live.audio }),
        made: undefined,
        stopping: new AbortController(),
        letGo: resolve,
        audible,
        timer: setTimeout(() => remove(entry), keptMs).unref(),
      };
      entries.set(keyOf(of), entry);
      const { isStandIn, bells = "none" } = how;
      speak(entry, { text, voice: speech.for(of.userId, { isStandIn }), bells }, resolve).catch(reject);
      return entry;
    },
    forget: (whose) => {
      forget(whose);
      if (signals.isShared) signals.tell(`${forgetting}${whose.userId} ${whose.sessionId ?? ""}`);
    },
    close: () => {
      removeWhere(() => true);
      for (const timer of stopped.values()) clearTimeout(timer);
    },
  };
}

const forgetting = "forget spoken ";
const stopping = "stop spoken ";

/** What one is called among processes. */
const subjectOf = (of: Omit<SpokenOf, "sessionId">): string => `spoken:${keyOf(of)}`;

function keyOf({ userId, messageId, voice }: Omit<SpokenOf, "sessionId">): string {
  return `${userId} ${messageId} ${voice}`;
}
