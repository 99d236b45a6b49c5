// Packs orders of one buyer to one address as one parcel, and gives back what they cost less than quoted.

import { err, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { shareParcel } from '../../../global-services/domain/index.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import type { OrdersDeps } from '../deps.ts';
import { escrowOf } from '../money/book.ts';
import { giveBack, type RequestId } from '../money/give-back.ts';
import { type ChangeFailure, changeIn, type Effect } from '../orders/change-order.ts';
import { lockOrder, type Order } from '../orders/orders-repo.ts';
import { settlementOf } from './balance.ts';

export type Packing = {
  readonly orders: readonly { readonly id: string; readonly version: number }[];
  readonly operator: UserId;
};

type Packed = { readonly orders: readonly Order[]; readonly requests: readonly RequestId[] };
type NotNow = Extract<ChangeFailure, { readonly code: 'not_allowed' }>;

/** All of them or none. */
export async function pack(
  deps: OrdersDeps,
  packing: Packing,
): Promise<Result<readonly Order[], ChangeFailure>> {
  try {
    const { orders, requests } = await inLedgerTransaction(deps.db, (tx) => packIn(tx, deps, packing));
    for (const requestId of requests) await deps.refunds.submit(requestId);
    return ok(orders);
  } catch (error) {
    if (error instanceof NotPacked) return { ok: false, error: error.failure };
    throw error;
  }
}

class NotPacked extends Error {
  readonly failure: ChangeFailure;
  constructor(failure: ChangeFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

async function packIn(tx: Executor, deps: OrdersDeps, { orders: asked, operator }: Packing): Promise<Packed> {
  const found = await lockAll(tx, asked);
  const by = { actor: 'operator', id: operator } as const;
  const shares = shareParcel(
    found.map(({ price: { weight }, realGrams }) => ({ ...weight, grams: realGrams ?? 0 })),
  );
  const parcelId = newId();
  // The same parcel only with the same orders in it.
  const content = asked.map((each) => each.id).toSorted();
  const orders: Order[] = [];
  const requests: RequestId[] = [];
  for (const [place, { id, version }] of asked.entries()) {
    const request = { orderId: id, version, by, action: 'pack', content } as const;
    const changed = await changeIn<NotNow>(tx, deps, request, async (_, { order }) => {
      const effect = await settleOne(tx, deps, { order, sharedFen: shares[place] ?? 0, operator });
      if (!effect.ok) return effect;
      const { requestId, ...rest } = effect.value;
      if (requestId) requests.push(requestId);
      return ok({ ...rest, set: { ...rest.set, parcelId } });
    });
    if (!changed.ok) throw new NotPacked(changed.error);
    orders.push(changed.value);
  }
  return { orders, requests };
}

/** In one order whoever asks, answered in the order of the request; of one buyer and one address. */
async function lockAll(tx: Executor, asked: Packing['orders']): Promise<readonly Order[]> {
  const locked = new Map<string, Order>();
  for (const id of asked.map((each) => each.id).toSorted()) {
    const order = await lockOrder(tx, id);
    if (!order) throw new NotPacked(err('not_found').error);
    locked.set(id, order);
  }
  const found = asked.flatMap(({ id }) => locked.get(id) ?? []);
  const [first] = found;
  for (const { payerId, addressId, stage } of found) {
    if (payerId !== first?.payerId)
      throw new NotPacked(err('not_allowed', { reason: 'other_buyer', stage }).error);
    if (found.length > 1 && (addressId === null || addressId !== first.addressId)) {
      throw new NotPacked(err('not_allowed', { reason: 'other_address', stage }).error);
    }
  }
  return found;
}

type Settling = { readonly order: Order; readonly sharedFen: number; readonly operator: UserId };
type Settled = Effect & { readonly requestId: RequestId | undefined };

async function settleOne(
  tx: Executor,
  deps: OrdersDeps,
  { order, sharedFen, operator }: Settling,
): Promise<Result<Settled, NotNow>> {
  const settlement = await settlementOf(tx, order, sharedFen);
  if (!settlement) return err('not_allowed', { reason: 'not_weighed', stage: order.stage });
  if (settlement.isBalanceNeeded) return err('not_allowed', { reason: 'balance_needed', stage: order.stage });
  // A payment that was taken back meanwhile leaves less to give.
  const amountFen = Math.min(settlement.refundFen, await escrowOf(tx, order.id));
  const requestId = await giveBack(tx, deps, {
    order,
    amountFen,
    origin: 'order_difference',
    reason: order.number,
    actorId: operator,
  });
  return ok({
    requestId,
    set: { settlement, shippingFen: sharedFen, refundedFen: order.refundedFen + amountFen },
    data: { refundFen: amountFen },
    news: { to: 'buyer', key: amountFen > 0 ? 'packed_cheaper' : 'packed', amountFen },
  });
}
