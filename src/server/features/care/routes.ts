import { signedIn } from "#server/http/implement.ts";
import type { SafetyPlan } from "#shared/care/care.ts";
import type { KeptPlan } from "./store.ts";

const shown = ({ signs, helps, people }: KeptPlan): SafetyPlan => ({ signs, helps, people });

/** The calls of care. */
export const careRoutes = {
  standing: signedIn.care.standing.handler(({ context: { person, services } }) =>
    services.db.asUser(person.userId, (tx) => services.care.describe(tx, person.userId)),
  ),
  plan: signedIn.care.plan.handler(async ({ context: { person, services } }) => {
    const plan = await services.safetyPlans.find(person.userId);
    return { plan: plan ? shown(plan) : null };
  }),
  keepPlan: signedIn.care.keepPlan.handler(async ({ input, context: { person, services } }) => {
    await services.safetyPlans.keep(person.userId, input);
    return { plan: input };
  }),
  removePlan: signedIn.care.removePlan.handler(async ({ context: { person, services } }) => {
    await services.safetyPlans.remove(person.userId);
    return { removed: true as const };
  }),
};
