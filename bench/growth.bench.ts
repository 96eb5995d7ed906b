import { sql } from "drizzle-orm";
import pino from "pino";
import { startPostgres } from "#scripts/start-postgres.ts";
import { openPostgres } from "#server/db/open-database.ts";
import { type Product, startProduct } from "../tests/e2e/support/product.ts";
import { fill, textsOf } from "./filled-database.ts";
import { measurePair } from "./measure.ts";
import type { Report } from "./report.ts";
import { talk, turnMs } from "./talk.ts";
import { signUp, type Visitor } from "./visitor.ts";

const silent = pino({ level: "silent" });
/** What all people of an installation have written together. */
const [few, many] = [10_000, 1_000_000];
const ofEach = 500;
/** What one of them has kept: a recording for every so many messages. */
const messagesOfRecording = 25;
const rounds = 60;
/** What a million messages may cost, in what ten thousand cost. */
const atMost = 1.3;
const ownChats = 10;

/** An installation with so many messages of others, and a person in it who has done what the other's has. */
interface Place {
  product: Product;
  visitor: Visitor;
  chatId: string;
  stop: () => Promise<void>;
}

async function placeWith(messages: number, texts: readonly string[]): Promise<Place> {
  const postgres = await startPostgres();
  const db = await openPostgres(postgres.url, silent, { connections: 1 });
  await fill(db, texts, Array<number>(Math.ceil(messages / ofEach)).fill(ofEach));
  await db.asMigrator(async (tx) => {
    await tx.execute(sql`reset role`);
    await tx.execute(sql`insert into audio_narrations (user_id, title, name, file_name, duration_ms, text_content)
      select users.id, 'A meditation', 'A kept meditation ' || n, n || '.wav', 300000, repeat('Breathe in, and out. ', 60)
      from users, generate_series(1, ${ofEach / messagesOfRecording}::int) n`);
    await tx.execute(sql`analyze audio_narrations`);
  });
  await db.close();
  const product = await startProduct({ env: { DATABASE_URL: postgres.url } });
  const visitor = await signUp(product.url);
  let chatId = "";
  for (let count = 0; count < ownChats; count += 1) chatId = await talk(visitor);
  const stop = async () => {
    await product.stop();
    await postgres.stop();
  };
  return { product, visitor, chatId, stop };
}

/** What a person does all day, each as one or a few calls of theirs. */
const doings: Readonly<Record<string, (place: Place) => Promise<unknown>>> = {
  "the history": ({ visitor }) => visitor.calls.chat.search({}),
  "an opened chat": ({ visitor, chatId }) => visitor.calls.chat.messages({ sessionId: chatId }),
  "a search in one's chats": ({ visitor }) => visitor.calls.chat.search({ words: "report" }),
  "the playlist": ({ visitor }) => visitor.calls.playlist.list({}),
  "a message, to the end of its reply": ({ visitor }) => turnMs(visitor),
};

/**
 * What grows with the messages of others: two installations on PostgreSQL, one with ten thousand messages and one with a
 * million, and in each a person with the same chats who does the same, in turns.
 */
export default async function growth({ figure, note }: Report): Promise<void> {
  const texts = await textsOf(4000);
  const places: Place[] = [];
  try {
    for (const messages of [many, few]) places.push(await placeWith(messages, texts));
    const [large, small] = places;
    if (!large || !small) throw new Error("both installations were to run");
    for (const [name, does] of Object.entries(doings)) {
      const { subject, control } = await measurePair(
        () => does(large),
        () => does(small),
        { rounds, warmUp: 5 },
      );
      const times = { name: `${few.toLocaleString("en")} messages`, samples: control };
      figure({
        name: `${name}, among ${many.toLocaleString("en")} messages`,
        unit: "ms",
        samples: subject,
        control: times,
      });
      const ratios = subject.map((ms, at) => ms / (control[at] ?? ms));
      figure({
        name: `${name}: times what it is among ${few.toLocaleString("en")}`,
        unit: "x",
        samples: ratios,
        target: { atMost },
      });
    }
  } finally {
    for (const { stop } of places) await stop();
  }
  note(
    `Others have ${ofEach} messages each and a recording for every ${messagesOfRecording}; the person measured has ${ownChats} chats. A time is that of the whole call over HTTP, and of two calls made one after the other the ratio is taken.`,
  );
}
