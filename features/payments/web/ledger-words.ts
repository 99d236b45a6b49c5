// How this feature names for admins what it posts to the ledger.

import { type LedgerWords, naming } from '../../ledger/web/api.ts';
import { PAYMENTS_JOURNALS, type ProviderName } from '../domain/index.ts';
import { t } from './texts.ts';

export const paymentsWords: LedgerWords = {
  journals: naming(PAYMENTS_JOURNALS, (kind) => t(`journals.${kind}`)),
  owners: {
    stripe: () => t('ways.stripe'),
    transfer: () => t('ways.transfer'),
    test: () => t('ways.test'),
  } satisfies Record<ProviderName, () => string>,
};
