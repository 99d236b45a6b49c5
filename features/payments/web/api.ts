// The public face of the payments' pages: how their settings are named, what they post to the ledger, and the ways that are open.

import type { SettingsForm } from '../../settings/web/api.ts';
import { t } from './texts.ts';

export { verdictText } from './admin-words.ts';

export const paymentsForm: SettingsForm = {
  area: 'payments',
  title: () => t('settings.title'),
  labels: {
    accountHolder: () => t('settings.accountHolder'),
    bankName: () => t('settings.bankName'),
    accountNumber: () => t('settings.accountNumber'),
    transferNote: () => t('settings.transferNote'),
    transferDays: () => t('settings.transferDays'),
  },
};
export { OpenWays } from './components/payer/open-ways.tsx';
export { refundOfFact } from './fact-names.ts';
export { paymentsWords } from './ledger-words.ts';
