// What anybody may know before having something bought: fees, shipping, rates and what is restricted.

import * as z from 'zod';
import { memberProcedure, procedure, READS } from '../../kit/core/procedure.ts';
import { quoteShapes, REMEDIES } from './domain/index.ts';

/** Yuan, with at most two decimals. */
const yuan = z.number();

/** What cannot be reckoned; nothing was stored. */
const PRICE_ERRORS = {
  COUNTRY_UNKNOWN: { status: 422, message: 'Nothing is sent to this country yet.' },
  CATEGORY_UNKNOWN: {
    status: 422,
    message: 'There is no such weight class.',
    data: z.object({ item: z.int() }),
  },
  CURRENCY_UNKNOWN: { status: 422, message: 'There is no rate for this currency.' },
  TOO_EXPENSIVE: { status: 422, message: 'The total is more than can be paid at once.' },
} as const;

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
        /** An order above this waits until the mail address is proven. */
        unverifiedMaxFen: z.int(),
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
        /** Weight classes: what a piece weighs where nobody has said. */
        categories: z.array(z.object({ id: z.string(), name: z.string(), grams: z.int() })),
        /** Shares of the goods, 0 to 1. */
        tips: z.object({ basic: z.number(), standard: z.number(), premium: z.number() }),
        /** Days until a parcel leaves: buying, the way to the warehouse, photos, packing. */
        preparation: z.object({ min: z.int(), max: z.int() }),
        restrictedItems: z.array(
          z.object({
            id: z.string(),
            name: z.string(),
            description: z.string(),
            remedy: z.enum(REMEDIES),
            /** Ours, and the operator has not checked it yet. */
            isUnchecked: z.boolean(),
            /** Where this holds; empty for everywhere. */
            countries: z.array(z.string()),
          }),
        ),
      }),
    }),
  ),

  estimate: procedure({
    access: 'public',
    metered: false,
    tag: 'global-services',
    method: 'POST',
    path: '/global-services/estimates',
    summary: 'What something would cost now, line by line; nothing is stored',
    limit: READS,
  })
    .input(quoteShapes.quoteRequest)
    .output(quoteShapes.price)
    .errors(PRICE_ERRORS),

  quote: memberProcedure({
    tag: 'global-services',
    method: 'POST',
    path: '/global-services/quotes',
    summary: 'A quote that an order can be made of for 30 minutes; the same id again is the same quote',
    limit: { max: 120, seconds: 600 },
  })
    .input(quoteShapes.quoteRequest.extend({ id: z.uuid() }))
    .output(quoteShapes.quote)
    .errors({
      ...PRICE_ERRORS,
      PICTURE_UNKNOWN: { status: 422, message: 'A picture is not there, or not yours.' },
      QUOTE_TAKEN: { status: 409, message: 'This id names another quote.' },
    }),

  readQuote: memberProcedure({
    tag: 'global-services',
    method: 'GET',
    path: '/global-services/quotes/{id}',
    summary: 'A quote of one’s own, also after its time',
    limit: READS,
  })
    .input(z.object({ id: z.uuid() }))
    .output(quoteShapes.quote),
};
export type GlobalServicesContract = typeof globalServicesContract;
