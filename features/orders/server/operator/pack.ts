// Packs orders of one buyer to one address as one parcel, and gives back what they cost less than quoted.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { inLedgerTransaction } from '../../../ledger/server/api.ts';
import {
  asEntered,
  type Doubt,
  doubtParcel,
  freightOf,
  type PackedParcel,
  type Settlement,
  shareOut,
} from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { escrowOf } from '../money/book.ts';
import { giveBack, type RequestId } from '../money/give-back.ts';
import { settlementOf } from '../money/settlement-of.ts';
import { type ChangeFailure, changeAllIn } from '../orders/change-order.ts';
import { unseenOf } from '../orders/minds.ts';
import { findOrder, lockOrder, type Order } from '../orders/orders-repo.ts';
import type { ToMind } from './failures.ts';

export type Packing = {
  readonly orders: readonly {
    readonly id: string;
    readonly version: number;
    /** The keys of what was seen of it. */
    readonly minded: readonly string[];
  }[];
  /** The whole of it as it is packed; absent: as each order was weighed. */
  readonly parcel?: PackedParcel | undefined;
  /** What was doubted is right. */
  readonly isSure: boolean;
  readonly operator: UserId;
};

type Packed = { readonly orders: readonly Order[]; readonly requests: readonly RequestId[] };
type NotNow = Extract<ChangeFailure, { readonly code: 'not_allowed' }>;
type PackFailure = ChangeFailure | ToMind | Failure<'doubted', Doubt>;

/** All of them or none. */
export async function pack(
  deps: OrdersDeps,
  packing: Packing,
): Promise<Result<readonly Order[], PackFailure>> {
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
  readonly failure: PackFailure;
  constructor(failure: PackFailure) {
    super(failure.code);
    this.failure = failure;
  }
}

async function packIn(tx: Executor, deps: OrdersDeps, packing: Packing): Promise<Packed> {
  const { orders: asked, parcel, isSure, operator } = packing;
  const found = await lockAll(tx, asked);
  const by = { actor: 'operator', id: operator } as const;
  const parcelId = newId();
  // The same parcel only with the same orders in it, as heavy and as dear.
  const content = { orders: asked.map((each) => each.id).toSorted(), parcel: parcel ?? null };
  const plan = await planOf(tx, found, parcel);
  if (plan.doubt && !isSure) throw new NotPacked(err('doubted', plan.doubt).error);
  const requests: RequestId[] = [];
  const changed = await changeAllIn<NotNow | ToMind>(
    tx,
    deps,
    asked.map(({ id, version }) => ({ orderId: id, version, by, action: 'pack', content })),
    async (_, { order }) => {
      const seen = asked.find(({ id }) => id === order.id)?.minded ?? [];
      const unseen = await unseenOf(tx, order, { action: 'pack', seen });
      if (unseen.length > 0) return err('to_mind', { orderId: order.id, keys: unseen.map(({ key }) => key) });
      const planned = plan.orders.find(({ id }) => id === order.id);
      if (!planned?.settlement || planned.refused !== null)
        return err('not_allowed', { reason: planned?.refused ?? 'not_weighed', stage: order.stage });
      const { settlement, sharedFen, refundFen, realGrams, carrierBillFen } = planned;
      const requestId = await giveBack(tx, deps, {
        order,
        amountFen: refundFen,
        origin: 'order_difference',
        reason: order.number,
        actorId: operator,
      });
      if (requestId) requests.push(requestId);
      const news = { to: 'buyer', key: plan.refundFen > 0 ? 'packed_cheaper' : 'packed' } as const;
      return ok({
        set: {
          settlement,
          realGrams,
          carrierBillFen,
          shippingFen: sharedFen,
          refundedFen: order.refundedFen + refundFen,
          parcelId,
        },
        data: { refundFen, grams: realGrams, carrierBillFen },
        news: { ...news, amountFen: refundFen },
      });
    },
  );
  if (!changed.ok) throw new NotPacked(changed.error);
  return { orders: changed.value, requests };
}

/** What packing these as one parcel would weigh and give back, and which of them it waits for. */
export async function previewPacking(
  db: Executor,
  ids: readonly string[],
  parcel?: PackedParcel,
): Promise<Result<PackingPlan, Extract<ChangeFailure, { readonly code: 'not_found' }>>> {
  const found: Order[] = [];
  for (const id of ids) {
    const order = await findOrder(db, id);
    if (!order) return err('not_found');
    found.push(order);
  }
  return ok(await planOf(db, found, parcel));
}

type Planned = {
  readonly id: string;
  readonly number: string;
  readonly realGrams: number | null;
  readonly carrierBillFen: number | null;
  /** What it bears of the shipping. */
  readonly sharedFen: number;
  readonly settlement: Settlement | undefined;
  readonly refundFen: number;
  /** Why it cannot be packed so; null where it can. */
  readonly refused: 'not_weighed' | 'balance_needed' | null;
};

type PackingPlan = PackedParcel & {
  readonly doubt: Doubt | undefined;
  readonly shippingFen: number;
  readonly refundFen: number;
  readonly borneFen: number;
  readonly orders: readonly Planned[];
};

/**
 * In the order in which they are named: the first bears the base fee, each other what it adds; where the carrier's bill
 * was entered, an order bears that.
 */
async function planOf(tx: Executor, found: readonly Order[], parcel?: PackedParcel): Promise<PackingPlan> {
  const packed = parcel ? shareOut(found, parcel) : found;
  const shares = freightOf(packed);
  const planned: Planned[] = [];
  for (const [place, order] of packed.entries()) {
    const { id, number, realGrams, carrierBillFen } = order;
    const sharedFen = shares[place] ?? 0;
    const settlement = await settlementOf(tx, order, sharedFen);
    // A payment that was taken back meanwhile leaves less to give.
    const refundFen = Math.min(settlement?.refundFen ?? 0, await escrowOf(tx, id));
    const isDear = settlement?.isBalanceNeeded === true;
    const refused = isDear ? 'balance_needed' : settlement ? null : 'not_weighed';
    planned.push({ id, number, realGrams, carrierBillFen, sharedFen, settlement, refundFen, refused });
  }
  return {
    ...asEntered(packed),
    doubt: parcel && doubtParcel(found, parcel),
    shippingFen: planned.reduce((sum, { sharedFen }) => sum + sharedFen, 0),
    refundFen: planned.reduce((sum, { refundFen }) => sum + refundFen, 0),
    borneFen: planned.reduce(
      (sum, { settlement, refused }) => sum + (refused === null ? (settlement?.excessFen ?? 0) : 0),
      0,
    ),
    orders: planned,
  };
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
