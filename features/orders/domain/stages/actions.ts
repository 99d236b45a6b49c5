// What can be done with an order, as data: from which stages, by whom, where it leads, what is refunded, what undoes it.

import { type Actor, STAGES, type Stage } from './stages.ts';

/**
 * What goes back to the buyer: nothing that was paid is touched (`none`), all (`full`), all less what an operator states
 * (`less_costs`), all less what the carrier took (`less_freight`), or what it cost less than quoted (`difference`).
 */
export type RefundRule = 'none' | 'full' | 'less_costs' | 'less_freight' | 'difference';

type Way = {
  readonly from: readonly Stage[];
  /** Null: the order stays where it is. */
  readonly to: Stage | null;
  readonly by: readonly Actor[];
  readonly refund: RefundRule;
  /** The action that takes it back; null where only another step leads on. */
  readonly undoneBy: string | null;
};

const stay = (by: readonly Actor[], from: readonly Stage[], undoneBy: string | null = null): Way => ({
  from,
  to: null,
  by,
  refund: 'none',
  undoneBy,
});
const go = (
  by: readonly Actor[],
  from: readonly Stage[],
  to: Stage,
  undoneBy: string | null = null,
): Way => ({
  from,
  to,
  by,
  refund: 'none',
  undoneBy,
});
const cancel = (by: readonly Actor[], from: readonly Stage[], refund: RefundRule): Way => ({
  from,
  to: 'cancelled',
  by,
  refund,
  undoneBy: null,
});

const OPEN: readonly Stage[] = STAGES.filter((stage) => stage !== 'delivered' && stage !== 'cancelled');
const PAID: readonly Stage[] = OPEN.filter((stage) => stage !== 'awaiting_payment');
const UNPACKED: readonly Stage[] = [
  'awaiting_payment',
  'paid_review',
  'needs_info',
  'to_buy',
  'awaiting_price',
  'ordered',
  'in_warehouse',
  'awaiting_balance',
];
const PAID_UNPACKED: readonly Stage[] = UNPACKED.filter((stage) => stage !== 'awaiting_payment');
/** Bought, and not given up since. */
const BOUGHT: readonly Stage[] = [
  'ordered',
  'in_warehouse',
  'awaiting_balance',
  'packed',
  'dispatched',
  'customs',
  'returned',
  'delivered',
];

/**
 * Cancelled from here, an order leaves goods behind that are in the warehouse or may still come to it. What is cancelled
 * because it goes back to the seller from the warehouse, leaves none.
 */
const GOODS_LEFT: ReadonlySet<Stage> = new Set<Stage>([
  'ordered',
  'awaiting_balance',
  'returned',
  // Lost on its way: what is left of it is what the carrier pays.
  'dispatched',
  'customs',
]);

export const leavesGoods = (from: Stage, to: Stage): boolean => to === 'cancelled' && GOODS_LEFT.has(from);

/** What is asked again begins its stage anew: how long it has waited is counted from the latest question. */
const ASKING: ReadonlySet<string> = new Set(['ask_info']);
export const beginsAnew = (action: string): boolean => ASKING.has(action);

/** One action may have several ways, each from other stages; the first that fits is taken. */
export const ACTIONS = {
  pay: [go(['payment'], ['awaiting_payment'], 'paid_review', 'cancel')],
  time_out: [
    cancel(['clock'], ['awaiting_payment'], 'none'),
    // A balance that nobody has paid in all its time: as if the buyer had cancelled.
    cancel(['clock'], ['awaiting_balance'], 'less_costs'),
    // Nothing has been bought.
    cancel(['clock'], ['awaiting_price'], 'full'),
  ],
  cancel: [
    cancel(['buyer'], ['awaiting_payment'], 'none'),
    cancel(['buyer', 'operator'], ['paid_review', 'to_buy'], 'full'),
    // An operator too: who does not answer must not hold an order for ever.
    cancel(['buyer', 'operator'], ['needs_info'], 'full'),
    // The buyer does not want it at the price that the seller asks now.
    cancel(['buyer', 'operator'], ['awaiting_price'], 'full'),
    cancel(['operator'], ['ordered', 'in_warehouse'], 'less_costs'),
    cancel(['buyer', 'operator'], ['awaiting_balance'], 'less_costs'),
    cancel(['operator'], ['returned'], 'less_freight'),
  ],
  approve: [go(['operator'], ['paid_review'], 'to_buy', 'retract_approval')],
  retract_approval: [go(['operator'], ['to_buy'], 'paid_review', 'approve')],
  ask_info: [
    go(['operator'], ['paid_review'], 'needs_info', 'withdraw_info'),
    // Once more, or something else: the wait begins anew.
    stay(['operator'], ['needs_info'], 'withdraw_info'),
  ],
  /** It is clear without an answer. */
  withdraw_info: [go(['operator'], ['needs_info'], 'paid_review', 'ask_info')],
  answer: [go(['buyer'], ['needs_info'], 'paid_review')],
  /** The buyer has said that it goes elsewhere, or it cannot be right: until they have changed it, it is not packed. */
  ask_address: [stay(['operator'], PAID_UNPACKED, 'keep_address')],
  keep_address: [stay(['operator'], PAID_UNPACKED, 'ask_address')],
  claim: [stay(['operator'], ['to_buy'], 'release')],
  release: [stay(['operator'], ['to_buy'], 'claim')],
  buy: [go(['operator'], ['to_buy'], 'ordered', 'retract_purchase')],
  /** It was marked as bought by mistake: nobody has got anything. */
  retract_purchase: [go(['operator'], ['ordered'], 'to_buy', 'buy')],
  /** The seller asks more than we bear: the buyer is asked before it is bought. */
  ask_price: [go(['operator'], ['to_buy'], 'awaiting_price', 'withdraw_balance')],
  /** One of several things; nothing of it has been bought. */
  drop_thing: [stay(['buyer'], ['paid_review', 'needs_info', 'to_buy'])],
  /** While somebody buys it, too: what is not bought yet is let be. */
  ask_cancel: [stay(['buyer'], ['to_buy', 'ordered'], 'decline_cancel')],
  /** The buyer wants it after all. */
  withdraw_cancel: [stay(['buyer'], ['to_buy', 'ordered'], 'ask_cancel')],
  decline_cancel: [stay(['operator'], ['to_buy', 'ordered'], 'ask_cancel')],
  add_photo: [stay(['operator'], ['ordered', 'in_warehouse'], 'remove_photo')],
  remove_photo: [stay(['operator'], ['ordered', 'in_warehouse'], 'add_photo')],
  /** What was really paid, before money follows from it. */
  correct_costs: [stay(['operator'], ['ordered', 'in_warehouse'], 'correct_costs')],
  correct_shop_order: [stay(['operator'], BOUGHT, 'correct_shop_order')],
  receive: [go(['operator'], ['ordered'], 'in_warehouse', 'retract_receipt')],
  retract_receipt: [go(['operator'], ['in_warehouse'], 'ordered', 'receive')],
  /** A weight that was typed wrong, before money follows from it. */
  reweigh: [stay(['operator'], ['in_warehouse'], 'reweigh')],
  decide_photos: [stay(['buyer'], ['in_warehouse'], 'reopen_photos')],
  /** Until it is packed: what was decided is open again, and silence is no yes any more. */
  reopen_photos: [stay(['buyer'], ['in_warehouse'], 'decide_photos')],
  accept_photos: [stay(['clock'], ['in_warehouse'])],
  /** So much is due that silence is no yes. */
  hold_photos: [stay(['clock'], ['in_warehouse'])],
  /** Held, and no answer until the end of the storage. */
  return_photos: [stay(['clock'], ['in_warehouse'])],
  exchange: [go(['operator'], ['in_warehouse'], 'ordered', 'receive')],
  ask_balance: [go(['operator'], ['in_warehouse'], 'awaiting_balance', 'withdraw_balance')],
  /** It was asked for by mistake: the weight or a cost was typed wrong, and is corrected in the warehouse. */
  withdraw_balance: [
    go(['operator'], ['awaiting_balance'], 'in_warehouse', 'ask_balance'),
    go(['operator'], ['awaiting_price'], 'to_buy', 'ask_price'),
  ],
  /** It is packed by hands: until then it waits where it is. */
  pay_balance: [
    go(['payment'], ['awaiting_balance'], 'in_warehouse'),
    go(['payment'], ['awaiting_price'], 'to_buy'),
  ],
  pack: [{ from: ['in_warehouse'], to: 'packed', by: ['operator'], refund: 'difference', undoneBy: null }],
  dispatch: [go(['operator'], ['packed'], 'dispatched', 'return')],
  reach_customs: [go(['operator'], ['dispatched'], 'customs', 'retract_customs')],
  retract_customs: [go(['operator'], ['customs'], 'dispatched', 'reach_customs')],
  /** The carrier's bill came after it was packed: what its buyers pay stays, and what the carrier gets is that. */
  enter_bill: [
    stay(
      ['operator'],
      ['packed', 'dispatched', 'customs', 'returned', 'delivered', 'cancelled'],
      'enter_bill',
    ),
  ],
  correct_tracking: [stay(['operator'], ['dispatched', 'customs', 'delivered'], 'correct_tracking')],
  /** What has not left cannot come back. */
  return: [go(['operator'], ['dispatched', 'customs'], 'returned', 'retract_return')],
  /** On its way it was lost: nothing of that is the buyer's to bear. */
  lose: [cancel(['operator'], ['dispatched', 'customs'], 'full')],
  /** It is still on its way after all; until the buyer has chosen what becomes of it. */
  retract_return: [go(['operator'], ['returned'], 'dispatched', 'return')],
  choose_return: [stay(['buyer'], ['returned'])],
  resend: [go(['operator'], ['returned'], 'packed')],
  deliver: [go(['buyer', 'operator', 'clock'], ['dispatched', 'customs'], 'delivered', 'open_claim')],
  open_claim: [stay(['buyer'], ['delivered'], 'refuse_claim')],
  grant_claim: [stay(['operator'], ['delivered'])],
  refuse_claim: [stay(['operator'], ['delivered'], 'open_claim')],
  /** What became of goods that a cancelled order has left with us, or on their way to us. */
  clear_goods: [stay(['operator'], ['cancelled'])],
  tell_door_cost: [stay(['buyer'], ['delivered'], 'tell_door_cost')],
  /** What exactly is to be bought, and what is wished for with it, until it is bought. */
  change_wishes: [
    stay(['buyer'], ['awaiting_payment', 'paid_review', 'needs_info', 'to_buy'], 'change_wishes'),
  ],
  change_address: [
    stay(['buyer'], UNPACKED, 'change_address'),
    // For a buyer who has written it to us; also of a packed parcel, which is in our hands.
    stay(['operator'], [...PAID_UNPACKED, 'packed'], 'change_address'),
  ],
  write: [stay(['buyer', 'operator'], [...OPEN, 'delivered', 'cancelled'])],
  note: [stay(['operator'], [...OPEN, 'delivered', 'cancelled'])],
  remind: [stay(['clock'], ['awaiting_payment', ...PAID])],
  /** A refund that somebody of us decided on beside the order's own way. */
  give_back: [stay(['payment'], [...PAID, 'delivered', 'cancelled'])],
  /** By the payer's bank, which asks nobody. */
  take_back: [stay(['payment'], [...PAID, 'delivered', 'cancelled'], 'restore')],
  restore: [stay(['payment'], [...PAID, 'delivered', 'cancelled'], 'take_back')],
} as const satisfies Readonly<Record<string, readonly Way[]>>;

export type Action = keyof typeof ACTIONS;

// The keys of a record that is written out here, which is all that it has.
export const ACTION_NAMES = Object.keys(ACTIONS) as [Action, ...Action[]];
