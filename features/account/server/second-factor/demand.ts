// Whether the settings demand a second factor of a person who has none.

import type { Member } from '../../../../kit/core/access.ts';
import type { AccountDeps } from '../deps.ts';

/** True for an admin who must set one up before anything else in the admin area. */
export async function needsSecondFactor(
  { db, readRules }: Pick<AccountDeps, 'db' | 'readRules'>,
  { role, hasSecondFactor }: Pick<Member, 'role' | 'hasSecondFactor'>,
): Promise<boolean> {
  if (role !== 'admin' || hasSecondFactor) return false;
  const { adminSecondFactor } = await readRules(db, new Date());
  return adminSecondFactor === 1;
}
