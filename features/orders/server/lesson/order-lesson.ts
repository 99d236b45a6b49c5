// An order as a lesson: its words, which of them are being learnt, and all of them taken into the reviews at once.

import { desc, eq } from 'drizzle-orm';
import { lookUp } from '../../../../chinese/words/index.ts';
import type { Locale } from '../../../../kit/core/locale.ts';
import { openLexicon } from '../../../../kit/server/chinese/lexicon.ts';
import { createReadingOf, type ReadingOf } from '../../../../kit/server/chinese/reading.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { Owned } from '../../../../kit/server/db/owned.ts';
import { tradeMeaning } from '../../../global-services/server/api.ts';
import { eventId } from '../../../learning-events/server/api.ts';
import { addMeanings, bringWords, keptAmong } from '../../../my-words/server/api.ts';
import { type LessonWord, lessonWords, sellerRoleId, writePhrase } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderMessages } from '../tables.ts';

type Deps = Pick<OrdersDeps, 'db'>;
type Reader = { readonly buyer: NonNullable<Order['userId']>; readonly locale: Locale };

/** As far back as a conversation about a parcel goes. */
const MESSAGES = 40;

/** Read once for the process, when the first order is looked at as a lesson. */
let reading: ReadingOf | undefined;

export async function readLesson({ db }: Deps, order: Owned<Order>, { buyer, locale }: Reader) {
  const words = await wordsOf(db, order);
  const kept = await keptAmong(db, buyer, words);
  return {
    words: words.map((word, at) => ({
      ...word,
      meaning: meaningIn(word.word, locale),
      isKept: kept[at] ?? false,
    })),
    roleId: sellerRoleId(order.id),
  };
}

/** The same word of the same order is taken in once, however often it is asked for. */
export async function learnLesson({ db }: Deps, order: Owned<Order>, reader: Reader) {
  const { buyer, locale } = reader;
  const words = await wordsOf(db, order);
  // What no dictionary explains is reviewed with what it means here.
  const meanings = words.flatMap(({ word, pinyin }) => {
    const meaning = lookUp(openLexicon(), word) ? null : meaningIn(word, locale);
    return meaning === null ? [] : [{ word, pinyin, meaning }];
  });
  await db.transaction(async (tx) => {
    await bringWords(
      tx,
      buyer,
      words.map((word) => ({ ...word, id: eventId('order-word', buyer, order.id, word.word, word.pinyin) })),
    );
    await addMeanings(tx, buyer, meanings);
  });
  return readLesson({ db }, order, reader);
}

/** As shops mean it; null where they mean what everybody does, and for who reads Chinese. */
const meaningIn = (word: string, locale: Locale): string | null =>
  locale === 'zh' ? null : (tradeMeaning(word, locale) ?? null);

const isTradeWord = (word: string): boolean => tradeMeaning(word, 'en') !== undefined;

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
  return lessonWords([...things, ...messages], { lexicon, readingOf: reading, isTradeWord, names });
}
