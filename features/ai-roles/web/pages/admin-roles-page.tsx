// All roles for admins: those that were made here, and those that ship.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { ImportDialog } from '../admin/card/import-dialog.tsx';
import { adminRolesQuery } from '../admin/queries.ts';
import { RoleTable } from '../admin/role-table.tsx';
import { t } from '../texts.ts';

export function AdminRolesPage() {
  const query = useQuery(adminRolesQuery);
  const [isImporting, setImporting] = useState(false);
  return (
    <Page
      title={t('admin.title')}
      lead={t('admin.lead')}
      width="wide"
      actions={
        <>
          <Button onClick={() => setImporting(true)}>{t('import.title')}</Button>
          <ButtonLink look="primary" to="/admin/ai-roles/new">
            {t('admin.new')}
          </ButtonLink>
        </>
      }
    >
      <QueryPart query={query} failed={t('list.failed')} lines={12}>
        {(roles) => <RoleTable roles={roles} />}
      </QueryPart>
      {isImporting ? <ImportDialog onClose={() => setImporting(false)} /> : null}
    </Page>
  );
}
