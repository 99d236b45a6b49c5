// What an operator entered wrong and enters again; the log keeps what stood there before.

import { ok, type Result } from '../../../../kit/core/result.ts';
import type { UserId } from '../../../../kit/core/user-id.ts';
import type { Executor } from '../../../../kit/server/db/database.ts';
import { bookBought } from '../money/advance.ts';
import { silenceOf } from '../money/silence.ts';
import { unagreedOf } from '../money/unagreed-of.ts';
import type { Effect, Step } from '../orders/change-order.ts';
import type { Order } from '../orders/orders-repo.ts';

export type Correction =
  | {
      readonly action: 'correct_costs';
      readonly goodsFen: number;
      readonly freightFen: number;
      readonly isSure: boolean;
    }
  | {
      readonly action: 'correct_shop_order';
      readonly shopOrders: readonly string[];
      /** Absent: they stay as they are. */
      readonly courierNumbers?: readonly string[] | undefined;
    }
  | {
      readonly action: 'reweigh';
      readonly grams: number;
      /** What the carrier asks for the packed parcel; null: by the tariff. Absent: it stays as it is. */
      readonly carrierBillFen?: number | null | undefined;
      readonly isSure: boolean;
    }
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

/** Costs that grow beyond what silence may agree to take back that it did: the buyer is asked. */
export async function correct(
  tx: Executor,
  { order }: Step,
  { correction, operator }: { readonly correction: Correction; readonly operator: UserId },
): Promise<Result<Effect, never>> {
  if (correction.action === 'correct_costs') {
    const paidFen = correction.goodsFen + correction.freightFen;
    await bookBought(tx, { order, by: { actor: 'operator', id: operator }, paidFen });
  }
  const effect = await withExcess(tx, order, effectOf(order, correction));
  if (!order.isPhotoByClock || order.photoDecision !== 'accept' || order.stage !== 'in_warehouse')
    return ok(effect);
  const { isAgreed, balanceFen } = await silenceOf(tx, { ...order, ...effect.set });
  if (isAgreed) return ok(effect);
  const asked = { photoDecision: null, decidedAt: null, isPhotoByClock: false, isPhotoHeld: true } as const;
  const news = { to: 'buyer', key: 'photos_waiting', amountFen: balanceFen } as const;
  return ok({ ...effect, set: { ...effect.set, ...asked }, news });
}

/** What passes now, or passes no more, what the buyer has agreed to is told to them: nobody takes it from them unasked. */
async function withExcess(tx: Executor, order: Order, effect: Effect): Promise<Effect> {
  const amountFen = await unagreedOf(tx, { ...order, ...effect.set });
  if (amountFen === (await unagreedOf(tx, order))) return effect;
  const key = amountFen > 0 ? 'costs_dearer' : 'costs_settled';
  return { ...effect, news: { to: 'buyer', key, amountFen } };
}

function effectOf(order: Order, correction: Correction): Effect {
  switch (correction.action) {
    case 'correct_costs': {
      const { goodsFen, freightFen } = correction;
      const before = { goodsFen: order.goodsFen, freightFen: order.freightFen };
      return { set: { goodsFen, freightFen }, data: { goodsFen, freightFen, before } };
    }
    case 'correct_shop_order': {
      const shopOrders = [...correction.shopOrders];
      const courierNumbers = [...(correction.courierNumbers ?? order.courierNumbers)];
      const before = { shopOrders: order.shopOrders, courierNumbers: order.courierNumbers };
      return { set: { shopOrders, courierNumbers }, data: { shopOrders, courierNumbers, before } };
    }
    case 'reweigh': {
      const { grams, carrierBillFen = order.carrierBillFen } = correction;
      const before = { grams: order.realGrams, carrierBillFen: order.carrierBillFen };
      return { set: { realGrams: grams, carrierBillFen }, data: { grams, carrierBillFen, before } };
    }
    case 'correct_tracking': {
      const { carrier, trackingNumber } = correction;
      const before = { carrier: order.carrier, trackingNumber: order.trackingNumber };
      return {
        set: { carrier, trackingNumber },
        data: { carrier, trackingNumber, before },
        // The buyer follows the parcel by it.
        news: { to: 'buyer', key: 'tracking_corrected' },
      };
    }
  }
}
