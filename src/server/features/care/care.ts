import { AppError } from "#server/app-error.ts";
import { type CareState, isAsked, isForgotten, isLocked, isStanding } from "#server/coach/care/care-state.ts";
import {
  type CareAnswer,
  type HearingPlace,
  hearMessage,
  hearRaised,
  listeningReply,
  replay,
  toldLine,
} from "#server/coach/care/hear-message.ts";
import { type Lockable, policyOf } from "#server/coach/care/policy.ts";
import { type HeardMessage, readMessage } from "#server/coach/care/read-message.ts";
import type { Utterance } from "#server/coach/coach.ts";
import type { Database, Transaction } from "#server/db/database.ts";
import { together } from "#server/db/together.ts";
import type { CareStanding } from "#shared/care/care.ts";
import { findState, keepState, lockState, removeOldStates, removeState } from "./store.ts";

/** What care makes of a posted message. */
export interface Met extends CareAnswer {
  heard: HeardMessage;
}

/** So many of the latest posted messages are heard again. */
const postedHeard = 20;

/** Finds what was said before a message. */
export type FindEarlier = (tx: Transaction) => Promise<readonly Utterance[]>;

/** Where a care reply is said. */
export type CarePlace = Omit<HearingPlace, "now">;

/**
 * The one door of care for everything that hears a person or makes something for them. Where a person stands belongs to
 * them and not to a chat: it holds in every chat and function, and neither deleting a chat nor opening one changes it.
 */
export interface Care {
  /** Reads a message in its conversation, before the transaction that saves it: it takes milliseconds of computing. */
  read(userId: string, text: string, findEarlier: FindEarlier): Promise<HeardMessage>;
  /** Where the person stands, for `hear`; whoever else wants to change it waits until the caller's transaction has ended. */
  hold(tx: Transaction, userId: string): Promise<CareState | undefined>;
  /**
   * Makes of a message that was read where the person stands now, and what is said; kept in the caller's transaction.
   * `held` is what `hold` gave in it, where it was asked before.
   */
  hear(
    tx: Transaction,
    userId: string,
    heard: HeardMessage,
    place: CarePlace,
    held?: { state: CareState | undefined },
  ): Promise<CareAnswer>;
  /** The same where a model's mark told a danger that our rule did not hear; always says something. */
  raise(tx: Transaction, userId: string, heard: HeardMessage, place: CarePlace): Promise<string>;
  /**
   * Reads and hears the last message of a conversation that a program posted, in a transaction of its own. Where nothing
   * is known of the person, what they said earlier in it counts as well.
   */
  meet(userId: string, conversation: readonly Utterance[], place: CarePlace): Promise<Met>;
  /** Whether a danger would stand for somebody of whom nothing but this posted conversation is known, or stands. */
  standsIn(userId: string, conversation: readonly Utterance[]): Promise<boolean>;
  /** Whether a danger stands. */
  isStanding(tx: Transaction, userId: string): Promise<boolean>;
  /** Throws `CARE_FIRST` while the policy locks this. */
  refuseLocked(tx: Transaction, userId: string, what: Lockable): Promise<void>;
  /** What a screen shows of it. */
  describe(tx: Transaction, userId: string): Promise<CareStanding>;
  /** All that is kept of it, for the person's export. */
  find(userId: string): Promise<CareState | undefined>;
  /** Forgets what nobody will ask about any more. */
  forgetOld(): Promise<void>;
}

const keptDays = 31;

/** Care over the database, by the injected clock. */
export function createCare({ db, clock }: { db: Database; clock: () => Date }): Care {
  const keep = async (tx: Transaction, userId: string, state: CareState | undefined, now: Date) => {
    if (!state || isForgotten(state, now)) await removeState(tx, userId);
    else await keepState(tx, userId, state, now);
  };
  const hearFrom = async (
    tx: Transaction,
    userId: string,
    heard: HeardMessage,
    place: CarePlace,
    { held, posted }: { held?: { state: CareState | undefined } | undefined; posted?: CareState | undefined },
  ): Promise<CareAnswer> => {
    const now = clock();
    const before = held ? held.state : await lockState(tx, userId);
    const { state, reply, beside } = hearMessage(before ?? posted, heard, { ...place, now });
    if (before || state) await keep(tx, userId, state, now);
    const stands = isStanding(state, now);
    return {
      reply,
      beside,
      isStanding: stands,
      ifUnable: stands ? listeningReply(state, { ...place, now }) : undefined,
    };
  };
  const heardBefore = (known: CareState | undefined, earlier: readonly Utterance[], place: CarePlace) =>
    known ? undefined : replay(earlier.slice(-postedHeard), { ...place, now: clock() });
  return {
    read: async (userId, text, findEarlier) => {
      const [state, earlier] = await db.asUserAtOnce(userId, (tx) =>
        together([findState(tx, userId), findEarlier(tx)]),
      );
      return readMessage(text, earlier, isAsked(state, clock()));
    },
    hold: lockState,
    hear: (tx, userId, heard, place, held) => hearFrom(tx, userId, heard, place, { held }),
    meet: async (userId, conversation, place) => {
      const earlier = conversation.slice(0, -1);
      const known = await db.asUserAtOnce(userId, (tx) => findState(tx, userId));
      const posted = heardBefore(known, earlier, place);
      const asked = isAsked(known ?? posted, clock());
      const heard = readMessage(conversation.at(-1)?.text ?? "", earlier, asked);
      const answer = await db.asUser(userId, (tx) => hearFrom(tx, userId, heard, place, { posted }));
      return { ...answer, heard };
    },
    standsIn: async (userId, conversation) => {
      const known = await db.asUser(userId, (tx) => findState(tx, userId));
      const posted = heardBefore(known, conversation, { countries: [], seed: userId });
      return isStanding(known ?? posted, clock());
    },
    raise: async (tx, userId, heard, place) => {
      const now = clock();
      const { state, reply } = hearRaised(await lockState(tx, userId), heard, { ...place, now });
      await keep(tx, userId, state, now);
      return reply ?? (state ? listeningReply(state, { ...place, now }) : "");
    },
    isStanding: async (tx, userId) => isStanding(await findState(tx, userId), clock()),
    refuseLocked: async (tx, userId, what) => {
      if (isLocked(await findState(tx, userId), what, clock())) throw new AppError("CARE_FIRST");
    },
    describe: async (tx, userId) => {
      const state = await findState(tx, userId);
      if (!isStanding(state, clock()))
        return { isStanding: false, told: null, mayBeWatched: false, since: null };
      return {
        isStanding: true,
        told: toldLine(state),
        mayBeWatched: policyOf(state.danger).isWatched,
        since: state.begunAt,
      };
    },
    find: (userId) => db.asUser(userId, (tx) => findState(tx, userId)),
    forgetOld: () =>
      db.asWorker((tx) => removeOldStates(tx, new Date(clock().getTime() - keptDays * 86_400_000))),
  };
}
