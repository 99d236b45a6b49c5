// Every stage, actor and action: what the stages declare works, all else is refused and says why.

import { expect, test } from 'vitest';
import { ACTION_NAMES, ACTIONS, type Action } from './actions.ts';
import { can, type OrderFacts, type Reason } from './can.ts';
import { isAskable } from './questions.ts';
import { ACTORS, type Actor, isFinal, STAGES, type Stage } from './stages.ts';
import { isUndo, UNDOES } from './undo.ts';

/** An order in which nothing but its stage and the actor stands in the way of an action. */
function factsFor(stage: Stage, action: Action): OrderFacts {
  const isClaimed =
    action === 'release' ||
    action === 'buy' ||
    action === 'ask_price' ||
    (action === 'ask_cancel' && stage === 'to_buy');
  const photoDecisions: Readonly<Partial<Record<Action, OrderFacts['photoDecision']>>> = {
    cancel: 'return',
    exchange: 'exchange',
    reopen_photos: 'accept',
    pack: 'accept',
    ask_balance: 'accept',
  };
  const returnChoices: Readonly<Partial<Record<Action, OrderFacts['returnChoice']>>> = {
    resend: 'resend',
    cancel: 'refund',
  };
  return {
    stage,
    claimedBy: isClaimed ? 'me' : null,
    photos: 3,
    scalePhotos: 1,
    photoDecision: photoDecisions[action] ?? null,
    returnChoice: returnChoices[action] ?? null,
    isCancelAsked: action === 'decline_cancel' || action === 'withdraw_cancel',
    hasOpenClaim: action === 'grant_claim' || action === 'refuse_claim',
    isAddressAsked: action === 'keep_address',
    hasGoodsLeft: action === 'clear_goods',
    isPacked: true,
    undoable: isUndo(action) ? UNDOES[action] : null,
  };
}

type Steps = Readonly<Partial<Record<Actor, Readonly<Partial<Record<Action, Stage>>>>>>;
/** Where each action leads, written out by hand; what is written and noted anywhere stands below. */
const DECLARED: Readonly<Record<Stage, Steps>> = {
  awaiting_payment: {
    buyer: { cancel: 'cancelled', change_address: 'awaiting_payment', change_wishes: 'awaiting_payment' },
    payment: { pay: 'paid_review' },
    clock: { time_out: 'cancelled' },
  },
  paid_review: {
    buyer: {
      cancel: 'cancelled',
      change_address: 'paid_review',
      change_wishes: 'paid_review',
      drop_thing: 'paid_review',
    },
    operator: { approve: 'to_buy', ask_info: 'needs_info', cancel: 'cancelled' },
  },
  needs_info: {
    buyer: {
      answer: 'paid_review',
      cancel: 'cancelled',
      change_address: 'needs_info',
      change_wishes: 'needs_info',
      drop_thing: 'needs_info',
    },
    operator: { ask_info: 'needs_info', withdraw_info: 'paid_review', cancel: 'cancelled' },
  },
  to_buy: {
    buyer: {
      cancel: 'cancelled',
      ask_cancel: 'to_buy',
      withdraw_cancel: 'to_buy',
      change_address: 'to_buy',
      change_wishes: 'to_buy',
      drop_thing: 'to_buy',
    },
    operator: {
      claim: 'to_buy',
      release: 'to_buy',
      buy: 'ordered',
      retract_approval: 'paid_review',
      ask_price: 'awaiting_price',
      decline_cancel: 'to_buy',
      cancel: 'cancelled',
    },
  },
  awaiting_price: {
    buyer: { cancel: 'cancelled', change_address: 'awaiting_price' },
    operator: { withdraw_balance: 'to_buy', cancel: 'cancelled' },
    payment: { pay_balance: 'to_buy' },
    clock: { time_out: 'cancelled' },
  },
  ordered: {
    buyer: { ask_cancel: 'ordered', withdraw_cancel: 'ordered', change_address: 'ordered' },
    operator: {
      decline_cancel: 'ordered',
      add_photo: 'ordered',
      remove_photo: 'ordered',
      correct_costs: 'ordered',
      correct_shop_order: 'ordered',
      receive: 'in_warehouse',
      retract_purchase: 'to_buy',
      cancel: 'cancelled',
    },
  },
  in_warehouse: {
    buyer: {
      decide_photos: 'in_warehouse',
      reopen_photos: 'in_warehouse',
      change_address: 'in_warehouse',
    },
    operator: {
      add_photo: 'in_warehouse',
      remove_photo: 'in_warehouse',
      correct_costs: 'in_warehouse',
      correct_shop_order: 'in_warehouse',
      reweigh: 'in_warehouse',
      exchange: 'ordered',
      retract_receipt: 'ordered',
      ask_balance: 'awaiting_balance',
      pack: 'packed',
      cancel: 'cancelled',
    },
    clock: {
      accept_photos: 'in_warehouse',
      hold_photos: 'in_warehouse',
      return_photos: 'in_warehouse',
    },
  },
  awaiting_balance: {
    buyer: { cancel: 'cancelled', change_address: 'awaiting_balance' },
    operator: {
      withdraw_balance: 'in_warehouse',
      correct_shop_order: 'awaiting_balance',
      cancel: 'cancelled',
    },
    payment: { pay_balance: 'in_warehouse' },
    clock: { time_out: 'cancelled' },
  },
  packed: { operator: { dispatch: 'dispatched', correct_shop_order: 'packed', enter_bill: 'packed' } },
  dispatched: {
    buyer: { deliver: 'delivered' },
    operator: {
      reach_customs: 'customs',
      deliver: 'delivered',
      return: 'returned',
      lose: 'cancelled',
      correct_tracking: 'dispatched',
      enter_bill: 'dispatched',
      correct_shop_order: 'dispatched',
    },
    clock: { deliver: 'delivered' },
  },
  customs: {
    buyer: { deliver: 'delivered' },
    operator: {
      retract_customs: 'dispatched',
      deliver: 'delivered',
      return: 'returned',
      lose: 'cancelled',
      correct_tracking: 'customs',
      enter_bill: 'customs',
      correct_shop_order: 'customs',
    },
    clock: { deliver: 'delivered' },
  },
  returned: {
    buyer: { choose_return: 'returned' },
    operator: {
      resend: 'packed',
      retract_return: 'dispatched',
      cancel: 'cancelled',
      correct_shop_order: 'returned',
      enter_bill: 'returned',
    },
  },
  delivered: {
    buyer: { open_claim: 'delivered', tell_door_cost: 'delivered' },
    operator: {
      grant_claim: 'delivered',
      refuse_claim: 'delivered',
      correct_tracking: 'delivered',
      enter_bill: 'delivered',
      correct_shop_order: 'delivered',
    },
  },
  cancelled: { operator: { clear_goods: 'cancelled', enter_bill: 'cancelled' } },
};

/** While where it goes can still be changed. */
const UNPACKED_AND_PAID: ReadonlySet<Stage> = new Set<Stage>([
  'paid_review',
  'needs_info',
  'to_buy',
  'awaiting_price',
  'ordered',
  'in_warehouse',
  'awaiting_balance',
]);

function declared(stage: Stage, actor: Actor, action: Action): Stage | undefined {
  if (action === 'write') return actor === 'buyer' || actor === 'operator' ? stage : undefined;
  if (action === 'note') return actor === 'operator' ? stage : undefined;
  const isPaid = stage !== 'awaiting_payment';
  if (action === 'change_address' && actor === 'operator')
    return stage === 'packed' || UNPACKED_AND_PAID.has(stage) ? stage : undefined;
  if (action === 'ask_address' || action === 'keep_address')
    return actor === 'operator' && UNPACKED_AND_PAID.has(stage) ? stage : undefined;
  if (action === 'remind') return actor === 'clock' && !isFinal(stage) ? stage : undefined;
  if (action === 'give_back' || action === 'take_back' || action === 'restore')
    return actor === 'payment' && isPaid ? stage : undefined;
  return DECLARED[stage][actor]?.[action];
}

const CASES = STAGES.flatMap((stage) => ACTORS.map((actor) => [stage, actor] as const));

test.each(CASES)('%s, %s', (stage, actor) => {
  for (const action of ACTION_NAMES) {
    const permission = can({ actor, id: 'me' }, action, factsFor(stage, action));
    const to = declared(stage, actor, action);
    const found = permission.reason === null ? permission.to : permission.reason;
    if (to !== undefined) expect(`${action} ${found}`).toBe(`${action} ${to}`);
    else expect(['not_in_this_stage', 'not_for_you'], action).toContain(found);
  }
});

test('what undoes an action is an action', () => {
  const names: readonly string[] = ACTION_NAMES;
  for (const ways of Object.values(ACTIONS))
    for (const { undoneBy } of ways) if (undoneBy !== null) expect(names).toContain(undoneBy);
});

const open: OrderFacts = {
  stage: 'to_buy',
  claimedBy: null,
  photos: 0,
  scalePhotos: 0,
  photoDecision: null,
  returnChoice: null,
  isCancelAsked: false,
  hasOpenClaim: false,
  isAddressAsked: false,
  hasGoodsLeft: false,
  isPacked: false,
  undoable: null,
};
const GUARDED: readonly (readonly [Actor, Action, Partial<OrderFacts>, Reason | null])[] = [
  ['operator', 'claim', { claimedBy: 'other' }, 'claimed_by_another'],
  ['operator', 'claim', { claimedBy: 'me' }, null],
  ['operator', 'buy', {}, 'not_claimed'],
  ['operator', 'buy', { claimedBy: 'other' }, 'claimed_by_another'],
  ['operator', 'buy', { claimedBy: 'me', isCancelAsked: true }, 'cancel_asked'],
  ['operator', 'ask_price', {}, 'not_claimed'],
  ['operator', 'ask_price', { claimedBy: 'me', isCancelAsked: true }, 'cancel_asked'],
  ['operator', 'release', { claimedBy: 'other' }, 'claimed_by_another'],
  ['buyer', 'cancel', { claimedBy: 'other' }, 'claimed_by_another'],
  ['operator', 'cancel', { claimedBy: 'other' }, 'claimed_by_another'],
  ['buyer', 'ask_cancel', {}, 'not_claimed'],
  ['buyer', 'ask_cancel', { claimedBy: 'other' }, null],
  ['buyer', 'ask_cancel', { claimedBy: 'other', isCancelAsked: true }, 'cancel_asked_already'],
  ['buyer', 'ask_cancel', { stage: 'ordered', isCancelAsked: true }, 'cancel_asked_already'],
  ['operator', 'decline_cancel', { stage: 'ordered' }, 'cancel_not_asked'],
  ['buyer', 'withdraw_cancel', { stage: 'ordered' }, 'cancel_not_asked'],
  ['operator', 'withdraw_cancel', { stage: 'ordered', isCancelAsked: true }, 'not_for_you'],
  ['operator', 'receive', { stage: 'ordered', photos: 2, scalePhotos: 1 }, 'too_few_photos'],
  ['operator', 'receive', { stage: 'ordered', photos: 3 }, 'no_scale_photo'],
  ['buyer', 'decide_photos', { stage: 'in_warehouse', photoDecision: 'accept' }, 'decided_already'],
  ['buyer', 'reopen_photos', { stage: 'in_warehouse' }, 'not_decided_yet'],
  ['buyer', 'reopen_photos', { stage: 'packed', photoDecision: 'accept' }, 'not_in_this_stage'],
  ['operator', 'reopen_photos', { stage: 'in_warehouse', photoDecision: 'accept' }, 'not_for_you'],
  ['operator', 'remove_photo', { stage: 'in_warehouse' }, null],
  ['operator', 'remove_photo', { stage: 'in_warehouse', photoDecision: 'accept' }, 'photos_decided_on'],
  ['operator', 'remove_photo', { stage: 'ordered', photoDecision: 'accept' }, null],
  ['operator', 'pack', { stage: 'in_warehouse', photoDecision: 'accept', photos: 2 }, 'too_few_photos'],
  ['operator', 'pack', { stage: 'in_warehouse', photoDecision: 'accept', photos: 3 }, 'no_scale_photo'],
  [
    'operator',
    'ask_balance',
    { stage: 'in_warehouse', photoDecision: 'accept', photos: 3 },
    'no_scale_photo',
  ],
  ['operator', 'pack', { stage: 'in_warehouse' }, 'not_accepted_yet'],
  ['operator', 'pack', { stage: 'in_warehouse', photoDecision: 'exchange' }, 'exchange_asked'],
  ['operator', 'pack', { stage: 'in_warehouse', photoDecision: 'return' }, 'return_asked'],
  ['operator', 'cancel', { stage: 'in_warehouse', photoDecision: 'accept' }, 'no_return_asked'],
  ['operator', 'exchange', { stage: 'in_warehouse', photoDecision: 'accept' }, 'no_exchange_asked'],
  ['operator', 'cancel', { stage: 'returned' }, 'no_choice_yet'],
  ['operator', 'resend', { stage: 'returned', returnChoice: 'refund' }, 'no_choice_yet'],
  ['operator', 'retract_return', { stage: 'returned', returnChoice: 'refund' }, 'decided_already'],
  ['buyer', 'open_claim', { stage: 'delivered', hasOpenClaim: true }, 'claim_open'],
  ['operator', 'grant_claim', { stage: 'delivered' }, 'no_open_claim'],
  ['operator', 'retract_approval', { undoable: null }, 'too_late_to_undo'],
  ['operator', 'retract_purchase', { stage: 'ordered', undoable: 'approve' }, 'too_late_to_undo'],
  ['operator', 'retract_receipt', { stage: 'in_warehouse', undoable: null }, 'too_late_to_undo'],
  ['operator', 'clear_goods', { stage: 'cancelled' }, 'no_goods_left'],
  [
    'operator',
    'pack',
    { stage: 'in_warehouse', photoDecision: 'accept', photos: 3, scalePhotos: 1, isAddressAsked: true },
    'address_asked',
  ],
  ['operator', 'keep_address', { stage: 'in_warehouse' }, 'address_not_asked'],
  ['buyer', 'change_address', { stage: 'in_warehouse', isAddressAsked: true }, null],
  ['operator', 'retract_customs', { stage: 'customs', undoable: null }, 'too_late_to_undo'],
];

test.each(GUARDED)('%s %s %j: %s', (actor, action, facts, reason) => {
  expect(can({ actor, id: 'me' }, action, { ...open, ...facts }).reason).toBe(reason);
});

test('a question is over where nobody can answer it any more', () => {
  const stagesOf = (question: Parameters<typeof isAskable>[0]) =>
    STAGES.filter((stage) => isAskable(question, stage));
  expect(stagesOf('cancel')).toEqual(['to_buy', 'ordered']);
  expect(stagesOf('claim')).toEqual(['delivered']);
});
