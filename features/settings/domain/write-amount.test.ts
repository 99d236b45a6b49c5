// Amounts in mails: yuan, and beside it the currency that the reader was shown.

import { expect, test } from 'vitest';
import { writeFenShown } from './write-amount.ts';

const plain = (text: string): string => text.replaceAll('\u00A0', ' ');

test.each([
  [null, 'en', 'CN¥99.00'],
  [{ currency: 'USD', rate: '7.1' }, 'en', 'CN¥99.00 (≈ US$13.94)'],
  [{ currency: 'KRW', rate: '0.0052' }, 'en', 'CN¥99.00 (≈ ₩19,038)'],
  [{ currency: 'BRL', rate: '1.31' }, 'pt', 'CN¥ 99,00 (≈ R$ 75,57)'],
  // A currency that was taken off the list since is no reason to send no mail.
  [{ currency: 'CHF', rate: '1' }, 'en', 'CN¥99.00'],
] as const)('%o in %s: %s', (shown, locale, written) => {
  expect(plain(writeFenShown(9900, shown, locale))).toBe(written);
});
