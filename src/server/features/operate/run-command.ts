import type { Services } from "#server/services.ts";
import { admissionCommands } from "./admission-commands.ts";
import { type Command, CommandRefused } from "./command.ts";
import { peopleCommands } from "./people-commands.ts";
import { serverCommands } from "./server-commands.ts";

/** Every command, in the order in which the help lists them. */
const commands: readonly Command[] = [...admissionCommands, ...peopleCommands, ...serverCommands];

/** The name of every command. */
export const commandNames: readonly string[] = commands.map(({ name }) => name);

/** What a command came to, as the terminal prints it. */
export interface CommandOutcome {
  isDone: boolean;
  lines: string[];
}

/** Carries out what an operator wrote behind `npm run operate --`, or `byUser` asked for at their desk. The log says which command it was, and nothing of what it was about. */
export async function runCommand(
  services: Services,
  words: string[],
  byUser?: string,
): Promise<CommandOutcome> {
  const [name = "help", ...rest] = words;
  if (name === "help") return { isDone: true, lines: help() };
  const command = commands.find((each) => each.name === name);
  if (!command) return { isDone: false, lines: [`There is no command ${JSON.stringify(name)}.`, ...help()] };
  try {
    const { lines, about } = await command.run(services, rest);
    await services.acts.add({ command: name, aboutUser: about, byUser });
    services.log.info({ command: name }, "an operator's command was carried out");
    return { isDone: true, lines };
  } catch (error) {
    if (error instanceof CommandRefused) return { isDone: false, lines: [error.message] };
    services.log.error({ command: name, err: error }, "an operator's command failed");
    return { isDone: false, lines: ["That failed; the server's log says why. Nothing may have changed."] };
  }
}

function help(): string[] {
  const width = Math.max(...commands.map(({ name, takes }) => `${name} ${takes}`.length)) + 2;
  return commands.map(({ name, takes, says }) => `${`${name} ${takes}`.padEnd(width)}${says}`);
}
