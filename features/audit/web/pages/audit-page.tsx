// The audit: every admin reads all of it, by what was done, by whom, to whom and when, and takes it out as a table.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { userIdSchema } from '../../../../kit/core/user-id.ts';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { ExportButton } from '../../../../kit/web/files/export-button.tsx';
import { errorText } from '../../../../kit/web/i18n.ts';
import { type AddressFilter, useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { AUDIT_ACTIONS, SUBJECT_KINDS } from '../../domain/actions.ts';
import { type ChangeWords, isId, wordSubject } from '../change-words.ts';
import { AuditTable } from '../components/audit-table.tsx';
import { Readers } from '../components/readers.tsx';
import { type AuditFilter, actorsQuery, auditQuery, readForTable } from '../queries.ts';
import { subjectPath } from '../subject-path.ts';
import { t } from '../texts.ts';
import { writeTable } from '../write-table.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const NOTHING = { search: '', action: '', kind: '', subject: '', actor: '', from: '', until: '' };

function readFilter({ read, search }: AddressFilter): AuditFilter {
  const action = AUDIT_ACTIONS.find((known) => known === read('action'));
  const kind = SUBJECT_KINDS.find((known) => known === read('kind'));
  const actor = read('actor') === 'system' ? 'system' : userIdSchema.safeParse(read('actor')).data;
  const [subjectId, from, until] = [read('subject'), read('from'), read('until')];
  return {
    ...(search === '' ? {} : { search }),
    ...(action === undefined ? {} : { action }),
    ...(kind === undefined ? {} : { kind }),
    ...(actor === undefined ? {} : { actorId: actor }),
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(from !== undefined && DAY.test(from) ? { from } : {}),
    ...(until !== undefined && DAY.test(until) ? { until } : {}),
  };
}

export function AuditPage(words: ChangeWords) {
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
          read={async (cursor) => {
            const { entries, nextCursor } = await readForTable(filter, cursor);
            return { csv: writeTable(entries, cursor === undefined, words), nextCursor };
          }}
          explain={(error) => errorText(errorCode(error))}
        />
      }
    >
      <Filters address={address} filter={filter} forms={words.forms} />
      <div className="grid gap-12">
        <Entries filter={filter} {...words} />
        <Readers />
      </div>
    </Page>
  );
}

type FiltersProps = {
  readonly address: AddressFilter;
  readonly filter: AuditFilter;
  readonly forms: ChangeWords['forms'];
};

function Filters({ address, filter, forms }: FiltersProps) {
  const { change, typed, setTyped } = address;
  const options = AUDIT_ACTIONS.map((value) => ({ value, label: t(`actions.${value}`) }));
  return (
    <search className="mb-6 grid grid-cols-2 items-start gap-4 wide:grid-cols-3">
      {/* On a telephone the others stand in pairs, so that entries are in sight. */}
      <div className="max-tablet:col-span-2">
        <SearchField label={t('search')} hint={t('searchHint')} value={typed} onChange={setTyped} />
      </div>
      <div className="max-tablet:col-span-2">
        <Actor address={address} filter={filter} />
      </div>
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
      <TextField
        label={t('from')}
        hint={t('daysOf')}
        type="date"
        value={filter.from ?? ''}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        label={t('until')}
        hint={t('daysOf')}
        type="date"
        value={filter.until ?? ''}
        onChange={(event) => change({ until: event.target.value })}
      />
      {filter.subjectId === undefined ? null : (
        <OnlyAbout filter={filter} asked={filter.subjectId} forms={forms} />
      )}
      {Object.keys(filter).length > 0 ? <Button onClick={() => change(NOTHING)}>{t('clear')}</Button> : null}
    </search>
  );
}

type OnlyAboutProps = Omit<FiltersProps, 'address'> & {
  /** An id, or a whole name. */ readonly asked: string;
};

/** The thing by the name of its newest entry, and the way to it; nobody reads an id. */
function OnlyAbout({ filter, asked, forms }: OnlyAboutProps) {
  const { data } = useInfiniteQuery(auditQuery(filter));
  const entries = data?.pages.flatMap((page) => page.entries) ?? [];
  const found = entries.find(({ subjectId, subjectName }) => subjectId === asked || subjectName === asked);
  const name = found ? wordSubject(found, forms) : isId(asked) ? t('nameless') : asked;
  return (
    <p className="self-center text-small wrap-anywhere">
      {t('onlyAbout')}{' '}
      {found ? (
        <Link
          to={subjectPath(found)}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {name}
        </Link>
      ) : (
        name
      )}
    </p>
  );
}

/** By whom: those who have done something, and whoever a link has named. */
function Actor({ address: { change }, filter: { actorId } }: Omit<FiltersProps, 'forms'>) {
  const { data: actors = [] } = useQuery(actorsQuery);
  const isListed = actorId === undefined || actorId === 'system' || actors.some(({ id }) => id === actorId);
  return (
    <Select
      label={t('by')}
      options={[
        { value: '', label: t('anybody') },
        ...actors.map(({ id, name }) => ({ value: id, label: name })),
        ...(isListed ? [] : [{ value: actorId, label: t('nameless') }]),
        { value: 'system', label: t('system') },
      ]}
      value={actorId ?? ''}
      onChange={(actor) => change({ actor })}
    />
  );
}

function Entries({ filter, ...words }: ChangeWords & { readonly filter: AuditFilter }) {
  const query = useInfiniteQuery(auditQuery(filter));
  const isFiltered = Object.keys(filter).length > 0;
  return (
    <ListPart
      query={query}
      itemsOf={(page) => page.entries}
      failed={t('failed')}
      empty={
        <EmptyState title={t(isFiltered ? 'noneTitle' : 'emptyTitle')} action={null}>
          {t(isFiltered ? 'none' : 'empty')}
        </EmptyState>
      }
    >
      {(entries) => <AuditTable {...words} entries={entries} />}
    </ListPart>
  );
}
