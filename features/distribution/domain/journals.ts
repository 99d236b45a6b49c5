// What distribution posts to the ledger; each has its name under `journals` in the texts.

import { journalKinds } from '../../ledger/domain/index.ts';

export const DISTRIBUTION_JOURNALS = journalKinds(
  'commission.accrued',
  'commission.matured',
  'commission.reversed',
  'withdrawal.reserved',
  'withdrawal.paid',
  'withdrawal.returned',
);
