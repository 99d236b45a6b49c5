// A new role: empty, or with all that another one has.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { emptyDraft } from '../../domain/draft.ts';
import { RoleEditor } from '../admin/editor/role-editor.tsx';
import { adminRoleQuery } from '../admin/queries.ts';
import { t } from '../texts.ts';

export function AdminNewRolePage() {
  const [search] = useSearchParams();
  const from = search.get('from');
  return (
    <Page title={t('admin.newTitle')} lead={t('admin.newLead')} width="wide">
      {from === null ? <Empty /> : <Copy key={from} of={from} />}
    </Page>
  );
}

function Empty() {
  const [draft] = useState(emptyDraft);
  return <RoleEditor role={undefined} draft={draft} storageKey="new" />;
}

function Copy({ of }: { readonly of: string }) {
  const query = useQuery(adminRoleQuery(of));
  return (
    <QueryPart query={query} failed={t('role.failed')} lines={12}>
      {({ draft }) => <RoleEditor role={undefined} draft={draft} storageKey={`copy:${of}`} />}
    </QueryPart>
  );
}
