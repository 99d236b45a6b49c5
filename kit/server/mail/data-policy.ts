// How long rows of the mail stay, and what becomes of them when their person goes.

import { type DataPolicy, DELETED, declareData, removedAfter } from '../db/declare-data.ts';
import { mails } from './tables.ts';

export const mailData: readonly DataPolicy[] = [
  declareData(mails, {
    retention: removedAfter(90, 'sentAt'),
    // Never by the address: it may have been somebody else's.
    of: 'ownerId',
    // Emptied once sent; until then it may let its reader in.
    secrets: ['body', 'html'],
    columns: DELETED,
  }),
];
