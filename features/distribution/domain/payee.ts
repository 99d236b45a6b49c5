// To whom a withdrawal is paid, and how much of that may be seen.

export const PAYOUT_METHODS = ['bank_transfer', 'alipay', 'wechat_pay', 'paypal', 'pix'] as const;
export type PayoutMethod = (typeof PAYOUT_METHODS)[number];

/** As the distributor gives it; kept sealed. */
export type Payee = {
  readonly method: PayoutMethod;
  /** The account's holder. */
  readonly name: string;
  /** Number, address or key, with what else the method needs (bank, branch). */
  readonly account: string;
};

/**
 * What may be shown of an account: of a mail address its first letter and its service, of all else the last characters,
 * fewer of a short one; dots of no telling number stand for the rest.
 */
export function maskAccount(account: string): string {
  const plain = account.replace(/\s+/g, '');
  const at = plain.lastIndexOf('@');
  if (at > 0) return `${Array.from(plain)[0] ?? ''}••••${plain.slice(at)}`;
  const letters = Array.from(plain);
  const shown = letters.length >= 10 ? 4 : letters.length >= 5 ? 2 : 0;
  return `••••${shown === 0 ? '' : letters.slice(-shown).join('')}`;
}
