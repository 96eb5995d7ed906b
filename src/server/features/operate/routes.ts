import { AppError } from "#server/app-error.ts";
import type { CallContext } from "#server/http/context.ts";
import { signedIn } from "#server/http/implement.ts";
import type { SignedIn } from "#server/http/signed-in.ts";
import { deskCookie, deskMinutes, hasOpenDesk } from "./desk-pass.ts";
import { commandNames, runCommand } from "./run-command.ts";

const listed = 50;

/** Who runs the installation is decided at the machine itself, by whoever may enter its data directory. */
const atTheMachineAlone = new Set(["appoint", "dismiss"]);

/** Every command that the page may have carried out. */
export const deskCommands: readonly string[] = commandNames.filter((name) => !atTheMachineAlone.has(name));

const operating = signedIn.use(async ({ next, context }) => {
  if (!context.person.isOperator) throw new AppError("OPERATOR_NEEDED");
  return next();
});

const atDesk = operating.use(async ({ next, context }) => {
  if (!isDeskOpen(context, context.person)) throw new AppError("DESK_CLOSED");
  return next();
});

function isDeskOpen(
  { services, requestHeaders }: Pick<CallContext, "services" | "requestHeaders">,
  { sessionId }: SignedIn,
): boolean {
  return hasOpenDesk(services.sessionSecret, requestHeaders, sessionId, services.clock().getTime());
}

/** The calls of the operator's desk: the same acts as the command's, by the same code. */
export const operateRoutes = {
  standing: operating.operate.standing.handler(({ context }) => ({
    isOpen: isDeskOpen(context, context.person),
  })),
  open: operating.operate.open.handler(async ({ input, context }) => {
    const { services, person, resHeaders } = context;
    await services.people.checkPassword(person.userId, input.password);
    const { sessionSecret: secret, env, clock } = services;
    const isSecure = env.publicUrl.startsWith("https:");
    resHeaders?.append("set-cookie", deskCookie({ secret, isSecure }, person.sessionId, clock().getTime()));
    return { minutes: deskMinutes };
  }),
  people: atDesk.operate.people.handler(async ({ input, context: { services } }) => {
    const { people, total } = await services.people.list(input.search, listed);
    return {
      total,
      people: people.map(
        ({ email, createdAt, lastSeenAt, eraseAt, isVerified, isOperator, isTwoStepOn }) => ({
          email,
          isVerified,
          isOperator,
          isTwoStepOn,
          since: createdAt.toISOString(),
          lastSeenAt: lastSeenAt?.toISOString() ?? null,
          eraseAt: eraseAt?.toISOString() ?? null,
        }),
      ),
    };
  }),
  run: atDesk.operate.run.handler(async ({ input, context: { services, person } }) => {
    if (!deskCommands.includes(input.command)) throw new AppError("NOT_FOUND");
    return runCommand(services, [input.command, ...input.words], person.userId);
  }),
};
