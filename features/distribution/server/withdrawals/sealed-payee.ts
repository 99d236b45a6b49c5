// How payees are sealed: with which key, for which place, and what is in them.

import * as z from 'zod';
import { PAYOUT_METHODS } from '../../domain/index.ts';

/** The purpose of the sealer. */
export const PAYEE_PURPOSE = 'payout details';

/** The place of a row, by its id. */
export const placeOf = (id: string): string => `withdrawal:${id}`;

export const payeeSchema = z.object({
  method: z.enum(PAYOUT_METHODS),
  name: z.string(),
  account: z.string(),
});
