import { AppError } from "#server/app-error.ts";
import { open, signedIn } from "#server/http/implement.ts";
import { endBrowser, endBrowsers, findBrowsers } from "./browsers/browser-store.ts";
import { describeBrowser } from "./browsers/describe-browser.ts";
import { confirmEmailChange, requestEmailChange } from "./details/change-email.ts";
import { changePassword } from "./password/change-password.ts";
import { setCookies, signOut } from "./session-cookies.ts";
import { changeUser } from "./user-store.ts";

/** The calls with which a person looks after their account. */
export const securityRoutes = {
  changePassword: signedIn.account.changePassword.handler(async ({ input, context }) => {
    const { services, person, requestHeaders } = context;
    setCookies(context, await changePassword(services, person, input, requestHeaders));
    return { changed: true as const };
  }),
  changeName: signedIn.account.changeName.handler(async ({ input, context }) => {
    const { services, person, requestHeaders: headers } = context;
    const { userId } = person;
    await services.db.asAccounts(async (tx) => {
      await changeUser(tx, userId, { name: input.fullName });
      await services.accountEvents.add(tx, { userId, kind: "name changed", headers });
    });
    return { fullName: input.fullName };
  }),
  changeEmail: signedIn.account.changeEmail.handler(async ({ input, context }) => {
    await requestEmailChange(context.services, context.person, input, context.requestHeaders);
    return { sent: true as const };
  }),
  confirmEmail: open.account.confirmEmail.handler(async ({ input, context }) => ({
    email: await confirmEmailChange(context.services, input.token, context.requestHeaders),
  })),
  browsers: signedIn.account.browsers.handler(async ({ context: { person, services } }) => {
    const rows = await services.db.asAccounts((tx) => findBrowsers(tx, person.userId, services.clock()));
    return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
      id,
      browser: describeBrowser(userAgent),
      signedInAt: createdAt.toISOString(),
      lastSeenAt: updatedAt.toISOString(),
      isThis: id === person.sessionId,
    }));
  }),
  endBrowser: signedIn.account.endBrowser.handler(async ({ input, context }) => {
    const { services, person, requestHeaders: headers } = context;
    const { userId } = person;
    const isEnded = await services.db.asAccounts(async (tx) => {
      if (!(await endBrowser(tx, userId, input.sessionId))) return false;
      await services.accountEvents.add(tx, { userId, kind: "browser signed out", headers });
      return true;
    });
    if (!isEnded) throw new AppError("NOT_FOUND");
    return { ended: true as const };
  }),
  signOutEverywhere: signedIn.account.signOutEverywhere.handler(async ({ input, context }) => {
    const { services, person, requestHeaders: headers } = context;
    const { userId, sessionId } = person;
    const ended = await services.db.asAccounts(async (tx) => {
      await services.accountEvents.add(tx, { userId, kind: "signed out everywhere", headers });
      return endBrowsers(tx, userId, input.keepThis ? sessionId : undefined);
    });
    if (!input.keepThis) await signOut(context);
    return { ended };
  }),
  events: signedIn.account.events.handler(async ({ context: { person, services } }) =>
    (await services.accountEvents.list(person.userId)).map(({ kind, browser, at }) => ({
      kind,
      browser,
      at: at.toISOString(),
    })),
  ),
};
