import { keepCompiled } from "#server/keep-compiled.ts";
import { resolveOnce } from "#server/resolve-once.ts";

keepCompiled();
resolveOnce();
const { runMove } = await import("#server/move/run-move.ts");

await runMove();
