// When an order will probably be at the door: what is left of the stage it is in, the stages to come, and the carrier's days.

import type { Price } from '../../global-services/domain/index.ts';
import type { PhotoDecision, Stage } from './stages/stages.ts';

const DAY_MS = 86_400_000;

export const ARRIVAL_PARTS = ['buying', 'to_warehouse', 'packing', 'carrier'] as const;
type ArrivalPart = (typeof ARRIVAL_PARTS)[number];

/** How long preparing takes in all, and two parts of it; checking and buying are the rest. */
type PreparationDays = {
  readonly preparationMinDays: number;
  readonly preparationMaxDays: number;
  readonly warehouseMinDays: number;
  readonly warehouseMaxDays: number;
  readonly packingMinDays: number;
  readonly packingMaxDays: number;
};

export type Arrival = {
  readonly from: string;
  readonly until: string;
  /** What it is made of: the days that are left of each part. */
  readonly parts: readonly { readonly of: ArrivalPart; readonly min: number; readonly max: number }[];
  /** The buyer has to do something first: counted as if they did it today. */
  readonly isBuyersTurn: boolean;
  /** The part that it is in takes longer than it should. */
  readonly isLate: boolean;
};

type ArrivalFacts = {
  readonly stage: Stage;
  /** What the buyer has said to the photos. */
  readonly photoDecision: PhotoDecision | null;
  readonly isBuyersTurn: boolean;
  /** When the part that it is in has begun; null before it was paid. */
  readonly since: Date | null;
  /** The carrier's days, as quoted. */
  readonly delivery: Pick<Price['delivery'], 'min' | 'max'>;
  /** Counted from the day that it was sent; null before. */
  readonly sent: { readonly from: string; readonly until: string } | null;
};

const PART_OF: Readonly<Partial<Record<Stage, ArrivalPart>>> = {
  paid_review: 'buying',
  needs_info: 'buying',
  to_buy: 'buying',
  awaiting_price: 'buying',
  ordered: 'to_warehouse',
  in_warehouse: 'packing',
  awaiting_balance: 'packing',
  packed: 'packing',
  dispatched: 'carrier',
  customs: 'carrier',
};

/** It goes back to the seller, or came back from the way: nothing of it is expected at the door. */
export const isGoingBack = ({
  stage,
  photoDecision,
}: Pick<ArrivalFacts, 'stage' | 'photoDecision'>): boolean =>
  stage === 'returned' ||
  (stage === 'in_warehouse' && (photoDecision === 'return' || photoDecision === 'exchange'));

/** Null while it is not paid, once it is over, and while it goes back. */
export function arrivalOf(facts: ArrivalFacts, days: PreparationDays, now: Date): Arrival | null {
  const { stage, isBuyersTurn, since, delivery, sent } = facts;
  const part = PART_OF[stage];
  if (part === undefined || since === null || isGoingBack(facts)) return null;
  const today = now.toISOString().slice(0, 10);
  if (part === 'carrier') {
    if (sent === null) return null;
    const left = { min: daysFrom(today, sent.from), max: daysFrom(today, sent.until) };
    const isLate = sent.until < today;
    return { ...sent, parts: [{ of: 'carrier', ...left }], isBuyersTurn: false, isLate };
  }
  const full: Readonly<Record<ArrivalPart, Days>> = { ...partsOf(days), carrier: delivery };
  const passed = isBuyersTurn ? 0 : Math.floor((now.getTime() - since.getTime()) / DAY_MS);
  const parts = ARRIVAL_PARTS.slice(ARRIVAL_PARTS.indexOf(part)).map((of) => ({
    of,
    ...(of === part ? leftOf(full[of], passed) : full[of]),
  }));
  const sum = (end: 'min' | 'max') => parts.reduce((total, part) => total + part[end], 0);
  const dayIn = (count: number) => new Date(Date.parse(today) + count * DAY_MS).toISOString().slice(0, 10);
  return {
    from: dayIn(sum('min')),
    until: dayIn(sum('max')),
    parts,
    isBuyersTurn,
    isLate: passed > full[part].max,
  };
}

type Days = { readonly min: number; readonly max: number };

function partsOf(days: PreparationDays): Readonly<Record<Exclude<ArrivalPart, 'carrier'>, Days>> {
  const toWarehouse = ordered(days.warehouseMinDays, days.warehouseMaxDays);
  const packing = ordered(days.packingMinDays, days.packingMaxDays);
  const all = ordered(days.preparationMinDays, days.preparationMaxDays);
  const rest = (end: 'min' | 'max') => Math.max(0, all[end] - toWarehouse[end] - packing[end]);
  return { buying: ordered(rest('min'), rest('max')), to_warehouse: toWarehouse, packing };
}

/** Admins may have typed them the other way round. */
const ordered = (min: number, max: number): Days => ({ min, max: Math.max(min, max) });

/** What should be over by now still takes up to a day. */
const leftOf = ({ min, max }: Days, passed: number): Days => ({
  min: Math.max(0, min - passed),
  max: Math.max(1, max - passed),
});

const daysFrom = (today: string, day: string): number =>
  Math.max(0, Math.round((Date.parse(day) - Date.parse(today)) / DAY_MS));
