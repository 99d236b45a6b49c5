// Judges a code of the second factor: one of the app or a recovery code, each good once.

import type { UserId } from '../../../../kit/core/user-id.ts';
import { spend } from '../../../../kit/server/http/request/guard.ts';
import type { AccountDeps } from '../deps.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { findSecondFactor, type SecondFactorRow, takeRecoveryCode, takeStep } from './second-factor-repo.ts';
import { stepOfCode } from './totp.ts';

/** Only who knows the password comes here; six digits are a million, of which three count at a time. */
const CODES_PER_PERSON = { max: 10, seconds: 900 };

type CodeDeps = Pick<AccountDeps, 'db' | 'sealer' | 'secret'>;

/** Whether the code is right, which uses it up. Throws TOO_MANY_REQUESTS after some wrong ones. */
export async function spendCode(deps: CodeDeps, userId: UserId, typed: string): Promise<boolean> {
  await spend(deps.db, `second-factor:${userId}`, CODES_PER_PERSON);
  const digits = typed.replace(/\s/g, '');
  if (!/^\d{6}$/.test(digits))
    return takeRecoveryCode(deps.db, userId, hashRecoveryCode(deps.secret, userId, typed));
  const row = await findSecondFactor(deps.db, userId);
  return row?.confirmedAt ? spendAppCode(deps, row, digits) : false;
}

/** Whether this is the app's code now; also for a secret that is still to be confirmed. */
export async function spendAppCode(deps: CodeDeps, row: SecondFactorRow, code: string): Promise<boolean> {
  const opened = deps.sealer.open(row.secret, placeOf(row.userId));
  // Sealed with another secret of the server, or damaged: an operator has to reset it.
  if (!opened.ok) return false;
  const step = stepOfCode(opened.value, code.replace(/\s/g, ''), new Date());
  return step !== undefined && takeStep(deps.db, row.userId, step);
}

/** The place that a secret is sealed for. */
export const placeOf = (userId: UserId): string => `second-factor:${userId}`;
