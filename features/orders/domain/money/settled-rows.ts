// The lines of a price beside what they really cost: fees and tip stay as quoted, the rest is what was paid and weighed.

import type { Price } from '../../../global-services/domain/index.ts';
import type { SettlementKind } from './kinds.ts';

type PriceLine = Price['lines'][number];
type RealLine = { readonly kind: SettlementKind; readonly quotedFen: number; readonly realFen: number };

type SettledRow = {
  readonly kind: PriceLine['kind'] | 'consolidation';
  /** Null where the row has no price of its own: what orders save that go together. */
  readonly quotedFen: number | null;
  readonly realFen: number | null;
  readonly differenceFen: number;
};

const SETTLED_AS: Readonly<Partial<Record<PriceLine['kind'], SettlementKind>>> = {
  goods: 'goods',
  domestic_freight: 'domestic_freight',
  shipping: 'weight',
};

/** The sum of the rows is what the order really costs. */
export function settledRows(price: readonly PriceLine[], real: readonly RealLine[]) {
  const rows = price.map(({ kind, fen }): SettledRow => {
    const realFen = real.find((line) => line.kind === SETTLED_AS[kind])?.realFen ?? fen;
    return { kind, quotedFen: fen, realFen, differenceFen: realFen - fen };
  });
  const shared = real.find(({ kind }) => kind === 'consolidation');
  if (shared) {
    const differenceFen = shared.realFen - shared.quotedFen;
    rows.push({ kind: 'consolidation', quotedFen: null, realFen: null, differenceFen });
  }
  const quotedFen = rows.reduce((sum, row) => sum + (row.quotedFen ?? 0), 0);
  const differenceFen = rows.reduce((sum, row) => sum + row.differenceFen, 0);
  return {
    rows: rows.filter((row) => row.quotedFen !== 0 || row.realFen !== 0),
    total: { quotedFen, realFen: quotedFen + differenceFen, differenceFen },
  };
}

/** What the buyer is charged for the way abroad: by the weight, less what going together saves. */
export const buyerFreightFen = (real: readonly RealLine[]): number =>
  real.reduce((sum, { kind, quotedFen, realFen }) => {
    if (kind === 'weight') return sum + realFen;
    return kind === 'consolidation' ? sum + realFen - quotedFen : sum;
  }, 0);
