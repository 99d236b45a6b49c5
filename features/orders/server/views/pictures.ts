// The pictures of an order with the addresses they are read at.

import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Executor } from '../../../../kit/server/db/database.ts';
import type { OrdersDeps } from '../deps.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderPictures } from '../tables.ts';

export type Picture = typeof orderPictures.$inferSelect;
type Addresses = Pick<OrdersDeps, 'files'>;

export const urlOf = ({ files }: Addresses, fileId: string | null, now: Date): string | null =>
  fileId === null ? null : files.addresses.addressOf(fileId, now);

/** Of the warehouse and of claims; those of messages come with the messages. */
export async function listPictures(db: Executor, orderId: Order['id']): Promise<Picture[]> {
  return db
    .select()
    .from(orderPictures)
    .where(eq(orderPictures.orderId, orderId))
    .orderBy(asc(orderPictures.createdAt), asc(orderPictures.id))
    .limit(500);
}

export async function listPicturesOfMessages(
  db: Executor,
  messageIds: readonly string[],
): Promise<Picture[]> {
  if (messageIds.length === 0) return [];
  return db
    .select()
    .from(orderPictures)
    .where(and(isNotNull(orderPictures.messageId), inArray(orderPictures.messageId, [...messageIds])))
    .orderBy(asc(orderPictures.createdAt), asc(orderPictures.id));
}

export const toPictureView = (
  deps: Addresses,
  { id, fileId }: Pick<Picture, 'id' | 'fileId'>,
  now: Date,
) => ({
  id,
  url: urlOf(deps, fileId, now),
});
