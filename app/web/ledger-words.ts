// What is posted to the ledger and who owns its accounts, in the words of the features; fetched with the ledger's pages.

import { distributionWords } from '../../features/distribution/web/api.ts';
import { type LedgerWords, ledgerWords } from '../../features/ledger/web/api.ts';
import { membershipWords } from '../../features/membership/web/api.ts';
import { ordersWords } from '../../features/orders/web/api.ts';
import { paymentsWords } from '../../features/payments/web/api.ts';
import { referralWords } from '../../features/referral/web/api.ts';
import { studyTimeWords } from '../../features/study-time/web/api.ts';

export const allLedgerWords: readonly LedgerWords[] = [
  ledgerWords,
  paymentsWords,
  membershipWords,
  studyTimeWords,
  referralWords,
  distributionWords,
  ordersWords,
];
