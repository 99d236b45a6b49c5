// Whether somebody can do something with an order now, and why not.

import { ACTIONS, type Action, type RefundRule } from './actions.ts';
import type { Actor, PhotoDecision, ReturnChoice, Stage } from './stages.ts';

/** Why an action is refused; each has a text. */
export const REASONS = [
  'not_in_this_stage',
  'not_for_you',
  'claimed_by_another',
  'not_claimed',
  'too_few_photos',
  'no_scale_photo',
  'same_photo',
  'photos_decided_on',
  'not_weighed',
  'not_accepted_yet',
  'exchange_asked',
  'return_asked',
  'no_exchange_asked',
  'no_return_asked',
  'decided_already',
  'not_decided_yet',
  'address_asked',
  'address_not_asked',
  'balance_needed',
  'no_balance_needed',
  'no_choice_yet',
  'cancel_not_asked',
  'cancel_asked_already',
  'cancel_asked',
  'nothing_said',
  'last_thing',
  'claim_open',
  'no_open_claim',
  'no_goods_left',
  'not_packed',
  'too_late_to_undo',
  'claim_too_late',
  'claim_too_large',
  'no_such_thing',
  'not_bought',
  'too_many_things',
  'other_address',
  'other_buyer',
] as const;
export type Reason = (typeof REASONS)[number];

export const PHOTOS_NEEDED = 3;
const SCALE_PHOTOS_NEEDED = 1;

export const PHOTO_KINDS = ['photo', 'scale'] as const;
export type PhotoKind = (typeof PHOTO_KINDS)[number];

/** What of an order decides what can be done with it. */
export type OrderFacts = {
  readonly stage: Stage;
  readonly claimedBy: string | null;
  readonly photos: number;
  readonly scalePhotos: number;
  readonly photoDecision: PhotoDecision | null;
  readonly returnChoice: ReturnChoice | null;
  readonly isCancelAsked: boolean;
  /** The buyer was asked to change the address, and has not. */
  readonly isAddressAsked: boolean;
  readonly hasOpenClaim: boolean;
  /** Cancelled, and nobody has said what became of what was bought. */
  readonly hasGoodsLeft: boolean;
  /** It lies in a parcel, or has gone in one. */
  readonly isPacked: boolean;
  /** The step that can be taken back at this moment. */
  readonly undoable: Action | null;
};

/** Who acts: an operator is known by name, since claims are by one person. */
export type Doer = { readonly actor: Actor; readonly id: string | null };

type Permission =
  | { readonly reason: null; readonly to: Stage; readonly refund: RefundRule }
  | { readonly reason: Reason };

/** Why the photos that are left would not do any more; null where they would, or nobody has been told of them yet. */
export function tooFewLeft(order: OrderFacts): Reason | null {
  return order.stage === 'in_warehouse' ? hasPhotos(order, { actor: 'operator', id: null }) : null;
}

/** Says where the action leads and what it refunds, or why it cannot be done. */
export function can({ actor, id }: Doer, action: Action, order: OrderFacts): Permission {
  const inStage = ACTIONS[action].filter(({ from }) => has(from, order.stage));
  if (inStage.length === 0) return { reason: 'not_in_this_stage' };
  const way = inStage.find(({ by }) => has(by, actor));
  if (!way) return { reason: 'not_for_you' };
  const reason = GUARDS[action]?.(order, { actor, id }) ?? null;
  return reason === null ? { reason, to: way.to ?? order.stage, refund: way.refund } : { reason };
}

const has = <Value>(list: readonly Value[], value: Value): boolean => list.includes(value);

type Guard = (order: OrderFacts, doer: Doer) => Reason | null;

const claimedByOther: Guard = ({ claimedBy }, { id }) =>
  claimedBy !== null && claimedBy !== id ? 'claimed_by_another' : null;

const isMine: Guard = (order, doer) =>
  order.claimedBy === null ? 'not_claimed' : claimedByOther(order, doer);

const isAccepted: Guard = ({ photoDecision }) => {
  if (photoDecision === null) return 'not_accepted_yet';
  if (photoDecision === 'exchange') return 'exchange_asked';
  return photoDecision === 'return' ? 'return_asked' : null;
};

/** What was decided on, and what money follows from, stays to be seen. */
const hasPhotos: Guard = ({ photos, scalePhotos }) => {
  if (photos < PHOTOS_NEEDED) return 'too_few_photos';
  return scalePhotos < SCALE_PHOTOS_NEEDED ? 'no_scale_photo' : null;
};

const isAcceptedAsShown: Guard = (order, doer) => isAccepted(order, doer) ?? hasPhotos(order, doer);

const isLast =
  (step: Action): Guard =>
  ({ undoable }) =>
    undoable === step ? null : 'too_late_to_undo';

const GUARDS: Readonly<Partial<Record<Action, Guard>>> = {
  cancel: (order, { actor, id }) => {
    const { stage, claimedBy, photoDecision, returnChoice } = order;
    if (actor === 'buyer') return stage === 'to_buy' && claimedBy !== null ? 'claimed_by_another' : null;
    if (stage === 'to_buy') return claimedByOther(order, { actor, id });
    if (stage === 'in_warehouse') return photoDecision === 'return' ? null : 'no_return_asked';
    return stage === 'returned' && returnChoice !== 'refund' ? 'no_choice_yet' : null;
  },
  claim: claimedByOther,
  release: isMine,
  /** Whoever wants to cancel is answered before more is spent for them. */
  buy: (order, doer) => isMine(order, doer) ?? (order.isCancelAsked ? 'cancel_asked' : null),
  ask_price: (order, doer) => isMine(order, doer) ?? (order.isCancelAsked ? 'cancel_asked' : null),
  drop_thing: ({ claimedBy }) => (claimedBy === null ? null : 'claimed_by_another'),
  ask_cancel: ({ isCancelAsked, stage, claimedBy }) => {
    // What nobody has begun to buy is cancelled, not asked for.
    if (stage === 'to_buy' && claimedBy === null) return 'not_claimed';
    return isCancelAsked ? 'cancel_asked_already' : null;
  },
  withdraw_cancel: ({ isCancelAsked }) => (isCancelAsked ? null : 'cancel_not_asked'),
  decline_cancel: ({ isCancelAsked }) => (isCancelAsked ? null : 'cancel_not_asked'),
  receive: hasPhotos,
  /** Once it is in the warehouse its buyer looks at them; after their decision none goes. */
  remove_photo: ({ stage, photoDecision }) =>
    stage === 'in_warehouse' && photoDecision !== null ? 'photos_decided_on' : null,
  decide_photos: ({ photoDecision }) => (photoDecision === null ? null : 'decided_already'),
  reopen_photos: ({ photoDecision }) => (photoDecision === null ? 'not_decided_yet' : null),
  hold_photos: ({ photoDecision }) => (photoDecision === null ? null : 'decided_already'),
  return_photos: ({ photoDecision }) => (photoDecision === null ? null : 'decided_already'),
  accept_photos: ({ photoDecision }) => (photoDecision === null ? null : 'decided_already'),
  exchange: ({ photoDecision }) => (photoDecision === 'exchange' ? null : 'no_exchange_asked'),
  ask_balance: isAcceptedAsShown,
  /** What is packed goes where it was packed for. */
  pack: (order, doer) => (order.isAddressAsked ? 'address_asked' : isAcceptedAsShown(order, doer)),
  keep_address: ({ isAddressAsked }) => (isAddressAsked ? null : 'address_not_asked'),
  retract_return: ({ returnChoice }) => (returnChoice === null ? null : 'decided_already'),
  resend: ({ returnChoice }) => (returnChoice === 'resend' ? null : 'no_choice_yet'),
  open_claim: ({ hasOpenClaim }) => (hasOpenClaim ? 'claim_open' : null),
  grant_claim: ({ hasOpenClaim }) => (hasOpenClaim ? null : 'no_open_claim'),
  refuse_claim: ({ hasOpenClaim }) => (hasOpenClaim ? null : 'no_open_claim'),
  retract_approval: isLast('approve'),
  retract_purchase: isLast('buy'),
  retract_receipt: isLast('receive'),
  retract_customs: isLast('reach_customs'),
  enter_bill: ({ isPacked }) => (isPacked ? null : 'not_packed'),
  clear_goods: ({ hasGoodsLeft }) => (hasGoodsLeft ? null : 'no_goods_left'),
};
