// An order as a lesson: its words, which of them are being learnt, and all of them taken into the reviews at once.

import { desc, eq } from 'drizzle-orm';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { createReadingOf, type ReadingOf } from '../../../../kit/server/chinese/reading.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { eventId } from '../../../learning-events/server/api.ts';
import { bringWords, keptAmong } from '../../../my-words/server/api.ts';
import { type LessonWord, lessonWords, sellerRoleId, writePhrase } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderMessages } from '../tables.ts';

type Deps = Pick<OrdersDeps, 'db'>;
type Buyer = NonNullable<Order['userId']>;

/** As far back as a conversation about a parcel goes. */
const MESSAGES = 40;

/** Read once for the process, when the first order is looked at as a lesson. */
let reading: ReadingOf | undefined;

export async function readLesson({ db }: Deps, order: Owned<Order>, buyer: Buyer) {
  const words = await wordsOf(db, order);
  const kept = await keptAmong(db, buyer, words);
  return {
    words: words.map((word, at) => ({ ...word, isKept: kept[at] ?? false })),
    roleId: sellerRoleId(order.id),
  };
}

/** The same word of the same order is taken in once, however often it is asked for. */
export async function learnLesson({ db }: Deps, order: Owned<Order>, buyer: Buyer) {
  const words = await wordsOf(db, order);
  await db.transaction((tx) =>
    bringWords(
      tx,
      buyer,
      words.map((word) => ({ ...word, id: eventId('order-word', buyer, order.id, word.word, word.pinyin) })),
    ),
  );
  return readLesson({ db }, order, buyer);
}

async function wordsOf(db: Executor, { id, request }: Order): Promise<LessonWord[]> {
  const written = await db
    .select({ text: orderMessages.text, phrase: orderMessages.phrase })
    .from(orderMessages)
    .where(eq(orderMessages.orderId, id))
    .orderBy(desc(orderMessages.createdAt), desc(orderMessages.id))
    .limit(MESSAGES);
  const lexicon = openLexicon();
  reading ??= createReadingOf();
  const things = request.items.flatMap(({ name, variant }) => [name, variant]);
  const messages = written
    .flatMap(({ text, phrase }) => (phrase ? [text, writePhrase(phrase, 'zh')] : [text]))
    .toReversed();
  const names = request.items.map(({ shop }) => shop);
  return lessonWords([...things, ...messages], { lexicon, readingOf: reading, names });
}
