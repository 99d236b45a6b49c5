// The rates that admins set, kept apart from what pages reckon with them, so that no schema reaches the browser.

import * as z from 'zod';
import { defineArea } from './area.ts';
import { CHECK_STATES } from './check-state.ts';
import { isCurrency, isRate } from './currencies.ts';
import { rowsOf } from './rows.ts';

/**
 * What the payer's own bank must add where somebody pays abroad by card, by the currency that they pay in; it goes to
 * others, and no total that is charged holds it. Brazil's rate is that of 2025 and is the operator's to check.
 */
const BANK_COSTS = [
  {
    id: 'BRL',
    name: 'IOF',
    share: 350,
    source: 'Receita Federal: Decreto 6.306/2007, art. 15-B, com o Decreto 12.499/2025',
    checkedOn: '2026-11-30',
    state: 'to-check' as const,
  },
];

const bankCosts = rowsOf(
  {
    name: z.string().trim().min(1).max(40),
    /** Hundredths of a percent. */
    share: z.int().min(0).max(10_000),
    source: z.string().trim().max(200),
    checkedOn: z.iso.date(),
    state: z.enum(CHECK_STATES),
  },
  40,
).refine((rows) => rows.every(({ id }) => isCurrency(id)));

export const currenciesArea = defineArea({
  area: 'currencies',
  schema: z.strictObject({
    rates: z.record(
      z.string().refine((code): boolean => isCurrency(code)),
      z.string().refine(isRate),
    ),
    /** Versions from before have none. */
    bankCosts: bankCosts.default(BANK_COSTS),
  }),
  // The spec's rates (section 9), and the Brazilian real's of 2026 for our Portuguese readers.
  defaults: {
    rates: { USD: '7.1', JPY: '0.045', KRW: '0.0052', EUR: '7.65', GBP: '9.1', BRL: '1.31' },
    bankCosts: BANK_COSTS,
  },
  fields: {
    rates: 'rates',
    bankCosts: {
      columns: { name: 'text', share: 'share', source: 'text', checkedOn: 'text', state: CHECK_STATES },
    },
  },
});
