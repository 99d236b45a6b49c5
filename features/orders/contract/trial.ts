// Trying settings before they hold: what the latest orders would have cost.

import * as z from 'zod';
import { adminProcedure } from '../../../kit/core/procedure.ts';
import { PRICE_AREAS } from '../../global-services/domain/index.ts';
import { TRIAL_REFUSALS } from '../domain/index.ts';
import { fen } from './shapes.ts';

export const trialContract = {
  trySettings: adminProcedure({
    tag: 'orders',
    method: 'POST',
    path: '/admin/global-settings/trials',
    summary:
      'What the latest 50 orders, or those of a period, would have cost under a draft of settings; nothing is stored',
    limit: { max: 120, seconds: 600 },
    unaudited: 'it only reckons, and changes nothing',
  })
    .input(
      z.object({
        area: z.enum(PRICE_AREAS),
        /** All values of the area, as they would be saved. */
        values: z.record(z.string().max(60), z.unknown()),
        /** Orders placed from the first moment on and before the second; null: the latest. */
        period: z
          .object({ from: z.iso.datetime(), until: z.iso.datetime() })
          .refine(({ from, until }) => from < until)
          .nullable()
          .default(null),
      }),
    )
    .output(
      z.object({
        /** The newest first. */
        orders: z.array(
          z.object({
            id: z.uuid(),
            number: z.string(),
            product: z.string(),
            country: z.string(),
            placedAt: z.iso.datetime(),
            soldFen: fen,
            /** Null where the draft knows no price for it. */
            triedFen: fen.nullable(),
            borderSoldFen: fen,
            borderTriedFen: fen.nullable(),
            refusal: z.enum(TRIAL_REFUSALS).nullable(),
          }),
        ),
        /** Whether there are more than these. */
        isCut: z.boolean(),
        /** Of the orders that have a price both times. */
        sum: z.object({ soldFen: fen, triedFen: fen }),
      }),
    )
    .errors({
      DRAFT_INVALID: {
        status: 422,
        message: 'Some values are not possible.',
        data: z.object({ keys: z.array(z.string()) }),
      },
    }),
};
