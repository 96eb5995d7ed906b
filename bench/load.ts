import { firstTextMs, makeMeditation, narrate, talk } from "./talk.ts";
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
        ...guests.map(({ visitor, sessionId }, index) =>
          repeat(rounds, (round) => narrate(visitor, sessionId, index + round)),
        ),
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

async function repeat(times: number, act: (round: number) => Promise<unknown>): Promise<void> {
  for (let round = 0; round < times; round++) await act(round);
}
