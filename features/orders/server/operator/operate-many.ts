// The same step with many orders, each by itself: one that is refused stops no other.

import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Reason } from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { operate } from './operate.ts';

type Many = {
  readonly orders: readonly {
    readonly id: string;
    readonly version: number;
    readonly minded: readonly string[];
  }[];
  readonly action: 'approve' | 'claim' | 'release' | 'reach_customs' | 'deliver';
  readonly operator: UserId;
};

type Outcome = {
  readonly id: string;
  readonly refused: Reason | 'changed' | 'not_found' | 'to_mind' | null;
  readonly version: number | null;
};

export async function operateMany(deps: OrdersDeps, { orders, action, operator }: Many): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const { id, version, minded } of orders) {
    const act = action === 'approve' ? { action, minded } : { action };
    const done = await operate(deps, { orderId: id, version, act, operator });
    if (done.ok) outcomes.push({ id, refused: null, version: done.value.version });
    else outcomes.push({ id, ...whyNot(done.error) });
  }
  return outcomes;
}

type Failed = Extract<Awaited<ReturnType<typeof operate>>, { readonly ok: false }>['error'];

function whyNot(error: Failed): Omit<Outcome, 'id'> {
  switch (error.code) {
    case 'not_allowed':
      return { refused: error.data.reason, version: null };
    case 'changed':
      return { refused: 'changed', version: error.data.order.version };
    case 'not_found':
    case 'to_mind':
      return { refused: error.code, version: null };
    case 'address_invalid':
    case 'costs_too_high':
    case 'doubted':
      throw new Error('no step of many states costs, a weight or an address');
  }
}
