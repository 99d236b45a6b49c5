// The status of a role as admins see it.

import type { Role } from '../../../content/schema/studies/role.ts';
import type { RoleRow, VersionRow } from './role-drafts.ts';

/** `shown`: the version that is looked at, the newest or an older one. */
export function madeRoleStatus(row: RoleRow, shown: Pick<VersionRow, 'complete'>) {
  const isPublished = row.publishedVersion !== null;
  return {
    id: row.id,
    origin: 'made' as const,
    state: row.isHidden ? ('hidden' as const) : isPublished ? ('published' as const) : ('draft' as const),
    version: row.version,
    publishedVersion: row.publishedVersion,
    isComplete: shown.complete !== null,
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** `row` is there once somebody has hidden the role. */
export function shippedRoleStatus({ id }: Role, row: RoleRow | undefined) {
  return {
    id,
    origin: 'shipped' as const,
    state: row?.isHidden ? ('hidden' as const) : ('published' as const),
    version: 0,
    publishedVersion: null,
    isComplete: true,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}
