// How facts of accounts that others record are called.

import { ROLES } from '../../../kit/core/access.ts';
import { BAN_CAUSES } from '../domain/index.ts';
import { t } from './texts.ts';

/** Undefined for a role that is none any more. */
export function roleName(value: string): string | undefined {
  const role = ROLES.find((known) => known === value);
  return role && t(`roles.${role}`);
}

/** Why an account is locked; undefined for a cause that is none any more. */
export function causeName(value: string): string | undefined {
  const cause = BAN_CAUSES.find((known) => known === value);
  return cause && t(`lock.causes.${cause}`);
}
