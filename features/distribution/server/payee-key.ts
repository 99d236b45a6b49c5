// Tells two withdrawals to one account, whoever asks for them, without keeping the account readable.

import { createHmac } from 'node:crypto';
import type { Payee } from '../domain/index.ts';

/** The same for an account however it is typed: case, spaces and hyphens do not count, nor does the holder's name. */
export function hashPayee(secret: string, { method, account }: Pick<Payee, 'method' | 'account'>): string {
  const plain = account.replace(/[\s-]+/g, '').toLowerCase();
  return createHmac('sha256', secret).update(`yulu payee\n${method}\n${plain}`).digest('base64url');
}
