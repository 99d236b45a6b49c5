// What an operator entered wrong and enters again; the log keeps what stood there before.

import { ok, type Result } from '../../../../kit/core/result.ts';
import type { Effect, Step } from '../orders/change-order.ts';

export type Correction =
  | {
      readonly action: 'correct_costs';
      readonly goodsFen: number;
      readonly freightFen: number;
      readonly isSure: boolean;
    }
  | { readonly action: 'correct_shop_order'; readonly shopOrder: string }
  | { readonly action: 'reweigh'; readonly grams: number; readonly isSure: boolean }
  | { readonly action: 'correct_tracking'; readonly carrier: string; readonly trackingNumber: string };

const CORRECTIONS: ReadonlySet<string> = new Set<Correction['action']>([
  'correct_costs',
  'correct_shop_order',
  'reweigh',
  'correct_tracking',
]);

export const isCorrection = <Act extends { readonly action: string }>(
  act: Act,
): act is Extract<Act, Correction> => CORRECTIONS.has(act.action);

export function correct({ order }: Step, correction: Correction): Result<Effect, never> {
  switch (correction.action) {
    case 'correct_costs': {
      const { goodsFen, freightFen } = correction;
      const before = { goodsFen: order.goodsFen, freightFen: order.freightFen };
      return ok({ set: { goodsFen, freightFen }, data: { goodsFen, freightFen, before } });
    }
    case 'correct_shop_order': {
      const { shopOrder } = correction;
      return ok({ set: { shopOrder }, data: { shopOrder, before: order.shopOrder } });
    }
    case 'reweigh': {
      const { grams } = correction;
      return ok({ set: { realGrams: grams }, data: { grams, before: order.realGrams } });
    }
    case 'correct_tracking': {
      const { carrier, trackingNumber } = correction;
      const before = { carrier: order.carrier, trackingNumber: order.trackingNumber };
      return ok({
        set: { carrier, trackingNumber },
        data: { carrier, trackingNumber, before },
        // The buyer follows the parcel by it.
        news: { to: 'buyer', key: 'tracking_corrected' },
      });
    }
  }
}
