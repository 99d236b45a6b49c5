// All roles for admins: those that were made here, and those that ship.

import { useQuery } from '@tanstack/react-query';
import { Page } from '../../../../kit/web/ui/page.tsx';
import { QueryPart } from '../../../../kit/web/ui/query-part.tsx';
import { adminRolesQuery } from '../admin/queries.ts';
import { RoleTable } from '../admin/role-table.tsx';
import { t } from '../texts.ts';

export function AdminRolesPage() {
  const query = useQuery(adminRolesQuery);
  return (
    <Page title={t('admin.title')} lead={t('admin.lead')} width="wide">
      <QueryPart query={query} failed={t('list.failed')} lines={12}>
        {(roles) => <RoleTable roles={roles} />}
      </QueryPart>
    </Page>
  );
}
