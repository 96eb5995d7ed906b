import pino, { type DestinationStream, type Logger } from "pino";

/** The server's log: ids, sizes and durations as JSON lines, never what people write, and of an error only its kind and place. */
export function createLog(level = "info", destination: DestinationStream = pino.destination()): Logger {
  const options = {
    level,
    base: undefined,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  };
  return pino(options, destination);
}

/** A database's error repeats the values of its query, so its message stays out; the code and the stack's places go in. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { kind: typeof error };
  const code = "code" in error ? String(error.code) : undefined;
  const places = error.stack
    ?.split("\n")
    .filter((line) => line.trimStart().startsWith("at "))
    .slice(0, 8);
  const cause = error.cause === undefined ? undefined : describeError(error.cause);
  // An error that brings a sentence for the operator has made sure that nothing of anybody's stands in it.
  const isForOperator = "forOperator" in error && typeof error.forOperator === "string";
  const says = isForOperator ? error.forOperator : undefined;
  const fault = isForOperator && "fault" in error ? error.fault : undefined;
  return { kind: error.name, code, fault, says, places, cause };
}
