// What operators do with an order, each as the effect of an action.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import { shippingFen } from '../../../global-services/domain/index.ts';
import { paymentIdSchema } from '../../../payments/domain/index.ts';
import { createPayment } from '../../../payments/server/api.ts';
import { type Doubt, daysAfter, doubtPurchase, doubtWeight, settle } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { escrowOf } from '../money/book.ts';
import { bookDelivered } from '../money/end-order.ts';
import { balanceReference } from '../money/fulfilment.ts';
import { type ChangeFailure, changeOrder, type Effect, type Step } from '../orders/change-order.ts';
import { quotedCosts } from '../orders/facts.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';
import { orderBalances, orderMessages } from '../tables.ts';
import { estimateFrom } from './estimate.ts';
import { retirePhotos } from './photos.ts';

export type OperatorAct =
  | {
      readonly action: 'approve' | 'claim' | 'release' | 'reach_customs' | 'resend' | 'exchange' | 'deliver';
    }
  | { readonly action: 'ask_info' | 'decline_cancel' | 'note' | 'return'; readonly text: string }
  | {
      readonly action: 'buy';
      readonly goodsFen: number;
      readonly freightFen: number;
      readonly shopOrder: string;
      readonly isSure: boolean;
    }
  | { readonly action: 'receive' | 'reweigh'; readonly grams: number; readonly isSure: boolean }
  | { readonly action: 'ask_balance'; readonly text: string; readonly costsFen: number }
  | { readonly action: 'dispatch'; readonly carrier: string; readonly trackingNumber: string };

export type CostsTooHigh = Failure<'costs_too_high', { readonly mostFen: number }>;
type NotNow = Extract<ChangeFailure, { readonly code: 'not_allowed' }>;
type Doubted = Failure<'doubted', Doubt>;
type Refusal = CostsTooHigh | Doubted | NotNow;
type Done = Result<Effect, Refusal>;

type Operating = {
  readonly orderId: string;
  readonly version: number;
  readonly act: OperatorAct;
  readonly operator: UserId;
};

export const operate = (
  deps: OrdersDeps,
  { orderId, version, act, operator }: Operating,
): Promise<Result<Order, ChangeFailure | CostsTooHigh | Doubted>> => {
  const by = { actor: 'operator', id: operator } as const;
  return changeOrder<Refusal>(
    deps,
    { orderId, version, by, action: act.action, content: act },
    async (tx, step) => {
      const doubt = doubtOf(step.order, act);
      return doubt ? err('doubted', doubt) : effectOf(tx, deps, step, { act, operator });
    },
  );
};

/** Whether what was typed should be asked about; undefined where it was. */
function doubtOf(order: Order, act: OperatorAct): Doubt | undefined {
  if (!('isSure' in act) || act.isSure) return undefined;
  return act.action === 'buy'
    ? doubtPurchase(act, quotedCosts(order))
    : doubtWeight(act.grams, order.price.weight.grams);
}

type Doing = { readonly act: OperatorAct; readonly operator: UserId };
type NewsKey = Extract<NonNullable<Effect['news']>, { readonly to: 'buyer' }>['key'];

const told = (key: NewsKey, set: Effect['set'] = {}, more: Omit<Effect, 'set' | 'news'> = {}): Done =>
  ok({ set, ...more, news: { to: 'buyer', key } });

async function effectOf(tx: Executor, deps: OrdersDeps, step: Step, { act, operator }: Doing): Promise<Done> {
  const { order, now } = step;
  switch (act.action) {
    case 'approve':
      return told('to_buy', { claimedBy: null });
    case 'claim':
      return ok({ set: { claimedBy: operator } });
    case 'release':
      return ok({ set: { claimedBy: null } });
    case 'buy': {
      const { goodsFen, freightFen, shopOrder } = act;
      const set = { goodsFen, freightFen, shopOrder };
      return told('ordered', set, { data: { goodsFen, freightFen } });
    }
    case 'receive':
      return told(
        'in_warehouse',
        { realGrams: act.grams, warehouseSince: now, cancelAskedAt: null, remindedDays: 0 },
        { data: { grams: act.grams } },
      );
    case 'reweigh':
      return ok({ set: { realGrams: act.grams }, data: { grams: act.grams } });
    case 'exchange':
      await retirePhotos(tx, order.id);
      return told('exchanged', {
        photoDecision: null,
        isPhotoByClock: false,
        photoCount: 0,
        scaleCount: 0,
        warehouseSince: null,
        realGrams: null,
      });
    case 'ask_balance':
      return askBalance(tx, step, act);
    case 'dispatch': {
      const { carrier, trackingNumber } = act;
      return told(
        'dispatched',
        { carrier, trackingNumber, ...estimateFrom(order, now) },
        { data: { carrier, trackingNumber } },
      );
    }
    case 'reach_customs':
      return told('customs');
    case 'return':
      return told('returned', { returnChoice: null }, { note: act.text });
    case 'resend':
      return told('resent', { returnChoice: null, carrier: '', trackingNumber: '' });
    case 'deliver':
      await bookDelivered(tx, deps, { step, by: { actor: 'operator', id: operator } });
      return told('delivered', { deliveredAt: now });
    case 'note':
      return ok({ note: act.text });
    case 'ask_info':
      await tell(tx, step, { operator, text: act.text });
      return told('needs_info', { question: act.text, unansweredSince: null }, { note: act.text });
    case 'decline_cancel':
      await tell(tx, step, { operator, text: act.text });
      return told(
        'cancel_declined',
        { cancelAskedAt: null, cancelAskedFor: '', unansweredSince: null },
        { note: act.text },
      );
  }
}

/** What the operator says stands among the messages as well, where it can be answered. */
async function tell(
  tx: Executor,
  { order, now }: Step,
  { operator, text }: { readonly operator: UserId; readonly text: string },
): Promise<void> {
  await tx
    .insert(orderMessages)
    .values({ id: newId(), orderId: order.id, authorId: operator, isOperator: true, text, createdAt: now });
}

/** What it cost and what it will cost to send alone; undefined while something of that is not known. */
export async function settlementOf(tx: Executor, order: Order, sharedFen?: number) {
  const { goodsFen, freightFen, realGrams, price, totalFen } = order;
  if (goodsFen === null || freightFen === null || realGrams === null) return undefined;
  const aloneFen = shippingFen(realGrams, price.weight);
  const real = { goodsFen, freightFen, shippingFen: aloneFen };
  const besidesFen = await paidBesides(tx, order.id);
  return settle({ quoted: quotedCosts(order), totalFen, real, sharedFen: sharedFen ?? aloneFen, besidesFen });
}

const BALANCE_DAYS = 90;

/** The amount follows from what it cost; the operator says why, and what would be kept instead. */
async function askBalance(
  tx: Executor,
  { order, now }: Step,
  { text, costsFen }: { readonly text: string; readonly costsFen: number },
): Promise<Done> {
  const refuse = (reason: 'not_weighed' | 'no_balance_needed') =>
    err('not_allowed', { reason, stage: order.stage });
  const settlement = await settlementOf(tx, order);
  if (!settlement) return refuse('not_weighed');
  if (!settlement.isBalanceNeeded) return refuse('no_balance_needed');
  const mostFen = await escrowOf(tx, order.id);
  if (costsFen > mostFen) return err('costs_too_high', { mostFen });
  const id = paymentIdSchema.parse(newId());
  const amountFen = settlement.excessFen;
  await tx.insert(orderBalances).values({ id, orderId: order.id, amountFen, reason: text, createdAt: now });
  const created = await createPayment(tx, {
    id,
    payerId: order.payerId,
    kind: 'order_balance',
    reference: balanceReference(order.id, id),
    amountFen,
    expiresAt: daysAfter(now, BALANCE_DAYS),
  });
  if (!created.ok) throw new Error(`a balance was refused: ${created.error.code}`);
  return ok({
    set: {
      settlement,
      statedFen: costsFen,
      shippingFen: settlement.lines.find(({ kind }) => kind === 'weight')?.realFen ?? 0,
    },
    note: text,
    data: { amountFen, costsFen },
    news: { to: 'buyer', key: 'awaiting_balance', amountFen },
  });
}
