// What an order waits for from its buyer: since when, what the clock does of their silence and when, and its reminders.

import {
  ANSWER_REMINDERS,
  BALANCE_DAYS,
  daysAfter,
  PRICE_DAYS,
  PRICE_REMINDERS,
  photosUntil,
  remindUnpaidAt,
  SILENT_DAYS,
  STORAGE_DAYS,
  STORAGE_REMINDERS,
  storageUntil,
} from '../deadlines.ts';
import type { PhotoDecision, ReturnChoice, Stage } from '../stages/stages.ts';

/** `photos_held`: silence is no answer, too much would be due. `storage`: accepted, and not packed yet. */
export const AWAITED_OF = [
  'payment',
  'answer',
  'price',
  'photos',
  'photos_held',
  'storage',
  'address',
  'balance',
  'return_choice',
  'receipt',
] as const;

export type Awaited = {
  readonly of: (typeof AWAITED_OF)[number];
  readonly since: Date;
  /** When the clock decides; null where it never does. */
  readonly until: Date | null;
  /** The earliest first; none where the buyer is told once alone. */
  readonly reminders: readonly { readonly at: Date; readonly isSent: boolean }[];
};

export type AwaitedFacts = {
  readonly stage: Stage;
  readonly stageSince: Date;
  readonly photoDecision: PhotoDecision | null;
  readonly isPhotoHeld: boolean;
  readonly returnChoice: ReturnChoice | null;
  readonly addressAskedAt: Date | null;
  readonly warehouseSince: Date | null;
  /** The last reminder that was sent, by its days. */
  readonly remindedDays: number;
  readonly payableUntil: Date;
  /** The carrier's last day, yyyy-mm-dd. */
  readonly estimateUntil: string | null;
};

/** Undefined where it waits for an operator, or for nobody. */
export function awaitedOf(order: AwaitedFacts): Awaited | undefined {
  const { stage, stageSince: since, payableUntil, returnChoice, estimateUntil, remindedDays } = order;
  switch (stage) {
    case 'awaiting_payment':
      return {
        of: 'payment',
        since,
        until: payableUntil,
        reminders: [{ at: remindUnpaidAt(payableUntil), isSent: remindedDays > 0 }],
      };
    case 'needs_info':
      return { of: 'answer', since, until: null, reminders: [] };
    case 'awaiting_price':
      return remindedOf(order, { of: 'price', since, days: PRICE_DAYS, reminders: PRICE_REMINDERS });
    case 'awaiting_balance':
      return remindedOf(order, { of: 'balance', since, days: BALANCE_DAYS, reminders: ANSWER_REMINDERS });
    case 'in_warehouse':
      return storedOf(order);
    case 'returned':
      return returnChoice === null ? { of: 'return_choice', since, until: null, reminders: [] } : undefined;
    case 'dispatched': {
      const until = estimateUntil === null ? null : daysAfter(new Date(estimateUntil), SILENT_DAYS + 1);
      return { of: 'receipt', since, until, reminders: [] };
    }
    case 'paid_review':
    case 'to_buy':
    case 'ordered':
    case 'packed':
    case 'customs':
    case 'delivered':
    case 'cancelled':
      return undefined;
  }
}

function storedOf(order: AwaitedFacts): Awaited | undefined {
  const { warehouseSince: since, photoDecision, isPhotoHeld, addressAskedAt } = order;
  if (since === null || photoDecision === 'return' || photoDecision === 'exchange') return undefined;
  if (photoDecision === 'accept' && addressAskedAt !== null)
    return { of: 'address', since: addressAskedAt, until: null, reminders: [] };
  if (photoDecision === 'accept')
    return remindedOf(order, { of: 'storage', since, days: STORAGE_DAYS, reminders: STORAGE_REMINDERS });
  if (!isPhotoHeld) return { of: 'photos', since, until: photosUntil(since), reminders: [] };
  const held = { of: 'photos_held', since, days: STORAGE_DAYS, reminders: ANSWER_REMINDERS } as const;
  return { ...remindedOf(order, held), until: storageUntil(since) };
}

type Wait = Pick<Awaited, 'of' | 'since'> & { readonly days: number; readonly reminders: readonly number[] };

const remindedOf = ({ remindedDays }: AwaitedFacts, { of, since, days, reminders }: Wait): Awaited => ({
  of,
  since,
  until: daysAfter(since, days),
  reminders: reminders.map((after) => ({ at: daysAfter(since, after), isSent: remindedDays >= after })),
});
