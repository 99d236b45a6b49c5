// What anybody may know before having something bought: fees, shipping, rates and what is restricted.

import * as z from 'zod';
import { procedure, READS } from '../../kit/core/procedure.ts';
import { REMEDIES } from './domain/index.ts';

/** Yuan, with at most two decimals. */
const yuan = z.number();

export const globalServicesContract = {
  settings: procedure({
    access: 'public',
    metered: false,
    tag: 'global-services',
    method: 'GET',
    path: '/global-services/settings',
    summary:
      'Fees, shipping rates, exchange rates and restricted items that hold now, in the language of the caller',
    limit: READS,
  }).output(
    z.object({
      success: z.literal(true),
      data: z.object({
        /** CNY per 1 unit, as decimal text, by currency code. */
        exchangeRates: z.record(z.string(), z.string()),
        serviceFees: z.object({ standard: yuan, express: yuan, premium: yuan }),
        /** Of the price of the goods, 0 to 1. */
        serviceShare: z.number(),
        shippingRates: z.array(
          z.object({
            /** ISO 3166-1. */
            id: z.string(),
            country: z.string(),
            baseFee: yuan,
            perKgFee: yuan,
            /** `10-15`. */
            estimatedDays: z.string(),
          }),
        ),
        restrictedItems: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            description: z.string(),
            remedy: z.enum(REMEDIES),
          }),
        ),
      }),
    }),
  ),
};
export type GlobalServicesContract = typeof globalServicesContract;
