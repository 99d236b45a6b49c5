// Photos of what has arrived, and of the scale.

import { and, eq, isNotNull } from 'drizzle-orm';
import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { fileUses } from '../../../../kit/server/files/tables.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { orderPhotoKind, type PhotoKind, tooFewLeft } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import type { UploadFailure } from '../messages/attach-uploads.ts';
import { type ChangeFailure, changeIn, changeOrder } from '../orders/change-order.ts';
import { factsOf } from '../orders/facts.ts';
import { findOrder, type Order } from '../orders/orders-repo.ts';
import { orderPictures } from '../tables.ts';

type Adding = {
  readonly order: Order;
  readonly uploadId: string;
  readonly kind: PhotoKind;
  readonly operator: UserId;
};

class NotAdded extends Error {
  readonly failure: ChangeFailure;
  constructor(failure: ChangeFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The photo and its count in one transaction; the same upload again is the same photo. */
export async function addPhoto(
  deps: OrdersDeps,
  { order: { id: orderId }, uploadId, kind, operator }: Adding,
): Promise<Result<Order, ChangeFailure | UploadFailure>> {
  const by = { actor: 'operator', id: operator } as const;
  try {
    const finished = await deps.files.uploads.finish(
      { ownerId: operator, id: uploadId, kind: orderPhotoKind },
      {
        onStored: async (tx, file) => {
          const changed = await changeIn(
            tx,
            deps,
            { orderId, by, action: 'add_photo' },
            async (_, { order, now }) => {
              if (await isShown(tx, { orderId: order.id, hash: file.hash }))
                return err('not_allowed', { reason: 'same_photo', stage: order.stage });
              await tx
                .insert(orderPictures)
                .values({ id: newId(), orderId, kind, fileId: file.id, createdAt: now });
              return ok({ set: counted(order, kind, 1), data: { kind } });
            },
          );
          if (!changed.ok) throw new NotAdded(changed.error);
        },
      },
    );
    if (!finished.ok) return finished;
  } catch (error) {
    if (error instanceof NotAdded) return { ok: false, error: error.failure };
    throw error;
  }
  const order = await findOrder(deps.db, orderId);
  return order ? ok(order) : err('not_found');
}

/** Whether this very picture is one of the photos already, as what it shows or as the scale: it shows nothing more. */
async function isShown(
  tx: Executor,
  { orderId, hash }: { readonly orderId: Order['id']; readonly hash: string },
): Promise<boolean> {
  const [shown] = await tx
    .select({ id: orderPictures.id })
    .from(orderPictures)
    .innerJoin(fileUses, eq(fileUses.id, orderPictures.fileId))
    .where(
      and(
        eq(orderPictures.orderId, orderId),
        eq(fileUses.hash, hash),
        isNotNull(orderPictures.kind),
        eq(orderPictures.isOld, false),
      ),
    )
    .limit(1);
  return shown !== undefined;
}

type Removing = { readonly orderId: string; readonly photoId: string; readonly operator: UserId };

/** It is not shown any more and counts no more, but stays as evidence, and the others keep their numbers. */
export const removePhoto = (
  deps: OrdersDeps,
  { orderId, photoId, operator }: Removing,
): Promise<Result<Order, ChangeFailure>> => {
  const by = { actor: 'operator', id: operator } as const;
  return changeOrder<ChangeFailure>(deps, { orderId, by, action: 'remove_photo' }, async (tx, { order }) => {
    const [removed] = await tx
      .update(orderPictures)
      .set({ isOld: true })
      .where(
        and(
          eq(orderPictures.id, photoId),
          eq(orderPictures.orderId, order.id),
          isNotNull(orderPictures.kind),
          eq(orderPictures.isOld, false),
        ),
      )
      .returning();
    if (!removed?.kind) return err('not_found');
    const set = counted(order, removed.kind, -1);
    const reason = tooFewLeft(factsOf({ ...order, ...set }));
    if (reason !== null) return err('not_allowed', { reason, stage: order.stage });
    return ok({ set, data: { kind: removed.kind } });
  });
};

const counted = ({ photoCount, scaleCount }: Order, kind: PhotoKind, by: number) =>
  kind === 'photo' ? { photoCount: photoCount + by } : { scaleCount: scaleCount + by };

/** What was photographed goes back to the seller: its photos stay as evidence and count no more. */
export async function retirePhotos(tx: Executor, orderId: Order['id']): Promise<void> {
  await tx
    .update(orderPictures)
    .set({ isOld: true })
    .where(and(eq(orderPictures.orderId, orderId), isNotNull(orderPictures.kind)));
}
