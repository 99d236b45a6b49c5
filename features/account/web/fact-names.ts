// How facts of accounts that others record are called.

import { ROLES } from '../../../kit/core/access.ts';
import { t } from './texts.ts';

/** Undefined for a role that is none any more. */
export function roleName(value: string): string | undefined {
  const role = ROLES.find((known) => known === value);
  return role && t(`roles.${role}`);
}
