import { randomUUID } from "node:crypto";
import { symmetricEncrypt } from "better-auth/crypto";
import { eq } from "drizzle-orm";
import { unreadable } from "#server/coach/care/care-state.ts";
import { authSessions, passkeys, twoFactors } from "#server/features/account/tables.ts";
import { careStates, safetyPlans } from "#server/features/care/tables.ts";
import { chatMessages } from "#server/features/chat/tables.ts";
import { emails } from "#server/features/emails/tables.ts";
import { heartRecordings } from "#server/features/heart/tables.ts";
import { liveParts } from "#server/features/live/tables.ts";
import { memoryChoices, rememberedLines } from "#server/features/memory/tables.ts";
import { meteredDays } from "#server/features/metering/tables.ts";
import { backgroundMusic } from "#server/features/music/tables.ts";
import { audioNarrations, checkIns, listeningChoices } from "#server/features/recordings/tables.ts";
import type { HeartReport } from "#shared/heart.ts";
import { eventOf, type TestPerson } from "./test-person.ts";
import type { TestServer } from "./test-server.ts";

/** What a person has after `seedEverything`; `words` stand in all that was written. */
export interface Belongings {
  sessionId: string;
  messageId: string;
  turnId: string;
  jobId: string;
  musicJobId: string;
  narrationId: string;
  tokenId: string;
  lineId: string;
  /** Another browser in which they are signed in. */
  browserId: string;
  passkeyId: string;
  recordingId: string;
  words: string;
}

/** What a message of theirs says of the heart, so that it can be kept. */
const heart: HeartReport = {
  device: "a watch",
  from: "2026-05-02T00:00",
  to: "2026-05-02T00:00",
  beats: null,
  rates: null,
  watch: [],
  days: [{ day: "2026-05-02", metric: "RMSSD", value: 40 }],
  notes: [],
};

/** Gives a person a row in every table that can hold one of theirs, and a sound file, without making the sound. */
export async function seedEverything({ services }: TestServer, person: TestPerson): Promise<Belongings> {
  const words = `My own words ${person.id}`;
  const { session, turnId, message } = eventOf(await person.turn({ text: words }), "started");
  const fileName = `${session.id}/voice_1.mp3`;
  await services.storage.put(`audio-uploads/${fileName}`, new TextEncoder().encode(words));
  for (const file of [
    `${session.id}/music_1.mp3`,
    `${session.id}/video_1.mp4`,
    `${person.id}/background_1.mp3`,
  ])
    await services.storage.put(`audio-uploads/${file}`, new TextEncoder().encode(words));
  const narration = {
    musicFileName: `${session.id}/music_1.mp3`,
    musicSizeBytes: words.length,
    musicDurationMs: 1000,
    videoFileName: `${session.id}/video_1.mp4`,
    videoSizeBytes: words.length,
    videoDurationMs: 1000,
    userId: person.id,
    chatSessionId: session.id,
    title: words,
    name: words,
    ownName: words,
    textContent: words,
    fileName,
    audioUrl: "",
    voiceUsed: "Aria",
    durationMs: 1000,
    sizeBytes: words.length,
  };
  const token = await services.tokens.create(person.id, { name: words, mayUse: ["gpt-chat"], days: 30 });
  const { browserId, passkeyId } = await services.db.asAccounts(async (tx) => {
    const session = { userId: person.id, token: randomUUID(), expiresAt: new Date("2100-01-01") };
    const [row] = await tx.insert(authSessions).values(session).returning({ id: authSessions.id });
    const sealed = await symmetricEncrypt({ key: (await services.auth.$context).secretConfig, data: words });
    await tx
      .insert(twoFactors)
      .values({ userId: person.id, secret: sealed, backupCodes: sealed })
      .onConflictDoNothing();
    const key = {
      name: words,
      credentialID: randomUUID(),
      publicKey: words,
      counter: 0,
      deviceType: "made-up",
    };
    const [kept] = await tx
      .insert(passkeys)
      .values({ userId: person.id, ...key, backedUp: false })
      .returning({ id: passkeys.id });
    return { browserId: row?.id ?? "", passkeyId: kept?.id ?? "" };
  });
  return services.db.asUser(person.id, async (tx) => {
    const [kept] = await tx.insert(audioNarrations).values(narration).returning();
    if (!kept) throw new Error("the narration was not saved");
    const email = { userId: person.id, kind: "closed" as const, dueAt: new Date("2100-01-01") };
    await tx.insert(emails).values(email).onConflictDoNothing();
    const input = { sessionId: session.id, messageId: turnId, text: words, voice: "Aria" };
    const job = await services.jobs.add(tx, { userId: person.id, kind: "narration", input });
    const result = { narrationId: kept.id, droppedCharacters: 0 };
    await services.jobs.end(tx, { id: job.id, status: "ready", result });
    const messageId = message?.id ?? "";
    await tx.update(chatMessages).set({ heart }).where(eq(chatMessages.id, messageId));
    const piece = { ...input, messageId: null, mood: "default" };
    const music = await services.jobs.add(tx, { userId: person.id, kind: "music", input: piece });
    await services.jobs.end(tx, { id: music.id, status: "ready", result });
    const own = { fileName: `${person.id}/background_1.mp3`, name: words, durationMs: 1000 };
    await tx
      .insert(backgroundMusic)
      .values({ userId: person.id, ...own, sizeBytes: words.length })
      .onConflictDoNothing();
    const changedAt = services.clock();
    await tx
      .insert(careStates)
      .values({ userId: person.id, state: { ...unreadable(changedAt), moment: "closed" }, changedAt })
      .onConflictDoNothing();
    await tx
      .insert(meteredDays)
      .values({ userId: person.id, day: changedAt.toISOString().slice(0, 10), tokensIn: 10 })
      .onConflictDoNothing();
    await tx
      .insert(safetyPlans)
      .values({ userId: person.id, signs: words, helps: words, people: words, changedAt })
      .onConflictDoNothing();
    const part = { subject: `turn:${turnId}`, run: crypto.randomUUID(), at: 0, userId: person.id };
    await tx.insert(liveParts).values({ ...part, content: new TextEncoder().encode(words) });
    await tx.insert(memoryChoices).values({ userId: person.id, isOn: true, changedAt }).onConflictDoNothing();
    await tx.insert(listeningChoices).values({ userId: person.id, isDiscreet: false }).onConflictDoNothing();
    await tx.insert(checkIns).values({ userId: person.id, felt: "lighter", at: changedAt });
    const [line] = await tx
      .insert(rememberedLines)
      .values({
        userId: person.id,
        chatSessionId: session.id,
        about: "topic",
        text: words,
        keptAt: changedAt,
      })
      .returning();
    if (!line) throw new Error("the line was not saved");
    const [recording] = await tx
      .insert(heartRecordings)
      .values({
        userId: person.id,
        device: words,
        firstDay: "2026-05-01",
        lastDay: "2026-05-01",
        days: [{ day: "2026-05-01", metric: "RMSSD", value: 42 }],
        checksum: crypto.randomUUID(),
        keptAt: changedAt,
      })
      .returning();
    if (!recording) throw new Error("the recording was not saved");
    return {
      sessionId: session.id,
      messageId,
      turnId,
      jobId: job.id,
      musicJobId: music.id,
      narrationId: kept.id,
      tokenId: token.id,
      lineId: line.id,
      browserId,
      passkeyId,
      recordingId: recording.id,
      words,
    };
  });
}
