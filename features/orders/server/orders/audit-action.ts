// Writes what an operator did with an order into the audit: which of its facts are others now, and why.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { namesOf } from '../../../account/server/api.ts';
import { type AuditAction, type AuditFacts, changedFacts } from '../../../audit/domain/index.ts';
import { type AuditActor, recordAudit } from '../../../audit/server/api.ts';
import type { Action } from '../../domain/index.ts';
import type { Order } from './orders-repo.ts';

/** What each action of an operator is called in the audit; a test holds that none is missing. */
export const AUDITED: Readonly<Partial<Record<Action, AuditAction>>> = {
  approve: 'order_approved',
  ask_info: 'order_info_asked',
  withdraw_info: 'order_info_withdrawn',
  ask_address: 'order_address_asked',
  keep_address: 'order_address_kept',
  change_address: 'order_address_changed',
  retract_approval: 'order_step_undone',
  claim: 'order_claimed',
  release: 'order_released',
  buy: 'order_bought',
  retract_purchase: 'order_step_undone',
  ask_price: 'order_price_asked',
  cancel: 'order_cancelled',
  decline_cancel: 'order_cancel_declined',
  add_photo: 'order_photo_added',
  remove_photo: 'order_photo_removed',
  correct_costs: 'order_costs_corrected',
  correct_shop_order: 'order_shop_number_corrected',
  receive: 'order_received',
  retract_receipt: 'order_step_undone',
  reweigh: 'order_reweighed',
  exchange: 'order_exchanged',
  ask_balance: 'order_balance_asked',
  withdraw_balance: 'order_balance_withdrawn',
  pack: 'order_packed',
  dispatch: 'order_dispatched',
  reach_customs: 'order_at_customs',
  retract_customs: 'order_step_undone',
  enter_bill: 'order_bill_entered',
  correct_tracking: 'order_tracking_corrected',
  return: 'order_came_back',
  retract_return: 'order_return_retracted',
  lose: 'order_lost',
  resend: 'order_resent',
  deliver: 'order_delivered',
  grant_claim: 'claim_decided',
  refuse_claim: 'claim_decided',
  clear_goods: 'order_goods_cleared',
  write: 'order_written',
  note: 'order_noted',
};

const orNothing = (text: string): string | null => (text === '' ? null : text);

function factsOf(order: Order, names: ReadonlyMap<string, string>): AuditFacts {
  const { claimedBy } = order;
  return {
    stage: order.stage,
    claimedBy: claimedBy && (names.get(claimedBy) ?? claimedBy),
    goodsFen: order.goodsFen,
    freightFen: order.freightFen,
    shopOrders: orNothing(order.shopOrders.filter((number) => number !== '').join(', ')),
    courierNumbers: orNothing(order.courierNumbers.join(', ')),
    grams: order.realGrams,
    // Until there is a bill, what the buyer was settled for by the tariff counts.
    carrierBillFen: order.carrierBillFen ?? order.shippingFen,
    photos: order.photoCount,
    scalePhotos: order.scaleCount,
    carrier: orNothing(order.carrier),
    trackingNumber: orNothing(order.trackingNumber),
    keptFen: order.statedFen,
    refundedFen: order.refundedFen,
  };
}

/** What an effect says besides, as far as it is a fact in itself; ids are not. */
const SAID = ['goodsFen', 'freightFen', 'amountFen', 'refundFen', 'costsFen', 'grantedFen', 'kind'] as const;

type Doing = {
  readonly operator: UserId;
  readonly action: Action;
  readonly before: Order;
  readonly after: Order;
  readonly note: string;
  readonly data: Readonly<Record<string, unknown>>;
};

/** In the transaction of the deed. */
export async function auditAction(tx: Executor, { operator, action, note, data, ...orders }: Doing) {
  const named = AUDITED[action];
  if (named === undefined) throw new Error(`an operator’s deed without a name in the audit: ${action}`);
  const people = [operator, orders.before.claimedBy, orders.after.claimedBy].filter((id) => id !== null);
  const names = await namesOf(tx, [...new Set(people)]);
  const changed = changedFacts(factsOf(orders.before, names), factsOf(orders.after, names));
  await recordAudit(tx, {
    actor: { id: operator, name: names.get(operator) ?? '' },
    action: named,
    subject: subjectOf(orders.after),
    before: changed.before,
    after: { ...changed.after, ...said(data) },
    reason: note,
  });
}

/** The operator as they are called today. */
export async function actorOf(tx: Executor, id: UserId): Promise<AuditActor> {
  return { id, name: (await namesOf(tx, [id])).get(id) ?? '' };
}

export const subjectOf = ({ id, number }: Pick<Order, 'id' | 'number'>) =>
  ({ kind: 'order', id, name: number }) as const;

function said(data: Readonly<Record<string, unknown>>): AuditFacts {
  return Object.fromEntries(
    SAID.flatMap((name) => {
      const value = data[name];
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
}
