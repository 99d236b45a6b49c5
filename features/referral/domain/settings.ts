// What admins set for inviting.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';
import type { ReferralTerms } from './rewards.ts';

const many = z.int().min(1).max(100_000);

export const referralArea = defineArea({
  area: 'referral',
  schema: z
    .strictObject({
      guestMinutes: z.int().min(0).max(600),
      firstNeeded: many,
      firstDays: z.int().min(1).max(366),
      secondNeeded: many,
      secondMonths: z.int().min(1).max(24),
    })
    .refine(({ firstNeeded, secondNeeded }) => firstNeeded < secondNeeded),
  // Decisions 8 and 9.
  defaults: {
    guestMinutes: 15,
    firstNeeded: 10,
    firstDays: 3,
    secondNeeded: 20,
    secondMonths: 1,
  } satisfies ReferralTerms,
  fields: {
    guestMinutes: 'count',
    firstNeeded: 'count',
    firstDays: 'count',
    secondNeeded: 'count',
    secondMonths: 'count',
  },
});
