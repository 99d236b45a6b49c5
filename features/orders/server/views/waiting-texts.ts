// What buyers wait for an answer to, for the list of their orders: the latest that each has written.

import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Locale } from '../../../../kit/core/locale.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { writePhrase } from '../../domain/index.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderMessages } from '../tables.ts';

/** As long as a row of a list has room for. */
const LONGEST = 120;

/** By order, a chosen sentence in the reader's language; an order that waits for no answer is not there. */
export async function waitingTexts(
  db: Executor,
  found: readonly Pick<Order, 'id' | 'unansweredSince'>[],
  locale: Locale,
): Promise<ReadonlyMap<string, string>> {
  const ids = found.flatMap(({ id, unansweredSince }) => (unansweredSince === null ? [] : [id]));
  if (ids.length === 0) return new Map();
  const { orderId, text, phrase } = orderMessages;
  const latest = await db
    .selectDistinctOn([orderId], { orderId, text, phrase })
    .from(orderMessages)
    .where(and(inArray(orderId, ids), eq(orderMessages.isOperator, false)))
    .orderBy(orderId, desc(orderMessages.createdAt));
  return new Map(latest.map((message) => [message.orderId, firstLine(message, locale)]));
}

function firstLine({ text, phrase }: Pick<Message, 'text' | 'phrase'>, locale: Locale): string {
  const said = [phrase && writePhrase(phrase, locale), text].filter(Boolean).join(' ');
  const line = said.split('\n').find((each) => each.trim() !== '') ?? '';
  return line.length > LONGEST ? `${line.slice(0, LONGEST - 1)}…` : line;
}

type Message = typeof orderMessages.$inferSelect;
