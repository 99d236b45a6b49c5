// What operators do with an order, each as the effect of an action.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import {
  type Address,
  asEntered,
  type Doubt,
  doubtBill,
  doubtCorrection,
  doubtDearer,
  doubtParcel,
  doubtPurchase,
  doubtReweighing,
  doubtWeight,
  quotedCosts,
  shareBill,
} from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { advancedOf, bookBought, bookGotBack } from '../money/advance.ts';
import { bookDelivered, bookFreightCorrected } from '../money/end-order.ts';
import { silenceOf } from '../money/silence.ts';
import { unagreedOf } from '../money/unagreed-of.ts';
import { type AddressInvalid, changeAddress, strangeIn } from '../orders/change-address.ts';
import { type ChangeFailure, changeOrder, type Effect, type Step } from '../orders/change-order.ts';
import { unseenOf } from '../orders/minds.ts';
import { type Order, paidBesides } from '../orders/orders-repo.ts';
import { orderMessages } from '../tables.ts';
import { askBalance, askPrice, type PriceAsk, withdrawBalance } from './balance.ts';
import { type Correction, correct, isCorrection } from './correct.ts';
import { estimateOf } from './estimate.ts';
import type { CostsTooHigh, NotNow, ToMind } from './failures.ts';
import { retirePhotos } from './photos.ts';

type UndoAction = 'retract_approval' | 'retract_purchase' | 'retract_receipt' | 'retract_customs';

/** What is asked of the buyer or said to them, and what ends the asking. */
type Talk =
  | { readonly action: 'ask_info' | 'ask_address' | 'decline_cancel'; readonly text: string }
  | { readonly action: 'withdraw_info' | 'keep_address' };

export type OperatorAct =
  | {
      readonly action:
        | UndoAction
        | 'claim'
        | 'release'
        | 'reach_customs'
        | 'retract_return'
        | 'resend'
        | 'exchange'
        | 'deliver';
    }
  | Talk
  | { readonly action: 'note' | 'return' | 'withdraw_balance'; readonly text: string }
  | Correction
  | {
      readonly action: 'change_address';
      readonly address: Address;
      readonly text: string;
      readonly also: readonly { readonly id: string; readonly version: number }[];
    }
  | { readonly action: 'approve'; readonly minded: readonly string[] }
  | {
      readonly action: 'buy';
      readonly minded: readonly string[];
      readonly goodsFen: number;
      readonly freightFen: number;
      readonly shopOrders: readonly string[];
      readonly isSure: boolean;
    }
  | PriceAsk
  | { readonly action: 'receive'; readonly grams: number; readonly isSure: boolean }
  | { readonly action: 'ask_balance'; readonly text: string; readonly costsFen: number }
  | {
      readonly action: 'clear_goods';
      readonly text: string;
      /** What the seller gave back for them; the rest is lost. */
      readonly backFen: number;
    }
  | {
      readonly action: 'enter_bill';
      /** Of the whole parcel. */
      readonly billFen: number;
      readonly isSure: boolean;
    }
  | { readonly action: 'dispatch'; readonly carrier: string; readonly trackingNumber: string };

type Doubted = Failure<'doubted', Doubt>;
type Refusal = AddressInvalid | CostsTooHigh | Doubted | NotNow | ToMind;
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
): Promise<Result<Order, ChangeFailure | Exclude<Refusal, NotNow>>> => {
  const by = { actor: 'operator', id: operator } as const;
  return changeOrder<Refusal>(
    deps,
    {
      orderId,
      version,
      by,
      action: act.action,
      content: act,
      ...('also' in act ? { along: act.also } : {}),
    },
    async (tx, step) => {
      if ('minded' in act) {
        const { order } = step;
        const unseen = await unseenOf(tx, order, { action: act.action, seen: act.minded });
        if (unseen.length > 0)
          return err('to_mind', { orderId: order.id, keys: unseen.map(({ key }) => key) });
      }
      const doubt = await doubtOf(tx, step, act);
      return doubt ? err('doubted', doubt) : effectOf(tx, deps, step, { act, operator });
    },
  );
};

/** Whether what was typed should be asked about; undefined where it was. */
async function doubtOf(tx: Executor, { order, parcel }: Step, act: OperatorAct): Promise<Doubt | undefined> {
  if (!('isSure' in act) || act.isSure) return undefined;
  if (act.action === 'enter_bill')
    return doubtParcel(parcel, { grams: asEntered(parcel).grams, billFen: act.billFen });
  if ('grams' in act) {
    const { realGrams: beforeGrams, price } = order;
    const estimatedGrams = price.weight.grams;
    if (act.action === 'receive') return doubtWeight(act.grams, estimatedGrams);
    return (
      doubtReweighing(act.grams, { estimatedGrams, beforeGrams }) ??
      doubtBill(act.carrierBillFen ?? null, act.grams, price.weight)
    );
  }
  const quoted = quotedCosts(order);
  const besidesFen = await paidBesides(tx, order.id);
  const paid = { totalFen: order.totalFen, besidesFen };
  if (act.action === 'correct_costs' && order.goodsFen !== null) {
    const before = { goodsFen: order.goodsFen, freightFen: order.freightFen ?? 0 };
    return doubtCorrection(act, { before, quoted, paid });
  }
  const dearer = act.action === 'buy' ? doubtDearer(act, quoted, paid) : undefined;
  // What the buyer has agreed to and paid is what is expected.
  const expected = { ...quoted, goodsFen: quoted.goodsFen + besidesFen };
  return dearer ?? doubtPurchase(act, expected);
}

type Doing = { readonly act: OperatorAct; readonly operator: UserId };
type NewsKey = Extract<NonNullable<Effect['news']>, { readonly to: 'buyer' }>['key'];

const told = (key: NewsKey, set: Effect['set'] = {}, more: Omit<Effect, 'set' | 'news'> = {}): Done =>
  ok({ set, ...more, news: { to: 'buyer', key } });

async function effectOf(tx: Executor, deps: OrdersDeps, step: Step, { act, operator }: Doing): Promise<Done> {
  if (isCorrection(act)) return correct(tx, step, { correction: act, operator });
  const { order, now } = step;
  switch (act.action) {
    case 'approve':
      return told('to_buy', { claimedBy: null });
    case 'claim':
      return ok({ set: { claimedBy: operator } });
    case 'release':
      return ok({ set: { claimedBy: null } });
    case 'buy': {
      const { goodsFen, freightFen } = act;
      const set = { goodsFen, freightFen, shopOrders: [...act.shopOrders] };
      const by = { actor: 'operator', id: operator } as const;
      await bookBought(tx, { order, by, paidFen: goodsFen + freightFen });
      const data = { goodsFen, freightFen };
      const amountFen = await unagreedOf(tx, { ...order, ...set });
      const key = amountFen > 0 ? 'ordered_dearer' : 'ordered';
      return ok({ set, data, news: { to: 'buyer', key, amountFen } });
    }
    case 'receive':
      return receive(tx, step, act.grams);
    case 'retract_approval':
    case 'retract_purchase':
    case 'retract_receipt':
    case 'retract_customs':
      return takeBack(tx, step, { action: act.action, operator });
    case 'exchange':
      return exchange(tx, order);
    case 'ask_price':
      return askPrice(tx, step, act);
    case 'ask_balance':
      return askBalance(tx, step, act);
    case 'withdraw_balance':
      return withdrawBalance(tx, step, act);
    case 'dispatch': {
      const { carrier, trackingNumber } = act;
      return told(
        'dispatched',
        { carrier, trackingNumber, ...estimateOf(step.parcel, now) },
        { data: { carrier, trackingNumber } },
      );
    }
    case 'enter_bill': {
      const carrierBillFen = shareBill(step.parcel, act.billFen).get(order.id) ?? 0;
      await bookFreightCorrected(tx, order, { actor: 'operator', id: operator }, carrierBillFen);
      const before = { carrierBillFen: order.shippingFen };
      const set = { carrierBillFen, shippingFen: carrierBillFen };
      return ok({ set, data: { carrierBillFen, before } });
    }
    case 'reach_customs':
      return told('customs');
    case 'retract_return':
      return told('return_retracted');
    case 'return':
      return told('returned', { returnChoice: null }, { note: act.text });
    case 'resend':
      return told('resent', { returnChoice: null, carrier: '', trackingNumber: '' });
    case 'deliver':
      await bookDelivered(tx, deps, { step, by: { actor: 'operator', id: operator } });
      return told('delivered', { deliveredAt: now });
    case 'clear_goods': {
      const { backFen } = act;
      const mostFen = await advancedOf(tx, order.id);
      if (backFen > mostFen) return err('costs_too_high', { mostFen });
      await bookGotBack(tx, { order, by: { actor: 'operator', id: operator }, backFen });
      return ok({ set: { leftoverSince: null }, note: act.text, data: { amountFen: backFen } });
    }
    case 'change_address':
      return changeForBuyer(tx, deps, step, act);
    case 'note':
      return ok({ note: act.text });
    case 'ask_info':
    case 'withdraw_info':
    case 'ask_address':
    case 'keep_address':
    case 'decline_cancel':
      return talk(tx, step, { act, operator });
  }
}

/** They have written it to us; they are told, with the reason, and change it again or write where it is not right. */
async function changeForBuyer(
  tx: Executor,
  deps: OrdersDeps,
  step: Step,
  { address, text }: { readonly address: Address; readonly text: string },
): Promise<Done> {
  const { userId: owner, stage } = step.order;
  // Nobody is left who could have asked for it, or object.
  if (owner === null) return err('not_allowed', { reason: 'not_for_you', stage });
  const strange = strangeIn(step);
  if (strange) return strange;
  const changed = await changeAddress(tx, deps, step, { address, owner });
  return changed.ok ? told('address_changed', changed.value, { note: text }) : changed;
}

/** The words of it stand among the messages as well. */
async function talk(
  tx: Executor,
  step: Step,
  { act, operator }: { readonly act: Talk; readonly operator: UserId },
): Promise<Done> {
  const { now } = step;
  if ('text' in act) await tell(tx, step, { operator, text: act.text });
  switch (act.action) {
    case 'ask_info':
      return told('needs_info', { question: act.text }, { note: act.text });
    case 'withdraw_info':
      return told('info_withdrawn', { question: '' });
    case 'ask_address':
      return told('address_asked', { addressAskedAt: now }, { note: act.text });
    case 'keep_address':
      return told('address_kept', { addressAskedAt: null });
    case 'decline_cancel':
      return told('cancel_declined', { cancelAskedAt: null, cancelAskedFor: '' }, { note: act.text });
  }
}

/** Another thing comes in its place: photos, weight and bill are those of what has gone back. */
async function exchange(tx: Executor, order: Order): Promise<Done> {
  await retirePhotos(tx, order.id);
  return told('exchanged', {
    photoDecision: null,
    isPhotoByClock: false,
    isPhotoHeld: false,
    photoCount: 0,
    scaleCount: 0,
    warehouseSince: null,
    realGrams: null,
    carrierBillFen: null,
  });
}

/** As if it had never been done; what was entered with it is entered anew, and the buyer is told. */
async function takeBack(
  tx: Executor,
  { order }: Step,
  { action, operator }: { readonly action: UndoAction; readonly operator: UserId },
): Promise<Done> {
  if (action === 'retract_approval') return told('approval_retracted');
  if (action === 'retract_customs') return told('customs_retracted');
  if (action === 'retract_receipt')
    return told('receipt_retracted', {
      realGrams: null,
      carrierBillFen: null,
      warehouseSince: null,
      isPhotoHeld: false,
    });
  await bookBought(tx, { order, by: { actor: 'operator', id: operator }, paidFen: 0 });
  return told('purchase_retracted', { goodsFen: null, freightFen: null, shopOrders: [], courierNumbers: [] });
}

/** The buyer is told at once where no answer is no yes. */
async function receive(tx: Executor, { order, now }: Step, grams: number): Promise<Done> {
  const set = { realGrams: grams, warehouseSince: now, remindedDays: 0 };
  const { isAgreed, balanceFen } = await silenceOf(tx, { ...order, ...set });
  const key = isAgreed ? 'in_warehouse' : 'in_warehouse_more';
  return ok({ set, data: { grams }, news: { to: 'buyer', key, amountFen: balanceFen } });
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
