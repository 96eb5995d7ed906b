import { signedIn } from "#server/http/implement.ts";
import type { MemoryShown } from "#shared/account/memory.ts";
import { describeLine } from "./describe-line.ts";
import type { KeptMemory } from "./memory.ts";

/** The calls about what is remembered across chats. */
export const memoryRoutes = {
  read: signedIn.memory.read.handler(async ({ context: { person, services } }) =>
    shown(await services.memory.find(person.userId)),
  ),
  change: signedIn.memory.change.handler(async ({ input, context: { person, services } }) =>
    shown(await services.memory.change(person.userId, input)),
  ),
  changeLine: signedIn.memory.changeLine.handler(async ({ input, context: { person, services } }) =>
    shown(await services.memory.changeLine(person.userId, input.lineId, input.text)),
  ),
  removeLine: signedIn.memory.removeLine.handler(async ({ input, context: { person, services } }) =>
    shown(await services.memory.removeLine(person.userId, input.lineId)),
  ),
};

const shown = ({ isOn, lines }: KeptMemory): MemoryShown => ({ isOn, lines: lines.map(describeLine) });
