// What study time posts to the ledger; each has its name under `journals` in the texts.

import { journalKinds } from '../../ledger/domain/index.ts';

export const STUDY_TIME_JOURNALS = journalKinds(
  'study_time.issued',
  'study_time.raised',
  'study_time.expired',
  'study_time.used',
  'study_time.booster_applied',
  'study_time.given',
);
