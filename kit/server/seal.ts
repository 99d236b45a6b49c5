// Encrypts confidential values (payout details, provider keys) with a key derived from the server's secret.

import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { err, type Failure, ok, type Result } from '../core/result.ts';

export type SealFailure =
  /** Sealed with another secret than this server has. */
  | Failure<'other_key', { readonly keyId: string }>
  /** Cut off, changed, or sealed for another place than this. */
  | Failure<'broken'>;

export type Sealer = {
  /** The text as it may lie in the database; `place` names the one row and column it belongs to, such as `payout:<id>`. */
  readonly seal: (text: string, place: string) => string;
  readonly open: (sealed: string, place: string) => Result<string, SealFailure>;
};

const VERSION = 's1';
const KEY_BYTES = 32;
/** As NIST SP 800-38D recommends for GCM; random, which is safe for far more texts than we ever seal with one key. */
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_ID_LENGTH = 8;

/**
 * AES-256-GCM with a key of its own for each `purpose` (HKDF-SHA-256 from the server's secret). What is sealed names
 * its key, so that a change of the secret is told from damage: `s1.<key id>.<nonce, text and tag in base64url>`.
 */
export function createSealer(secret: string, purpose: string): Sealer {
  const key = Buffer.from(hkdfSync('sha256', secret, 'yulu seal', purpose, KEY_BYTES));
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, KEY_ID_LENGTH);
  return {
    seal: (text, place) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(place));
      const hidden = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      const bytes = Buffer.concat([nonce, hidden, cipher.getAuthTag()]);
      return [VERSION, keyId, bytes.toString('base64url')].join('.');
    },
    open: (sealed, place) => {
      const [version, usedKey = '', content = ''] = sealed.split('.');
      const bytes = Buffer.from(content, 'base64url');
      if (version !== VERSION || bytes.length < NONCE_BYTES + TAG_BYTES) return err('broken');
      return usedKey === keyId ? decipher(key, bytes, place) : err('other_key', { keyId: usedKey });
    },
  };
}

function decipher(key: Buffer, bytes: Buffer, place: string): Result<string, SealFailure> {
  const decipherer = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipherer.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    const plain = decipherer.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
    return ok(Buffer.concat([plain, decipherer.final()]).toString('utf8'));
  } catch {
    // The only thing that `final` can find wrong: the tag does not fit.
    return err('broken');
  }
}
