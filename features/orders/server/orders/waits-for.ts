// What an order waits for from its buyer.

import type { Stage } from '../../domain/index.ts';
import type { Order } from './orders-repo.ts';

const NEXT_OF_BUYER = {
  awaiting_payment: 'payment',
  needs_info: 'answer',
  in_warehouse: 'photo_decision',
  awaiting_price: 'balance',
  awaiting_balance: 'balance',
  returned: 'return_choice',
  dispatched: 'confirm_receipt',
  customs: 'confirm_receipt',
} as const satisfies Partial<Record<Stage, string>>;

const isKey = (stage: Stage): stage is keyof typeof NEXT_OF_BUYER => Object.hasOwn(NEXT_OF_BUYER, stage);

/** What only the buyer can do next; nothing where they have decided. */
export function waitsFor({ stage, photoDecision, returnChoice }: Order) {
  const isDecided =
    (stage === 'in_warehouse' && photoDecision !== null) || (stage === 'returned' && returnChoice !== null);
  return isKey(stage) && !isDecided ? NEXT_OF_BUYER[stage] : null;
}
