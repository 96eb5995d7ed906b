import { defaultVoice, voices } from "#shared/listening/voices.ts";
import { firstTextMs, makeMeditation, talk } from "./talk.ts";
import { signUp, type Visitor } from "./visitor.ts";

/** A load of people: some talk, some have a meditation narrated, some look through their playlist, some come in. */
export interface Load {
  /** Everybody does their thing `rounds` times, all at once. */
  run(rounds: number): Promise<void>;
}

interface Guest {
  visitor: Visitor;
  sessionId: string;
}

/** Brings people in, each with a meditation ready to be narrated; what they do later is begun with `run`. */
export async function createLoad(url: string, people: number): Promise<Load> {
  const guests: Guest[] = [];
  for (let count = 0; count < people; count++) guests.push(await settleIn(url));
  return {
    run: async (rounds) => {
      await Promise.all([
        ...guests.map((guest, index) => repeat(rounds, (round) => narrate(guest, index + round))),
        ...guests.map(({ visitor }) => repeat(rounds * 4, () => firstTextMs(visitor))),
        ...guests.map(({ visitor }) => repeat(rounds * 4, () => visitor.calls.playlist.list())),
        ...guests.map(({ visitor }) => repeat(rounds, visitor.signIn)),
        repeat(rounds, () => signUp(url)),
      ]);
    },
  };
}

async function settleIn(url: string): Promise<Guest> {
  const visitor = await signUp(url);
  const sessionId = await talk(visitor);
  await makeMeditation(visitor, sessionId);
  return { visitor, sessionId };
}

/** Another voice each time: a narration in the same voice would not be made anew. */
async function narrate({ visitor: { calls, open }, sessionId }: Guest, turn: number): Promise<void> {
  const voice = voices[turn % voices.length] ?? defaultVoice;
  const { id, audioUrl } = await calls.narration.start({ sessionId, voice, timeZone: "UTC" });
  let listening: Promise<unknown> | undefined;
  for await (const { isAudible } of await calls.narration.watch({ narrationId: id })) {
    if (isAudible) listening ??= open(audioUrl).then((sound) => sound.arrayBuffer());
  }
  if (!listening) throw new Error("a narration could not be heard");
  await listening;
}

async function repeat(times: number, act: (round: number) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < times; round++) await act(round);
}
