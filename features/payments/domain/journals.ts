// What payments post to the ledger; each has its name under `journals` in the texts.

import { journalKinds } from '../../ledger/domain/index.ts';

export const PAYMENTS_JOURNALS = journalKinds(
  'payment.captured',
  'refund.reserved',
  'refund.settled',
  'dispute.won',
);
