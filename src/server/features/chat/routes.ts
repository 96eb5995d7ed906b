import { AppError } from "#server/app-error.ts";
import { agreed, signedIn } from "#server/http/implement.ts";
import { countriesOf } from "#shared/care/countries-of.ts";
import { describeMessages, describeSession } from "./describe.ts";
import { removeChat } from "./remove-chat.ts";
import { removeMessage } from "./remove-message.ts";
import { followUpsOfChat } from "./reply/follow-ups-of-chat.ts";
import { searchChats } from "./search-chats.ts";
import { answerAgain, sendMessage } from "./send-message.ts";
import { findMessages, findSession, findSessions, renameSession } from "./store.ts";

/** The chat's calls. */
export const chatRoutes = {
  sessions: signedIn.chat.sessions.handler(async ({ context: { person, services } }) => {
    const sessions = await services.db.asUser(person.userId, (tx) => findSessions(tx, person.userId));
    return sessions.map(describeSession);
  }),
  search: signedIn.chat.search.handler(({ input, context: { person, services } }) =>
    searchChats(services, { userId: person.userId, ...input }),
  ),
  rename: signedIn.chat.rename.handler(async ({ input, context: { person, services } }) => {
    const { sessionId, title } = input;
    const renamed = await services.db.asUser(person.userId, (tx) =>
      renameSession(tx, person.userId, sessionId, title),
    );
    if (!renamed) throw new AppError("NOT_FOUND");
    return describeSession(renamed);
  }),
  messages: signedIn.chat.messages.handler(({ input: { sessionId }, context: { person, services } }) =>
    services.db.asUser(person.userId, async (tx) => {
      if (!(await findSession(tx, person.userId, sessionId))) throw new AppError("NOT_FOUND");
      const running = await services.turns.findRunning(tx, sessionId);
      const messages = await findMessages(tx, person.userId, sessionId);
      return {
        messages: describeMessages(messages),
        isCareActive: await services.care.isStanding(tx, person.userId),
        runningTurnId: running?.id ?? null,
      };
    }),
  ),
  followUps: agreed.chat.followUps.handler(
    async ({ input: { sessionId }, context: { person, services }, signal }) => ({
      questions: await followUpsOfChat(services, { userId: person.userId, sessionId }, signal),
    }),
  ),
  expiring: signedIn.chat.expiring.handler(({ context: { person, services } }) =>
    services.chatExpiry.list(person.userId),
  ),
  seeExpiring: signedIn.chat.seeExpiring.handler(async ({ input, context: { person, services } }) => {
    await services.chatExpiry.see(person.userId, input.sessionIds);
    return { seen: true as const };
  }),
  remove: signedIn.chat.remove.handler(async ({ input: { sessionId }, context: { person, services } }) => {
    await removeChat(services, { userId: person.userId, sessionId });
    return { removed: true as const };
  }),
  removeMessage: signedIn.chat.removeMessage.handler(({ input, context: { person, services } }) =>
    removeMessage(services, { ...input, userId: person.userId }),
  ),
  send: agreed.chat.send.handler(({ input, context: { person, services, requestHeaders }, signal }) => {
    const locale = requestHeaders.get("accept-language") ?? undefined;
    const countries = countriesOf({ country: input.country, timeZone: input.timeZone, locale });
    return sendMessage(services, { ...input, userId: person.userId, countries }, signal);
  }),
  again: agreed.chat.again.handler(({ input, context: { person, services, requestHeaders }, signal }) => {
    const locale = requestHeaders.get("accept-language") ?? undefined;
    const countries = countriesOf({ country: input.country, timeZone: input.timeZone, locale });
    return answerAgain(services, { ...input, userId: person.userId, countries }, signal);
  }),
  follow: agreed.chat.follow.handler(({ input, context: { person, services }, signal }) =>
    services.turns.follow(person.userId, input.turnId, input.after, signal),
  ),
  stop: agreed.chat.stop.handler(async ({ input, context: { person, services } }) => ({
    stopped: await services.turns.stop(person.userId, input.turnId),
  })),
};
