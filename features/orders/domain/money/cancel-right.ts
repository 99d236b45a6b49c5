// What a buyer may cancel now, and exactly what would come back.

import type { RefundRule } from '../stages/actions.ts';
import { can, type OrderFacts, type Reason } from '../stages/can.ts';

export type HeldMoney = {
  /** What the ledger holds for the order. */
  readonly escrowFen: number;
  /** What an operator has stated as spent. */
  readonly statedFen: number;
  /** What the carrier took. */
  readonly freightFen: number;
};

export type CancelRight = {
  /** `ask`: an operator decides. */
  readonly right: 'cancel' | 'ask' | 'none';
  readonly reason: Reason | null;
  readonly refundFen: number;
  readonly keptFen: number;
};

/** What a rule keeps of what is held, and what goes back: together all of it. */
export function shareHeld(rule: RefundRule, { escrowFen, statedFen, freightFen }: HeldMoney) {
  const kept = {
    none: escrowFen,
    difference: escrowFen,
    full: 0,
    less_costs: statedFen,
    less_freight: freightFen,
  };
  const keptFen = Math.min(escrowFen, kept[rule]);
  return { keptFen, refundFen: escrowFen - keptFen };
}

export function cancelRight(order: OrderFacts, held: HeldMoney): CancelRight {
  const doer = { actor: 'buyer', id: null } as const;
  const cancel = can(doer, 'cancel', order);
  if (cancel.reason === null) {
    return { right: 'cancel', reason: null, ...shareHeld(cancel.refund, held) };
  }
  const ask = can(doer, 'ask_cancel', order);
  if (ask.reason === null) return { right: 'ask', reason: null, ...shareHeld('less_costs', held) };
  return {
    right: 'none',
    reason: ask.reason === 'cancel_asked_already' ? ask.reason : cancel.reason,
    refundFen: 0,
    keptFen: 0,
  };
}
