// What comes of a buyer's silence: photos count as accepted, but never where much is due; that is asked for again and goes
// back in the end, and a balance that nobody pays ends its order.

import { and, eq, isNull, lt, type SQL } from 'drizzle-orm';
import { ok } from '../../../../kit/core/result.ts';
import {
  ANSWER_REMINDERS,
  BALANCE_DAYS,
  daysAfter,
  daysBetween,
  PHOTO_DAYS,
  PRICE_DAYS,
  PRICE_REMINDERS,
  STORAGE_DAYS,
  type Stage,
} from '../../domain/index.ts';
import type { OrdersDeps } from '../deps.ts';
import { bookCancelled } from '../money/end-order.ts';
import type { RequestId } from '../money/give-back.ts';
import { silenceOf } from '../money/silence.ts';
import { changeOrder } from '../orders/change-order.ts';
import { findOrder, listBalances, type Order } from '../orders/orders-repo.ts';
import { orders } from '../tables.ts';
import { BY_CLOCK, byClock, findDue, type NotDue, notDue } from './due-orders.ts';

export async function tendSilentBuyers(deps: OrdersDeps, now: Date): Promise<void> {
  await takeSilence(deps, now);
  await remindOfAnswers(deps, now);
  await returnUnanswered(deps, now);
  await endUnpaidBalances(deps, now);
}

const isUndecided = (isHeld: boolean) => and(isNull(orders.photoDecision), eq(orders.isPhotoHeld, isHeld));

/** Whether photos that nobody has decided about have waited so many days. */
const hasWaited = ({ photoDecision, warehouseSince }: Order, days: number, now: Date): boolean =>
  photoDecision === null && warehouseSince !== null && daysAfter(warehouseSince, days) <= now;

/** Accepted, or held where too much would be due: looked at before, since the deed is named, and once more under the lock. */
async function takeSilence(deps: OrdersDeps, now: Date): Promise<void> {
  const due = and(isUndecided(false), lt(orders.warehouseSince, daysAfter(now, -PHOTO_DAYS)));
  for (const id of await findDue(deps, ['in_warehouse'], due)) {
    const seen = await findOrder(deps.db, id);
    if (!seen) continue;
    const { isAgreed } = await silenceOf(deps.db, seen);
    const action = isAgreed ? 'accept_photos' : 'hold_photos';
    await changeOrder<NotDue>(deps, byClock(id, action), async (tx, step) => {
      if (step.order.isPhotoHeld || !hasWaited(step.order, PHOTO_DAYS, now)) return notDue(step);
      const silence = await silenceOf(tx, step.order);
      if (silence.isAgreed !== isAgreed) return notDue(step);
      if (!isAgreed) {
        const amountFen = silence.balanceFen;
        return ok({ set: { isPhotoHeld: true }, news: { to: 'buyer', key: 'photos_waiting', amountFen } });
      }
      return ok({
        set: { photoDecision: 'accept', isPhotoByClock: true, decidedAt: step.now },
        news: { to: 'buyer', key: 'photos_accepted' },
      });
    });
  }
}

type Waiting = {
  readonly stage: Stage;
  readonly due: SQL | undefined;
  readonly since: 'warehouseSince' | 'stageSince';
  /** After which they are reminded. */
  readonly days: readonly number[];
  readonly key: 'photos_waiting' | 'balance_waiting' | 'price_waiting';
};

const WAITING: readonly Waiting[] = [
  {
    stage: 'in_warehouse',
    due: isUndecided(true),
    since: 'warehouseSince',
    days: ANSWER_REMINDERS,
    key: 'photos_waiting',
  },
  {
    stage: 'awaiting_balance',
    due: undefined,
    since: 'stageSince',
    days: ANSWER_REMINDERS,
    key: 'balance_waiting',
  },
  {
    stage: 'awaiting_price',
    due: undefined,
    since: 'stageSince',
    days: PRICE_REMINDERS,
    key: 'price_waiting',
  },
];

async function remindOfAnswers(deps: OrdersDeps, now: Date): Promise<void> {
  for (const { stage, due, since, days: reminders, key } of WAITING)
    for (const days of reminders) {
      const isDue = and(due, lt(orders[since], daysAfter(now, -days)), lt(orders.remindedDays, days));
      for (const id of await findDue(deps, [stage], isDue))
        await changeOrder<NotDue>(deps, byClock(id, 'remind'), async (tx, step) => {
          const { order } = step;
          const from = order[since];
          const isStill = order.stage === stage && (stage !== 'in_warehouse' || order.photoDecision === null);
          if (!isStill || !from || daysBetween(from, now) < days || order.remindedDays >= days)
            return notDue(step);
          const amountFen =
            key === 'photos_waiting'
              ? (await silenceOf(tx, order)).balanceFen
              : ((await listBalances(tx, order.id))[0]?.amountFen ?? 0);
          // Held because the buyer took an answer back: nothing is due.
          const told = key === 'photos_waiting' && amountFen === 0 ? 'photos_open' : key;
          return ok({
            set: { remindedDays: days },
            data: { days },
            news: { to: 'buyer', key: told, amountFen },
          });
        });
    }
}

/** As a buyer who returns it: an operator sends it back, and what that costs is kept. */
async function returnUnanswered(deps: OrdersDeps, now: Date): Promise<void> {
  const due = and(isUndecided(true), lt(orders.warehouseSince, daysAfter(now, -STORAGE_DAYS)));
  for (const id of await findDue(deps, ['in_warehouse'], due))
    await changeOrder<NotDue>(deps, byClock(id, 'return_photos'), async (_, step) => {
      if (!step.order.isPhotoHeld || !hasWaited(step.order, STORAGE_DAYS, now)) return notDue(step);
      return ok({
        set: { photoDecision: 'return', isPhotoByClock: true, decidedAt: step.now },
        news: [
          { to: 'buyer', key: 'photos_returned' },
          { to: 'operator', key: 'photos_lapsed' },
        ],
      });
    });
}

type Ending = {
  readonly stage: 'awaiting_balance' | 'awaiting_price';
  readonly days: number;
  readonly key: 'balance_lapsed' | 'price_lapsed';
};

const ENDINGS: readonly Ending[] = [
  { stage: 'awaiting_balance', days: BALANCE_DAYS, key: 'balance_lapsed' },
  { stage: 'awaiting_price', days: PRICE_DAYS, key: 'price_lapsed' },
];

/** As a buyer who cancels it: what the operator has said is kept, and the rest goes back. */
async function endUnpaidBalances(deps: OrdersDeps, now: Date): Promise<void> {
  for (const ending of ENDINGS) {
    const due = lt(orders.stageSince, daysAfter(now, -ending.days));
    for (const id of await findDue(deps, [ending.stage], due)) await endUnpaid(deps, id, { ...ending, now });
  }
}

async function endUnpaid(
  deps: OrdersDeps,
  id: string,
  { stage, days, key, now }: Ending & { readonly now: Date },
): Promise<void> {
  let requestId: RequestId | undefined;
  const changed = await changeOrder<NotDue>(deps, byClock(id, 'time_out'), async (tx, step) => {
    const { order } = step;
    if (order.stage !== stage || daysAfter(order.stageSince, days) > now) return notDue(step);
    const cancelled = await bookCancelled(tx, deps, { step, by: BY_CLOCK, reason: order.number });
    ({ requestId } = cancelled);
    const { refundFen } = cancelled;
    return ok({
      set: { refundedFen: order.refundedFen + refundFen },
      data: { refundFen },
      news: [
        { to: 'buyer', key, amountFen: refundFen },
        { to: 'operator', key },
      ],
    });
  });
  if (changed.ok && requestId) await deps.refunds.submit(requestId);
}
