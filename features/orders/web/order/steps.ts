// The steps of an order as its buyer counts them: each covers the stages that feel like one.

import type { Stage } from '../../domain/stages/stages.ts';

export const STEPS = ['pay', 'check', 'buy', 'warehouse', 'pack', 'ship', 'arrive'] as const;
export type Step = (typeof STEPS)[number];

const STEP_OF: Readonly<Record<Stage, Step | undefined>> = {
  awaiting_payment: 'pay',
  paid_review: 'check',
  needs_info: 'check',
  to_buy: 'buy',
  awaiting_price: 'buy',
  ordered: 'buy',
  in_warehouse: 'warehouse',
  awaiting_balance: 'warehouse',
  packed: 'pack',
  dispatched: 'ship',
  customs: 'ship',
  returned: 'ship',
  delivered: 'arrive',
  cancelled: undefined,
};

/** Undefined for an order that was cancelled: it has no next step. */
export const stepOf = (stage: Stage): Step | undefined => STEP_OF[stage];
