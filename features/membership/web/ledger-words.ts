// How this feature names for admins what it posts to the ledger.

import { type LedgerWords, naming } from '../../ledger/web/api.ts';
import { MEMBERSHIP_JOURNALS } from '../domain/index.ts';
import { t } from './texts.ts';

export const membershipWords: LedgerWords = {
  journals: naming(MEMBERSHIP_JOURNALS, (kind) => t(`journals.${kind}`)),
};
