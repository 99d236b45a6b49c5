// What the membership posts to the ledger; each has its name under `journals` in the texts.

import { journalKinds } from '../../ledger/domain/index.ts';

export const MEMBERSHIP_JOURNALS = journalKinds(
  'membership.sold',
  'membership.taken_back',
  'membership.restored',
  'boosters.bought',
  'boosters.taken_back',
);
