// Addresses under which a file can be read for some days by whoever was given them.

import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

export type SignedAddresses = {
  /** The path to read the file at; equal for a day, so that browsers keep what they have fetched. */
  readonly addressOf: (fileId: string, now: Date) => string;
  /** The path to read the file at until a moment that its owner was told. */
  readonly addressUntil: (fileId: string, until: Date) => string;
  readonly check: (address: Signed, now: Date) => 'good' | 'expired' | 'wrong';
};

export type Signed = { readonly fileId: string; readonly until: string; readonly signature: string };

export const FILES_PATH = '/files';
const DAY_MS = 24 * 3600 * 1000;
const KEY_BYTES = 32;

/** Signed with a key of its own from the server's secret; an `addressOf` is good from 24 to 48 hours. */
export function createSignedAddresses(secret: string): SignedAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, 'yulu files', 'signed addresses', KEY_BYTES));
  const sign = (fileId: string, until: string) =>
    createHmac('sha256', key).update(`${fileId} ${until}`).digest();
  const addressAt = (fileId: string, seconds: number) => {
    const until = String(seconds);
    const signature = sign(fileId, until).toString('base64url');
    return `/api${FILES_PATH}/${fileId}?until=${until}&signature=${signature}`;
  };
  return {
    addressOf: (fileId, now) => addressAt(fileId, (Math.floor(now.getTime() / DAY_MS) + 2) * (DAY_MS / 1000)),
    addressUntil: (fileId, until) => addressAt(fileId, Math.floor(until.getTime() / 1000)),
    check: ({ fileId, until, signature }, now) => {
      const given = Buffer.from(signature, 'base64url');
      const wanted = sign(fileId, until);
      if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) return 'wrong';
      return Number(until) * 1000 > now.getTime() ? 'good' : 'expired';
    },
  };
}
