// A buyer says what is wrong with what was delivered, with pictures.

import { eq } from 'drizzle-orm';
import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import { CLAIM_DAYS, type ClaimReason, daysAfter, orderPictureKind } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { attachUploads, type UploadFailure } from '../messages/attach-uploads.ts';
import { type ChangeFailure, changeOrder } from '../orders/change-order.ts';
import { paidInAll } from '../orders/facts.ts';
import { findOrder, type Order, paidBesides } from '../orders/orders-repo.ts';
import { orderClaims } from '../tables.ts';

export type NewClaim = {
  /** Made by the page: the same again is the same claim. */
  readonly claimId: string;
  readonly reason: ClaimReason;
  /** The thing by its place; null for the whole order. */
  readonly item: number | null;
  readonly text: string;
  readonly askedFen: number;
  readonly uploads: readonly string[];
};

type Claiming = { readonly order: Order; readonly buyer: UserId; readonly claim: NewClaim };

export async function openClaim(
  deps: OrdersDeps,
  { order: { id: orderId }, buyer, claim }: Claiming,
): Promise<Result<Order, ChangeFailure | UploadFailure>> {
  const { claimId, reason, item, text, askedFen, uploads } = claim;
  const by = { actor: 'buyer', id: buyer } as const;
  const [known] = await deps.db.select().from(orderClaims).where(eq(orderClaims.id, claimId));
  const opened = await changeOrder<ChangeFailure>(
    deps,
    { orderId, by, action: 'open_claim' },
    async (tx, { order, now }) => {
      const refuse = (why: 'claim_too_late' | 'claim_too_large' | 'no_such_thing') =>
        err('not_allowed', { reason: why, stage: order.stage });
      if (order.deliveredAt && daysAfter(order.deliveredAt, CLAIM_DAYS) < now)
        return refuse('claim_too_late');
      if (item !== null && item >= order.request.items.length) return refuse('no_such_thing');
      const paidFen = paidInAll(order, await paidBesides(tx, order.id));
      if (askedFen > paidFen - order.refundedFen) return refuse('claim_too_large');
      await tx
        .insert(orderClaims)
        .values({ id: claimId, orderId: order.id, reason, item, text, askedFen, createdAt: now });
      return ok({
        set: { openClaim: claimId, claimedSince: now },
        note: text,
        data: { claimId, askedFen, item },
        news: { to: 'operator', key: 'claimed' },
      });
    },
  );
  // The same claim whose answer was lost; its pictures may still be missing.
  const isSame =
    known?.reason === reason && known.item === item && known.text === text && known.askedFen === askedFen;
  const isKnown = known?.orderId === orderId && isSame;
  if (!opened.ok && !isKnown) return opened;
  const attached = await attachUploads(deps, {
    orderId,
    ownerId: buyer,
    kind: orderPictureKind,
    uploads,
    of: { claimId },
  });
  if (!attached.ok) return attached;
  return opened.ok ? opened : reread(deps, orderId);
}

async function reread(deps: OrdersDeps, orderId: string): Promise<Result<Order, ChangeFailure>> {
  const order = await findOrder(deps.db, orderId);
  return order ? ok(order) : err('not_found');
}
