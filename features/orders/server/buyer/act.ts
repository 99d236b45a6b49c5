// What a buyer decides about an order, each as the effect of an action.

import { err, type Failure, ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { newId } from '../../../../kit/server/new-id.ts';
import type { Address, PhotoDecision, ReturnChoice } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { dropOne } from '../money/drop-thing.ts';
import { bookCancelled, bookDelivered } from '../money/end-order.ts';
import type { RequestId } from '../money/give-back.ts';
import { type AddressInvalid, changeAddress, strangeIn } from '../orders/change-address.ts';
import { type ChangeFailure, changeOrder, type Effect, type Step } from '../orders/change-order.ts';
import type { Order } from '../orders/orders-repo.ts';
import { orderMessages } from '../tables.ts';
import { changeWishes, type Wishes } from './change-wishes.ts';

export type BuyerAct =
  | { readonly action: 'cancel'; readonly refundFen: number; readonly reason: string }
  | { readonly action: 'drop_thing'; readonly item: number; readonly refundFen: number }
  | { readonly action: 'ask_cancel'; readonly reason: string }
  | { readonly action: 'withdraw_cancel' }
  | { readonly action: 'answer'; readonly text: string }
  | { readonly action: 'decide_photos'; readonly decision: PhotoDecision; readonly reason: string }
  | { readonly action: 'reopen_photos' }
  | { readonly action: 'choose_return'; readonly choice: ReturnChoice }
  | { readonly action: 'deliver' }
  | {
      readonly action: 'change_address';
      readonly address: Address;
      readonly also: readonly { readonly id: string; readonly version: number }[];
      readonly isReplaced: boolean;
    }
  | ({ readonly action: 'change_wishes' } & Wishes)
  | {
      readonly action: 'tell_door_cost';
      readonly cost: { readonly amount: number; readonly currency: string };
    };

export type ActFailure =
  | ChangeFailure
  | Failure<'refund_changed', { readonly refundFen: number }>
  | AddressInvalid;

type Acting = {
  readonly order: Order;
  readonly version: number;
  readonly act: BuyerAct;
  readonly buyer: UserId;
};
type Refusal = Exclude<ActFailure, ChangeFailure> | Extract<ChangeFailure, { readonly code: 'not_allowed' }>;
type Done = Result<Effect, Refusal>;

export async function actAsBuyer(
  deps: OrdersDeps,
  { order: { id: orderId }, version, act, buyer }: Acting,
): Promise<Result<Order, ActFailure>> {
  const by = { actor: 'buyer', id: buyer } as const;
  let requestId: RequestId | undefined;
  const request = {
    orderId,
    version,
    by,
    action: act.action,
    content: act,
    ...('also' in act ? { along: act.also } : {}),
  };
  const changed = await changeOrder<Refusal>(deps, request, async (tx, step) => {
    if (act.action === 'drop_thing') {
      const dropped = await dropOne(tx, deps, step, { act, buyer });
      if (dropped.ok) ({ requestId } = dropped.value);
      return dropped;
    }
    if (act.action !== 'cancel') return effectOf(tx, deps, step, { act, buyer });
    const cancelled = await bookCancelled(tx, deps, { step, by, reason: act.reason });
    ({ requestId } = cancelled);
    const { refundFen } = cancelled;
    if (refundFen !== act.refundFen) return err('refund_changed', { refundFen });
    return ok({
      set: { cancelledFor: act.reason, refundedFen: step.order.refundedFen + refundFen },
      note: act.reason,
      data: { refundFen },
      news: {
        to: 'buyer',
        key: step.order.paidAt === null ? 'cancelled_unpaid' : 'cancelled',
        amountFen: refundFen,
      },
    });
  });
  if (changed.ok && requestId) await deps.refunds.submit(requestId);
  return changed;
}

type Doing = {
  readonly act: Exclude<BuyerAct, { readonly action: 'cancel' | 'drop_thing' }>;
  readonly buyer: UserId;
};

async function effectOf(tx: Executor, deps: OrdersDeps, step: Step, { act, buyer }: Doing): Promise<Done> {
  const { order, now } = step;
  switch (act.action) {
    case 'ask_cancel':
      return told('cancel_asked', { cancelAskedAt: now, cancelAskedFor: act.reason }, { note: act.reason });
    case 'withdraw_cancel':
      return told('cancel_withdrawn', { cancelAskedAt: null, cancelAskedFor: '' });
    case 'answer':
      await tx.insert(orderMessages).values({
        id: newId(),
        orderId: order.id,
        authorId: buyer,
        isOperator: false,
        text: act.text,
        createdAt: now,
      });
      return told('answered', { question: '' }, { note: act.text });
    case 'decide_photos':
      return told(
        'photos_decided',
        { photoDecision: act.decision, photoReason: act.reason, decidedAt: now },
        { note: act.reason, data: { decision: act.decision } },
      );
    case 'reopen_photos':
      // Whoever takes an answer back is asked anew: their silence agrees to nothing.
      return told('photos_reopened', {
        photoDecision: null,
        photoReason: '',
        decidedAt: null,
        isPhotoByClock: false,
        isPhotoHeld: true,
      });
    case 'choose_return':
      return told('return_chosen', { returnChoice: act.choice, decidedAt: now });
    case 'deliver':
      await bookDelivered(tx, deps, { step, by: { actor: 'buyer', id: buyer } });
      return told('received', { deliveredAt: now });
    case 'change_address': {
      const strange = strangeIn(step);
      if (strange) return strange;
      const { address, isReplaced } = act;
      const changed = await changeAddress(tx, deps, step, { address, owner: buyer, isReplaced });
      return changed.ok ? told('address_changed', changed.value) : changed;
    }
    case 'change_wishes':
      return changeWishes(tx, order, act);
    case 'tell_door_cost':
      return ok({ set: { doorAmount: act.cost.amount, doorCurrency: act.cost.currency } });
  }
}

type TaskKey = Extract<NonNullable<Effect['news']>, { readonly to: 'operator' }>['key'];
const told = (key: TaskKey, set: Effect['set'] = {}, more: Pick<Effect, 'note' | 'data'> = {}): Done =>
  ok({ set, ...more, news: { to: 'operator', key } });
