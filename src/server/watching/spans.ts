import { randomBytes } from "node:crypto";
import type { Logger } from "pino";

/** Something that took its time and is over: its name, how it ended, and numbers about it; never anybody's words. */
export interface Span {
  name: string;
  seconds: number;
  isFailed: boolean;
  about: Readonly<Record<string, string | number>>;
  /** The caller's own span, as a proxy's `traceparent` header names it. */
  within?: string | undefined;
}

/** Hands spans to a collector, in the background. */
export interface Spans {
  /** Keeps a span that has just ended until the next sending; where too many wait it is left out. */
  ended(span: Span): void;
  /** Sends what waits, once, within a few seconds, and no more. */
  close(): Promise<void>;
}

/** Brings a body of OTLP to the collector; throws when it was not taken, within a time and a size of its own. */
export type SpanPost = (body: object, signal: AbortSignal) => Promise<void>;

/** What sends spans, and how often. */
interface Needs {
  post: SpanPost;
  log: Logger;
  everyMs?: number;
  /** So long a collector may take at the end. */
  closingMs?: number;
}

/** So many spans wait at the most while the collector is away: about 1 MB. */
const mostWaiting = 2000;
const mostAtOnce = 250;
const usualEveryMs = 5000;
const usualClosingMs = 3000;
const mostChars = 200;

/** An ended span as it waits, with the time of its end. */
interface Waiting extends Span {
  endedAt: number;
}

/**
 * Sends spans as OpenTelemetry's OTLP in JSON over HTTP. One sending is under way at a time, within its time and size; what a
 * collector does not take is left out, for a trace is worth no memory and no delay of anybody's. A collector that
 * fails is told of once in the log, until it works again.
 */
export function createSpans({ post, log, everyMs = usualEveryMs, closingMs = usualClosingMs }: Needs): Spans {
  const closing = new AbortController();
  let waiting: Waiting[] = [];
  let leftOut = 0;
  let isAway = false;
  let sending: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;
  const send = async (spans: Waiting[]) => {
    try {
      await post(asOtlp(spans), closing.signal);
      if (isAway) log.info({ leftOut }, "the collector takes spans again");
      isAway = false;
      leftOut = 0;
    } catch (error) {
      leftOut += spans.length;
      if (!isAway) log.warn({ err: error }, "the collector takes no spans");
      isAway = true;
    }
  };
  const sendSome = (): Promise<void> => {
    if (sending || waiting.length === 0) return sending ?? Promise.resolve();
    const spans = waiting.slice(0, mostAtOnce);
    waiting = waiting.slice(mostAtOnce);
    sending = send(spans).finally(() => {
      sending = undefined;
      if (waiting.length >= mostAtOnce && !isAway) void sendSome();
      else if (waiting.length > 0) sendSoon();
    });
    return sending;
  };
  const sendSoon = () => {
    if (isClosed) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void sendSome();
    }, everyMs).unref();
  };
  return {
    ended: (span) => {
      if (waiting.length >= mostWaiting) {
        leftOut += 1;
        return;
      }
      waiting.push({ ...span, endedAt: Date.now() });
      if (waiting.length >= mostAtOnce && !isAway) void sendSome();
      else sendSoon();
    },
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      const late = setTimeout(() => closing.abort(), closingMs);
      await sending;
      if (!isAway) await sendSome();
      clearTimeout(late);
    },
  };
}

const id = (bytes: number): string => randomBytes(bytes).toString("hex");
/** A version, the trace, the span in it, and flags; all zeros name nothing. */
const traceparent = /^[\da-f]{2}-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-[\da-f]{2}$/;
const asNanoseconds = (ms: number): string => String(BigInt(Math.round(ms * 1000)) * 1000n);

const attribute = ([key, value]: [string, string | number]) => ({
  key,
  value:
    typeof value === "string"
      ? { stringValue: value.slice(0, mostChars) }
      : Number.isSafeInteger(value)
        ? { intValue: String(value) }
        : { doubleValue: value },
});

/** What a collector reads: https://opentelemetry.io/docs/specs/otlp/#json-protobuf-encoding */
function asOtlp(spans: readonly Waiting[]): object {
  const resource = { attributes: [attribute(["service.name", "stillpoint"])] };
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: "stillpoint" }, spans: spans.map(asSpan) }] }],
  };
}

const kinds = { internal: 1, server: 2 };
const failedStatus = 2;

function asSpan({ name, seconds, isFailed, about, within, endedAt }: Waiting): object {
  const [, trace, parent] = traceparent.exec(within ?? "") ?? [];
  return {
    traceId: trace ?? id(16),
    spanId: id(8),
    ...(parent === undefined ? {} : { parentSpanId: parent }),
    name,
    kind: "http.request.method" in about ? kinds.server : kinds.internal,
    startTimeUnixNano: asNanoseconds(endedAt - seconds * 1000),
    endTimeUnixNano: asNanoseconds(endedAt),
    attributes: Object.entries(about).map(attribute),
    ...(isFailed ? { status: { code: failedStatus } } : {}),
  };
}
