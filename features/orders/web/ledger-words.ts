// How this feature names for admins what it posts to the ledger.

import { type LedgerWords, naming } from '../../ledger/web/api.ts';
import { ORDER_JOURNALS } from '../domain/journals.ts';
import { t } from './texts.ts';

export const ordersWords: LedgerWords = {
  journals: naming(ORDER_JOURNALS, (kind) => t(`journals.${kind}`)),
};
