import { runMove } from "#server/move/run-move.ts";

await runMove();
