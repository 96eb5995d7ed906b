import pg from "pg";

/** Which statement of the upgrade's transaction is the last this process sends: a number, or its commit. */
const lastWords = process.env.DIE_AT ?? "";

// Loaded with --import: the product as it is, but for a crash at a moment that chance would hardly ever hit.
const { query } = pg.Client.prototype;
let statements: number | undefined;
pg.Client.prototype.query = function dieAfter(this: pg.Client, ...sent: unknown[]) {
  const answer: unknown = Reflect.apply(query, this, sent);
  const [text] = sent;
  const words = typeof text === "object" && text !== null && "text" in text ? text.text : text;
  if (words === "begin") statements = 0;
  else if (statements !== undefined) statements++;
  const isLast = words === "commit" ? lastWords === "commit" : statements === Number(lastWords);
  if (statements !== undefined && isLast) setImmediate(() => process.kill(process.pid, "SIGKILL"));
  return answer;
} as typeof query;
