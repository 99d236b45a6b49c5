// A check on its way through accounts and then journals: a value that can be stored, so that another process goes on.

import * as z from 'zod';

const position = z.object({
  accountId: z.string(),
  number: z.number(),
  balance: z.string(),
  fingerprint: z.string(),
  isBroken: z.boolean().optional(),
});

export const walkSchema = z.object({
  phase: z.enum(['accounts', 'journals', 'done']),
  /** The last id of the phase that was begun. */
  after: z.string(),
  /** Accounts that were begun and are longer than a slice. */
  open: z.array(position),
  accounts: z.number(),
  journals: z.number(),
  entries: z.number(),
  tookMs: z.number(),
});
export type Walk = z.infer<typeof walkSchema>;

export const FIRST_ID = '00000000-0000-0000-0000-000000000000';

export const beginning: Walk = {
  phase: 'accounts',
  after: FIRST_ID,
  open: [],
  accounts: 0,
  journals: 0,
  entries: 0,
  tookMs: 0,
};
