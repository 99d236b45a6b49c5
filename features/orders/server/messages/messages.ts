// What buyer and operators write to each other about an order.

import { isDeepStrictEqual } from 'node:util';
import { and, desc, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Locale } from '../../../../kit/core/locale.ts';
import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { olderThan, type PageRequest } from '../../../../kit/server/db/page-cursor.ts';
import { recordAudit } from '../../../audit/server/api.ts';
import { type ChosenPhrase, isSaid, orderPhotoKind, orderPictureKind } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { postNews } from '../notices.ts';
import { actorOf, subjectOf } from '../orders/audit-action.ts';
import { lockOrder, type Order } from '../orders/orders-repo.ts';
import { urgencyOf } from '../orders/urgency.ts';
import { orderMessages, orders } from '../tables.ts';
import { listPicturesOfMessages, toPictureView } from '../views/pictures.ts';
import { attachUploads, type UploadFailure } from './attach-uploads.ts';

type Message = typeof orderMessages.$inferSelect;

export type NewMessage = {
  readonly messageId: string;
  readonly text: string;
  readonly phrase: ChosenPhrase | null;
  readonly uploads: readonly string[];
  readonly authorId: UserId;
  /** Of an operator's: it answers what the buyer waits for. Anything else leaves that open. */
  readonly answers: boolean;
  readonly isOperator: boolean;
  /** Of an operator's: the newest message that they have seen; null: none was there. Absent: nobody says. */
  readonly after?: string | null | undefined;
  /** In which the author reads the pages. */
  readonly locale: Locale;
};

/** A colleague, or another window, has written since. */
type AnsweredAlready = Failure<'answered_already', { readonly by: UserId | null; readonly at: Date }>;
export type WriteFailure =
  | UploadFailure
  | AnsweredAlready
  | Failure<'nothing_said'>
  | Failure<'message_taken'>;

/** The same id again is the same message, and pictures that were missing come to it. */
export async function writeMessage(
  deps: OrdersDeps,
  order: Order,
  { messageId, uploads, answers, after, ...said }: NewMessage,
): Promise<Result<Message, WriteFailure>> {
  const { text, phrase, authorId, isOperator } = said;
  const isEmpty = text === '' && phrase === null && uploads.length === 0;
  if (isEmpty || (phrase && !isSaid(phrase, isOperator ? 'operator' : 'buyer'))) return err('nothing_said');
  const row = { ...said, id: messageId, orderId: order.id, createdAt: new Date() };
  const message = await deps.db.transaction(async (tx): Promise<Message | AnsweredAlready | undefined> => {
    if (isOperator && after !== undefined) {
      // Two answers that are sent at once stand one behind the other.
      await lockOrder(tx, order.id);
      const other = await findOtherAnswer(tx, order.id, { after, messageId });
      if (other) return { code: 'answered_already', data: { by: other.authorId, at: other.createdAt } };
    }
    const [written] = await tx.insert(orderMessages).values(row).onConflictDoNothing().returning();
    if (!written) return findMessage(deps, messageId);
    const news = isOperator
      ? ({ to: 'buyer', key: 'message' } as const)
      : ({ to: 'operator', key: 'message' } as const);
    if (!isOperator) await setUnanswered(tx, order.id, row.createdAt);
    else if (answers) await setUnanswered(tx, order.id, null);
    if (isOperator) await auditMessage(tx, order, said);
    await postNews(tx, deps, { order, eventId: messageId, news });
    return written;
  });
  if (message && 'code' in message) return { ok: false, error: message };
  const isSame =
    message?.orderId === order.id &&
    message.authorId === authorId &&
    message.text === text &&
    isDeepStrictEqual(message.phrase, phrase);
  if (!isSame) return err('message_taken');
  const kind = isOperator ? orderPhotoKind : orderPictureKind;
  const of = { messageId };
  const attached = await attachUploads(deps, { orderId: order.id, ownerId: authorId, kind, uploads, of });
  return attached.ok ? ok(message) : attached;
}

/** Of our side, what was written behind the message that was seen; the message itself, sent once more, is no other. */
async function findOtherAnswer(
  tx: Executor,
  orderId: Order['id'],
  { after, messageId }: { readonly after: string | null; readonly messageId: string },
): Promise<Message | undefined> {
  const { id, createdAt } = orderMessages;
  const named = alias(orderMessages, 'named');
  const isNamed = (namedId: string) => and(eq(named.orderId, orderId), eq(named.id, namedId));
  const wasSent = tx.select({ one: sql`1` }).from(named).where(isNamed(messageId));
  const seenAt = tx
    .select({ at: named.createdAt })
    .from(named)
    .where(isNamed(after ?? messageId));
  // What was not there, or is of another order, hides nothing.
  const isUnseen = sql`(${createdAt}, ${id}) > (coalesce((${seenAt}), '-infinity'), ${after ?? messageId}::uuid)`;
  const [other] = await tx
    .select()
    .from(orderMessages)
    .where(
      and(
        eq(orderMessages.orderId, orderId),
        eq(orderMessages.isOperator, true),
        notExists(wasSent),
        isUnseen,
      ),
    )
    .orderBy(desc(createdAt), desc(id))
    .limit(1);
  return other;
}

/** That it was written, and how much: what it says stands with the order, and goes with it. */
async function auditMessage(
  tx: Executor,
  order: Order,
  { authorId, text, phrase }: Pick<NewMessage, 'authorId' | 'text' | 'phrase'>,
): Promise<void> {
  await recordAudit(tx, {
    actor: await actorOf(tx, authorId),
    action: 'order_written',
    subject: subjectOf(order),
    after: { letters: text.length, ...(phrase ? { phrase: phrase.id } : {}) },
  });
}

/** The messages of the buyer wait no longer, though nobody has answered: an operator says that they need not be. */
export async function settleMessages(deps: OrdersDeps, orderId: string, operator: UserId): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order?.unansweredSince) return;
    await setUnanswered(tx, order.id, null);
    await recordAudit(tx, {
      actor: await actorOf(tx, operator),
      action: 'order_messages_settled',
      subject: subjectOf(order),
      before: { unansweredSince: order.unansweredSince.toISOString() },
      after: { unansweredSince: null },
    });
  });
}

/** In a transaction: an order waits for an answer since the first message that nobody has answered; null: it waits no longer. */
export async function setUnanswered(tx: Executor, orderId: Order['id'], since: Date | null): Promise<void> {
  const unansweredSince = since && sql`coalesce(${orders.unansweredSince}, ${since})`;
  const [order] = await tx.update(orders).set({ unansweredSince }).where(eq(orders.id, orderId)).returning();
  if (order)
    await tx
      .update(orders)
      .set({ urgentAt: urgencyOf(order) })
      .where(eq(orders.id, orderId));
}

export async function findMessage({ db }: OrdersDeps, id: string): Promise<Message | undefined> {
  const [found] = await db.select().from(orderMessages).where(eq(orderMessages.id, id));
  return found;
}

/** The latest first. */
export const listMessages = (
  { db }: OrdersDeps,
  { orderId, before, limit }: PageRequest & { readonly orderId: Order['id'] },
): Promise<Message[]> =>
  db
    .select()
    .from(orderMessages)
    .where(and(eq(orderMessages.orderId, orderId), olderThan(orderMessages, before)))
    .orderBy(desc(orderMessages.createdAt), desc(orderMessages.id))
    .limit(limit);

export async function viewMessages(deps: OrdersDeps, messages: readonly Message[], now: Date) {
  const pictures = await listPicturesOfMessages(
    deps.db,
    messages.map(({ id }) => id),
  );
  return messages.map(({ id, isOperator, text, phrase, locale, createdAt }) => ({
    id,
    isOperator,
    text,
    phrase: phrase && { ...phrase, slots: { ...phrase.slots } },
    locale,
    pictures: pictures
      .filter(({ messageId }) => messageId === id)
      .map((picture) => toPictureView(deps, picture, now)),
    createdAt: createdAt.toISOString(),
  }));
}
