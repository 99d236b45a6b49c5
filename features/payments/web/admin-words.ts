// Codes of the server in words for admins; a code that a newer server knows is shown as it is.

import type zh from '../text/zh.json';
import type { AdminSummary } from './queries.ts';
import { t } from './texts.ts';

type Verdict = keyof (typeof zh)['verdicts'];

const VERDICTS: Readonly<Record<Verdict, true>> = {
  captured: true,
  known: true,
  duplicate: true,
  surplus: true,
  paid_less: true,
  paid_alike: true,
  amount_differs: true,
  currency_differs: true,
  session_differs: true,
  payment_unknown: true,
  irrelevant: true,
  pending: true,
  failed: true,
  expired: true,
  superseded: true,
  refund_succeeded: true,
  refund_failed: true,
  refund_pending: true,
  refund_unknown: true,
  refund_differs: true,
  refund_bounced: true,
  refund_outside: true,
  refund_exceeds: true,
  dispute_open: true,
  dispute_lost: true,
  dispute_won: true,
  dispute_won_late: true,
  dispute_exceeds: true,
  signature_wrong: true,
  signature_late: true,
  not_json: true,
};

const isVerdict = (code: string): code is Verdict => Object.hasOwn(VERDICTS, code);

/** What was made of a message, or what an admin should look at. */
export const verdictText = (code: string): string => (isVerdict(code) ? t(`verdicts.${code}`) : code);

type BankReason = keyof (typeof zh)['bankReasons'];

const BANK_REASONS: Readonly<Record<BankReason, true>> = {
  fraudulent: true,
  unrecognized: true,
  duplicate: true,
  product_not_received: true,
  product_unacceptable: true,
  subscription_canceled: true,
  credit_not_processed: true,
  general: true,
};

const isBankReason = (code: string): code is BankReason => Object.hasOwn(BANK_REASONS, code);

/** Why the bank disputes a payment; a word of the provider that we do not know is shown as it is. */
export const bankReasonText = (code: string | null): string =>
  code !== null && !isBankReason(code) ? code : t(`bankReasons.${code ?? 'general'}`);

export const payerText = ({ payerName, payerId }: Pick<AdminSummary, 'payerName' | 'payerId'>): string =>
  payerName ?? t('admin.gone', { id: payerId.slice(0, 8) });
