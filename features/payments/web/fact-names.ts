// How facts of payments that the audit keeps are called.

import { t } from './texts.ts';

const OF = ['price', 'surplus', 'goodwill'] as const;

/** Of what a refund was; undefined for what is none any more. */
export function refundOfFact(value: string): string | undefined {
  const of = OF.find((known) => known === value);
  return of && t(`refund.ofFacts.${of}`);
}
