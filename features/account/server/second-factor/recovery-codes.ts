// Recovery codes: each lets its owner in once, without the app. The database holds only keyed hashes of them.

import { createHmac, randomInt } from 'node:crypto';
import type { UserId } from '../../../../kit/core/user-id.ts';

const COUNT = 10;
/** Without letters and digits that are taken for one another. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const GROUP_LENGTH = 4;

/** Ten codes as they are shown, such as `abcd-efgh-jkmn` (59 bits each). */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () =>
    Array.from({ length: GROUPS }, () =>
      Array.from({ length: GROUP_LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join(''),
    ).join('-'),
  );
}

/** Blanks, dashes and case do not count. */
export function hashRecoveryCode(secret: string, personId: UserId, code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHmac('sha256', secret).update(`recovery code ${personId} ${plain}`).digest('base64url');
}
