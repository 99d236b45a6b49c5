// The audit: every admin reads all of it, by kind of change or by person.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AUDIT_ACTIONS } from '../../domain/actions.ts';
import { AuditTable } from '../components/audit-table.tsx';
import { Readers } from '../components/readers.tsx';
import { type AuditFilter, auditQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function AuditPage() {
  const { read, change } = useAddressFilter();
  const action = AUDIT_ACTIONS.find((known) => known === read('action'));
  const subjectId = read('subject') ?? '';
  const options = AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }));
  const isFiltered = action !== undefined || subjectId !== '';
  return (
    <Page title={t('title')} lead={t('lead')} width="wide">
      <search className="mb-6 flex flex-wrap items-end gap-4">
        <div className="w-full max-w-form">
          <Select
            label={t('action')}
            options={[{ value: '', label: t('any') }, ...options]}
            value={action ?? ''}
            onChange={(chosen) => change({ action: chosen })}
          />
        </div>
        {isFiltered ? (
          <Button onClick={() => change({ action: '', subject: '' })}>{t('clear')}</Button>
        ) : null}
      </search>
      <div className="grid gap-12">
        <Entries filter={{ action, subjectId }} />
        <Readers />
      </div>
    </Page>
  );
}

function Entries({ filter }: { readonly filter: AuditFilter }) {
  const query = useInfiniteQuery(auditQuery(filter));
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.entries}
      failed={t('failed')}
      empty={
        <EmptyState title={t('emptyTitle')} action={null}>
          {t('empty')}
        </EmptyState>
      }
    >
      {(entries) => <AuditTable entries={entries} />}
    </ListPart>
  );
}
