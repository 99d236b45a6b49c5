// What an order really cost beside what was quoted: what goes back, and what is asked for.

import { shareOf } from '../../../global-services/domain/index.ts';
import type { SettlementKind } from './kinds.ts';

/** In fen. */
export type Costs = {
  readonly goodsFen: number;
  readonly freightFen: number;
  readonly shippingFen: number;
};

export type Settlement = {
  readonly lines: readonly {
    readonly kind: SettlementKind;
    readonly quotedFen: number;
    readonly realFen: number;
  }[];
  /** What it cost less than quoted, all lines together, less what was given back before. */
  readonly refundFen: number;
  /** What it cost more. */
  readonly excessFen: number;
  /** Whether that is more than we bear. */
  readonly isBalanceNeeded: boolean;
};

/** Hundredths of a percent of the total: as much more is borne without asking. */
const BORNE_SHARE = 500;

export const borneFen = (totalFen: number): number => shareOf(totalFen, BORNE_SHARE, 10_000);

export type Settling = {
  readonly quoted: Costs;
  readonly totalFen: number;
  /** `shippingFen`: of the real weight, sent alone. */
  readonly real: Costs;
  /** What it bears of the shipping of a parcel that it shares. */
  readonly sharedFen: number;
  /** Balances that were paid besides. */
  readonly besidesFen: number;
  /** What went back beside the order's own way: nobody gets the same saving twice. */
  readonly givenBackFen: number;
};

export function settle(settling: Settling): Settlement {
  const { quoted, totalFen, real, sharedFen, besidesFen, givenBackFen } = settling;
  const lines = [
    { kind: 'goods', quotedFen: quoted.goodsFen, realFen: real.goodsFen },
    { kind: 'domestic_freight', quotedFen: quoted.freightFen, realFen: real.freightFen },
    { kind: 'weight', quotedFen: quoted.shippingFen, realFen: real.shippingFen },
    { kind: 'consolidation', quotedFen: real.shippingFen, realFen: sharedFen },
  ] as const;
  const difference = lines.reduce((sum, { quotedFen, realFen }) => sum + quotedFen - realFen, besidesFen);
  const excessFen = Math.max(0, -difference);
  return {
    lines: lines.filter(({ kind, quotedFen, realFen }) => kind !== 'consolidation' || quotedFen !== realFen),
    refundFen: Math.max(0, difference - givenBackFen),
    excessFen,
    isBalanceNeeded: excessFen > borneFen(totalFen),
  };
}

/** What the buyer pays of the shipping of its parcel, as it was packed; whatever the carrier's bill says later. */
export function settledShippingFen(settlement: Settlement | null): number {
  const of = (kind: SettlementKind) => settlement?.lines.find((line) => line.kind === kind)?.realFen;
  return of('consolidation') ?? of('weight') ?? 0;
}

/** How much of the service fee goes with an amount that is given back of the total. */
export const shareOfFee = (feeFen: number, amountFen: number, totalFen: number): number =>
  Math.min(feeFen, shareOf(feeFen, amountFen, totalFen));
