import { setCookies } from "#server/features/account/session-cookies.ts";
import { open, signedIn } from "#server/http/implement.ts";
import { enterCode } from "./enter-code.ts";
import { beginTwoStep, confirmTwoStep, endTwoStep, renewRecoveryCodes } from "./turn-two-step.ts";
import { isTwoStepOn } from "./two-step-store.ts";

/** The calls about two-step sign-in. */
export const twoStepRoutes = {
  standing: signedIn.twoStep.standing.handler(async ({ context: { person, services } }) => {
    const { userId } = person;
    const isOn = await services.db.asAccounts((tx) => isTwoStepOn(tx, userId));
    if (!isOn) return { isOn, codesLeft: 0 };
    const { backupCodes } = await services.auth.api.viewBackupCodes({ body: { userId } });
    return { isOn, codesLeft: backupCodes.length };
  }),
  begin: signedIn.twoStep.begin.handler(({ input, context: { person, services, requestHeaders } }) =>
    beginTwoStep(services, person, input.password, requestHeaders),
  ),
  confirm: signedIn.twoStep.confirm.handler(async ({ input, context }) => {
    const { services, person, requestHeaders } = context;
    const { cookies, recoveryCodes } = await confirmTwoStep(services, person, input.code, requestHeaders);
    setCookies(context, cookies);
    return { recoveryCodes };
  }),
  renewCodes: signedIn.twoStep.renewCodes.handler(async ({ input, context }) => {
    const { services, person, requestHeaders } = context;
    return { recoveryCodes: await renewRecoveryCodes(services, person, input.password, requestHeaders) };
  }),
  end: signedIn.twoStep.end.handler(async ({ input, context: { person, services, requestHeaders } }) => {
    await endTwoStep(services, person, input.password, requestHeaders);
    return { ended: true as const };
  }),
  enter: open.twoStep.enter.handler(async ({ input, context }) => {
    setCookies(context, await enterCode(context.services, input.code, context.requestHeaders));
    return { signedIn: true as const };
  }),
};
