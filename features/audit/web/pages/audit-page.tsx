// The audit: every admin reads all of it, by what was done, by whom, to whom and when, and takes it out as a table.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { ExportButton } from '../../../../kit/web/export-button.tsx';
import { errorText } from '../../../../kit/web/i18n.ts';
import { type AddressFilter, useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import type { SettingsForm } from '../../../settings/web/api.ts';
import { AUDIT_ACTIONS, SUBJECT_KINDS } from '../../domain/actions.ts';
import { AuditTable } from '../components/audit-table.tsx';
import { Readers } from '../components/readers.tsx';
import type { FactNames } from '../fact-names.ts';
import { type AuditFilter, auditQuery, readTable } from '../queries.ts';
import { t } from '../texts.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOTHING = { action: '', kind: '', subject: '', actor: '', from: '', until: '' };

function readFilter({ read }: AddressFilter): AuditFilter {
  const action = AUDIT_ACTIONS.find((known) => known === read('action'));
  const kind = SUBJECT_KINDS.find((known) => known === read('kind'));
  const actor = userIdSchema.safeParse(read('actor')).data;
  const [subjectId, from, until] = [read('subject'), read('from'), read('until')];
  return {
    ...(action === undefined ? {} : { action }),
    ...(kind === undefined ? {} : { kind }),
    ...(actor === undefined ? {} : { actorId: actor }),
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(from !== undefined && DAY.test(from) ? { from } : {}),
    ...(until !== undefined && DAY.test(until) ? { until } : {}),
  };
}

type AuditPageProps = {
  /** How settings are named. */
  readonly forms: readonly SettingsForm[];
  /** How values of facts are called. */
  readonly names: FactNames;
};

export function AuditPage(words: AuditPageProps) {
  const address = useAddressFilter();
  const filter = readFilter(address);
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="wide"
      actions={
        <ExportButton
          label={t('export')}
          name="audit.csv"
          read={(cursor) => readTable(filter, cursor)}
          explain={(error) => errorText(errorCode(error))}
        />
      }
    >
      <Filters address={address} filter={filter} />
      <div className="grid gap-12">
        <Entries filter={filter} {...words} />
        <Readers />
      </div>
    </Page>
  );
}

type FiltersProps = { readonly address: AddressFilter; readonly filter: AuditFilter };

function Filters({ address, filter }: FiltersProps) {
  const { change } = address;
  const options = AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }));
  return (
    <search className="mb-6 grid items-start gap-4 tablet:grid-cols-2 wide:grid-cols-3">
      <Select
        label={t('about')}
        options={[
          { value: '', label: t('any') },
          ...SUBJECT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) })),
        ]}
        value={filter.kind ?? ''}
        onChange={(chosen) => change({ kind: chosen })}
      />
      <Select
        label={t('action')}
        options={[{ value: '', label: t('any') }, ...options]}
        value={filter.action ?? ''}
        onChange={(chosen) => change({ action: chosen })}
      />
      <Subject key={filter.subjectId ?? ''} address={address} filter={filter} />
      <TextField
        label={t('from')}
        type="date"
        value={filter.from ?? ''}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label={t('until')}
        type="date"
        value={filter.until ?? ''}
        onChange={(event) => change({ until: event.target.value })}
      />
      {Object.keys(filter).length > 0 ? <Button onClick={() => change(NOTHING)}>{t('clear')}</Button> : null}
    </search>
  );
}

/** Looked up when it is typed to its end: a part of a number finds nothing. */
function Subject({ address: { change }, filter: { subjectId = '' } }: FiltersProps) {
  const [typed, setTyped] = useState(subjectId);
  const look = () => (typed.trim() === subjectId ? undefined : change({ subject: typed.trim() }));
  return (
    <TextField
      label={t('subject')}
      hint={t('subjectHint')}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={look}
      onKeyDown={(event) => (event.key === 'Enter' ? look() : undefined)}
    />
  );
}

const isDated = ({ from, until }: AuditFilter): boolean => from !== undefined || until !== undefined;

function Entries({ filter, ...words }: AuditPageProps & { readonly filter: AuditFilter }) {
  const query = useInfiniteQuery(auditQuery(filter));
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.entries}
      failed={t('failed')}
      empty={
        <EmptyState title={t(isDated(filter) ? 'noneTitle' : 'emptyTitle')} action={null}>
          {t('empty')}
        </EmptyState>
      }
    >
      {(entries) => <AuditTable {...words} entries={entries} />}
    </ListPart>
  );
}
