// How this feature names for admins what it posts to the ledger.

import { type LedgerWords, naming } from '../../ledger/web/api.ts';
import { DISTRIBUTION_JOURNALS, type PayoutMethod } from '../domain/index.ts';
import { t } from './texts.ts';

export const distributionWords: LedgerWords = {
  journals: naming(DISTRIBUTION_JOURNALS, (kind) => t(`journals.${kind}`)),
  owners: {
    bank_transfer: () => t('methods.bank_transfer'),
    alipay: () => t('methods.alipay'),
    wechat_pay: () => t('methods.wechat_pay'),
    paypal: () => t('methods.paypal'),
    pix: () => t('methods.pix'),
  } satisfies Record<PayoutMethod, () => string>,
};
