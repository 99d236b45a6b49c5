// How this feature names for admins what it posts to the ledger.

import { type LedgerWords, naming } from '../../ledger/web/api.ts';
import { REFERRAL_JOURNALS } from '../domain/index.ts';
import { t } from './texts.ts';

export const referralWords: LedgerWords = {
  journals: naming(REFERRAL_JOURNALS, (kind) => t(`journals.${kind}`)),
};
