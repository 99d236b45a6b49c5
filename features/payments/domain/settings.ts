// What admins set for payments: where transfers go, and how long one may take.

import * as z from 'zod';
import { defineArea } from '../../settings/domain/index.ts';

const line = z.string().trim().max(200);

export const paymentsArea = defineArea({
  area: 'payments',
  schema: z.strictObject({
    accountHolder: line,
    bankName: line,
    accountNumber: line,
    transferNote: z.string().trim().max(1000),
    transferDays: z.int().min(1).max(30),
  }),
  // Without an account number there is nowhere to transfer to, and the way is not offered.
  defaults: { accountHolder: '', bankName: '', accountNumber: '', transferNote: '', transferDays: 7 },
  fields: {
    accountHolder: 'text',
    bankName: 'text',
    accountNumber: 'text',
    transferNote: 'lines',
    transferDays: 'count',
  },
});
