// The rates that admins set, kept apart from what pages reckon with them, so that no schema reaches the browser.

import * as z from 'zod';
import { defineArea } from './area.ts';
import { isCurrency, isRate } from './currencies.ts';

export const currenciesArea = defineArea({
  area: 'currencies',
  schema: z.strictObject({
    rates: z.record(
      z.string().refine((code): boolean => isCurrency(code)),
      z.string().refine(isRate),
    ),
  }),
  // The spec's rates (section 9), and the Brazilian real's of 2026 for our Portuguese readers.
  defaults: {
    rates: { USD: '7.1', JPY: '0.045', KRW: '0.0052', EUR: '7.65', GBP: '9.1', BRL: '1.31' },
  },
  fields: { rates: 'rates' },
});
