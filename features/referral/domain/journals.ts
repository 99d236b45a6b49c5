// What inviting has posted to the ledger; each has its name under `journals` in the texts.

import { journalKinds } from '../../ledger/domain/index.ts';

export const REFERRAL_JOURNALS = journalKinds('invitation');
