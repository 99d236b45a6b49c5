// What admins set for accounts.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';

export type AccountRules = {
  readonly adminSecondFactor: number;
  readonly unverifiedMaxFen: number;
};

export const accountArea = defineArea({
  area: 'account',
  schema: z.strictObject({
    /** 1: admins must have a second factor; 0: they may. */
    adminSecondFactor: z.int().min(0).max(1),
    /** What costs more waits for a proven mail address. */
    unverifiedMaxFen: z.int().min(0).max(100_000_000),
  }),
  defaults: { adminSecondFactor: 0, unverifiedMaxFen: 20_000 },
  fields: { adminSecondFactor: 'count', unverifiedMaxFen: 'money' },
});
