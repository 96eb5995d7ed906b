import { AppError } from "#server/app-error.ts";
import { siteOf } from "#server/http/protection/client-address.ts";
import { isForwarded } from "#server/http/protection/development-door.ts";
import type { Env } from "#server/settings/env.ts";
import { type CallLimit, callLimits, type Rate } from "./call-limits.ts";
import type { Count, Counter, Counters } from "./counters.ts";
import { waitingTime } from "./waiting-time.ts";

/** Who makes a call, as far as it is counted. */
export interface Caller {
  /** The account the call names; nothing when it names none that can be read. */
  account: string | undefined;
  /** The network address, as `client-address.ts` tells it. */
  address: string;
}

/** Counts calls, in this process or for all that share a database. */
export interface RateLimits {
  /**
   * Counts a call before it is made, so that many at the same moment cannot pass together; returns how to give it back.
   * Throws `RATE_LIMITED` with the time to wait.
   */
  take(call: string, limit: CallLimit, caller: Caller): Promise<() => Promise<void>>;
  /** Removes the counts that no longer count. */
  forgetOld(): Promise<void>;
}

/** Counts every call that has a limit. */
export function createRateLimits(counters: Counters): RateLimits {
  const opened = new Map<string, Counter>();
  const counter = (name: string, rate: Rate): Counter => {
    const found = opened.get(name) ?? counters.open(name, rate);
    opened.set(name, found);
    return found;
  };
  return {
    forgetOld: counters.forgetOld,
    take: async (call, limit, { account, address }) => {
      const taken: Count[] = [];
      const count = async (kind: keyof CallLimit | "perSite", rate: Rate | undefined, key: string) => {
        const counted = rate && (await counter(`${call} ${kind}`, rate)(key));
        if (counted) taken.push(counted);
        return counted;
      };
      const refuseOver = (counted: Count | undefined) => {
        if (!counted?.isOver) return;
        const { seconds } = counted;
        throw new AppError("RATE_LIMITED", { seconds, wait: waitingTime(seconds) });
      };
      // The address comes first: one that is refused cannot fill the memory with accounts that do not exist.
      refuseOver(await count("perAddress", limit.perAddress, address));
      const site = siteOf(address);
      if (site !== undefined) refuseOver(await count("perSite", ofSite(limit.perAddress), site));
      if (account !== undefined) {
        const here = `${account} ${address}`;
        refuseOver(await count("perAccountAtAddress", limit.perAccountAtAddress, here));
        refuseOver(await count("perAccount", limit.perAccount, account));
        const anywhere = await count("slowAfter", limit.slowAfter, account);
        if (anywhere?.isOver) refuseOver(await count("slowed", limit.slowed, here));
      }
      return async () => {
        for (const each of taken) await each.giveBack();
      };
    },
  };
}

/** A company's or a campus's people share a site, and somebody with a site to themselves gets no further than these. */
const networksOfSite = 4;
const ofSite = ({ times, seconds }: Rate): Rate => ({ times: times * networksOfSite, seconds });

/** The limit of a call by its path in the contract; nothing for one that has none. */
export function limitOf(path: readonly string[]): CallLimit | undefined {
  const limit = callLimits[path.join("/")];
  return typeof limit === "object" ? limit : undefined;
}

/** Whether calls are counted: always, save where the operator switched it off and no proxy stands before the server. */
export function areLimitsOn(env: Pick<Env, "RATE_LIMITS">, headers: Headers): boolean {
  return env.RATE_LIMITS === "on" || isForwarded(headers);
}
