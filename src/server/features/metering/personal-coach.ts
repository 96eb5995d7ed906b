import type { Coach } from "#server/coach/coach.ts";
import { talkLanguage } from "#server/coach/language/talk-language.ts";
import type { ModelCall, OnModelCall } from "#server/coach/model/model-call.ts";
import type { Metering } from "./metering.ts";

/** The coach as each person may use it. Whoever asks has to say for whom, so that no call goes uncounted. */
export interface PersonalCoach extends Pick<Coach, "label" | "canSearchWeb" | "heeds"> {
  /**
   * The coach for one person: the model as long as their share of the day lasts, and then the built-in guide, which says
   * so by a piece of its reply. `isUncapped` while a danger stands: nobody gets another voice then.
   */
  for(userId: string, how?: { isUncapped?: boolean }): Coach;
}

/** What may answer, and who counts. */
interface Needs {
  guide: Coach;
  withModel: ((onCall: OnModelCall) => Coach) | undefined;
  metering: Pick<Metering, "add" | "isUsedUp">;
  /** Hears of every call, whosever it was. */
  readonly onCall: OnModelCall;
}

/** Puts whatever answers behind each person's share of it. */
export function createPersonalCoach({ guide, withModel, metering, onCall }: Needs): PersonalCoach {
  if (!withModel) return { label: guide.label, canSearchWeb: guide.canSearchWeb, for: () => guide };
  const { label, canSearchWeb, heeds = [] } = withModel(onCall);
  return {
    label,
    canSearchWeb,
    heeds,
    for: (userId, { isUncapped = false } = {}) => {
      const model = withModel((call, ms) => {
        onCall(call, ms);
        metering.add(userId, tokensOf(call));
      });
      return isUncapped ? model : capped(model, guide, () => metering.isUsedUp(userId, "tokens"));
    },
  };
}

const tokensOf = ({ tokensIn, tokensOut, isEstimated }: ModelCall) =>
  isEstimated ? { estimatedTokensIn: tokensIn, estimatedTokensOut: tokensOut } : { tokensIn, tokensOut };

/** A model's coach until the share is used up, and the guide from then on. */
function capped(model: Coach, guide: Coach, isUsedUp: () => Promise<boolean>): Coach {
  const whoever = async (): Promise<Coach> => ((await isUsedUp()) ? guide : model);
  return {
    label: model.label,
    canSearchWeb: model.canSearchWeb,
    async *reply(request) {
      if (!(await isUsedUp())) return yield* model.reply(request);
      yield { type: "guideInstead", label: guide.label };
      yield* guide.reply(request);
    },
    meditation: async (request) => {
      if (!(await isUsedUp())) return model.meditation(request);
      request.onGuideInstead?.();
      return guide.meditation(request);
    },
    followUps: async (request) => {
      if (!(await isUsedUp())) return model.followUps(request);
      // The guide's are English: to somebody who writes otherwise they are no help.
      return talkLanguage(request.conversation) === undefined ? guide.followUps(request) : [];
    },
    keywords: async (request) => (await whoever()).keywords(request),
    concepts: async (request) => (await whoever()).concepts(request),
  };
}
