// Until when an operator should have done what waits for them in an order: by what it is, and the speed that was paid for.

import { paceOf, type Tier } from '../../../global-services/domain/index.ts';
import { isAskable } from '../stages/questions.ts';
import { isFinal, type PhotoDecision, type ReturnChoice, SENT_STAGES, type Stage } from '../stages/stages.ts';

const HOUR_MS = 3_600_000;

type Term = {
  readonly hours: number;
  /** Whether a faster speed shortens it; what a seller or the customs take, it does not. */
  readonly isPaced: boolean;
};

/** What can wait for an operator; named as the queue that it stands in. */
export const DUE_TERMS = {
  messages: { hours: 24, isPaced: true },
  claims: { hours: 48, isPaced: false },
  cancels: { hours: 12, isPaced: false },
  to_return: { hours: 48, isPaced: true },
  to_pack: { hours: 48, isPaced: true },
  /** The same, where it cost so much more that the buyer pays the difference first. */
  to_ask: { hours: 48, isPaced: true },
  paid_review: { hours: 24, isPaced: true },
  /** Who has not answered by then is asked again, or it goes on without an answer. */
  needs_info: { hours: 3 * 24, isPaced: false },
  address: { hours: 3 * 24, isPaced: false },
  to_buy: { hours: 24, isPaced: true },
  /** Seldom does a seller take longer: then somebody asks. */
  ordered: { hours: 7 * 24, isPaced: false },
  packed: { hours: 24, isPaced: true },
  /** Until it is entered the tariff counts, and nobody knows what we bear. */
  bill_missing: { hours: 5 * 24, isPaced: false },
  customs: { hours: 10 * 24, isPaced: false },
  /** Most shops take things back for seven days. */
  leftovers: { hours: 5 * 24, isPaced: false },
} as const satisfies Readonly<Record<string, Term>>;

export type DueOf = keyof typeof DUE_TERMS;
// The keys of a record that is written out here, which is all that it has.
export const DUE_OF = Object.keys(DUE_TERMS) as [DueOf, ...DueOf[]];

export type Due = { readonly of: DueOf; readonly since: Date; readonly at: Date };

export type DueFacts = {
  readonly stage: Stage;
  readonly stageSince: Date;
  readonly tier: Tier;
  readonly photoDecision: PhotoDecision | null;
  readonly returnChoice: ReturnChoice | null;
  /** When the buyer last decided about photos or a parcel that came back. */
  readonly decidedAt: Date | null;
  readonly cancelAskedAt: Date | null;
  readonly claimedSince: Date | null;
  readonly unansweredSince: Date | null;
  /** When the buyer was asked to change the address, while they have not. */
  readonly addressAskedAt: Date | null;
  /** Since when goods of a cancelled order lie with us. */
  readonly leftoverSince: Date | null;
  /** What the carrier asks for it; null while nobody has entered it. */
  readonly carrierBillFen: number | null;
};

/** What of an order an operator has to do first; undefined where it waits for nobody, or for somebody else. */
export function dueOf(order: DueFacts): Due | undefined {
  const { stage, tier, claimedSince, unansweredSince } = order;
  const cancelAskedAt = isAskable('cancel', stage) ? order.cancelAskedAt : null;
  const waiting: readonly (readonly [DueOf, Date | null])[] = [
    // Once it is over, a message is answered like any other, but holds nothing up.
    ['messages', isFinal(stage) ? null : unansweredSince],
    ['leftovers', order.leftoverSince],
    ['bill_missing', isBillMissing(order) ? order.stageSince : null],
    ['claims', isAskable('claim', stage) ? claimedSince : null],
    ['cancels', cancelAskedAt],
    // Nothing is bought, and nobody is asked when it comes, for whoever wants none of it: they are answered first.
    ...(cancelAskedAt === null ? stageWaits(order) : []),
  ];
  const due = waiting.flatMap(([of, since]): Due[] => {
    if (since === null) return [];
    const { hours, isPaced } = DUE_TERMS[of];
    const paced = isPaced ? (hours * paceOf(tier)) / 100 : hours;
    return [{ of, since, at: new Date(since.getTime() + paced * HOUR_MS) }];
  });
  return due.toSorted((one, other) => one.at.getTime() - other.at.getTime())[0];
}

const isBillMissing = ({ stage, carrierBillFen }: DueFacts): boolean =>
  carrierBillFen === null && SENT_STAGES.some((sent) => sent === stage);

function stageWaits(order: DueFacts): readonly (readonly [DueOf, Date])[] {
  const { stage, stageSince, photoDecision, returnChoice, decidedAt, addressAskedAt } = order;
  const decided = decidedAt && decidedAt > stageSince ? decidedAt : stageSince;
  switch (stage) {
    case 'in_warehouse':
      if (photoDecision === null) return [];
      if (photoDecision === 'accept' && addressAskedAt !== null) return [['address', addressAskedAt]];
      return [[photoDecision === 'accept' ? 'to_pack' : 'to_return', decided]];
    case 'returned':
      return returnChoice === null ? [] : [['to_return', decided]];
    case 'paid_review':
    case 'needs_info':
    case 'to_buy':
    case 'ordered':
    case 'packed':
    case 'customs':
      return [[stage, stageSince]];
    case 'awaiting_payment':
    case 'awaiting_price':
    case 'awaiting_balance':
    case 'dispatched':
    case 'delivered':
    case 'cancelled':
      return [];
  }
}

/** Each far behind the one before, and behind all that is due. */
const AWAITED_MS = Date.UTC(2200, 0, 1) - Date.UTC(2026, 0, 1);
const NEVER_MS = Date.UTC(2400, 0, 1);
const CANCELLED_MS = Date.UTC(2600, 0, 1);

type UrgencyFacts = DueFacts & {
  readonly createdAt: Date;
  /** When the clock decides, where it waits for its buyer. */
  readonly awaitedUntil: Date | null;
};

/**
 * By which orders are sorted, the smallest first: what is due first, then what a buyer has to do by a day, the first day
 * first; then what waits for nobody, the newest first, and what was cancelled at the end.
 */
export function urgentAt(order: UrgencyFacts): Date {
  const due = dueOf(order);
  if (due) return due.at;
  if (order.stage === 'cancelled') return new Date(CANCELLED_MS - order.createdAt.getTime());
  if (order.awaitedUntil) return new Date(AWAITED_MS + order.awaitedUntil.getTime());
  return new Date(NEVER_MS - order.createdAt.getTime());
}
