// What one feature shows of a person: its facts and its latest rows.

import { Link } from 'react-router';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { Section } from '../../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../../kit/web/ui/page/table.tsx';
import type { PersonPart } from '../../queries.ts';
import { t } from '../../texts.ts';
import { isNothing, LINK, Shown } from './shown-value.tsx';

type Content = NonNullable<PersonPart['content']>;
type PartTable = NonNullable<Content['table']>;

export function PartView({ part: { title, content } }: { readonly part: PersonPart }) {
  return (
    <Section title={title}>
      {content === null ? <Notice tone="wrong">{t('person.partFailed')}</Notice> : null}
      {content === null ? null : <Read title={title} content={content} />}
    </Section>
  );
}

function Read({ title, content: { facts, table, more } }: { title: string; content: Content }) {
  return (
    <div className="grid gap-4">
      {facts.length === 0 ? null : (
        <dl className="grid grid-cols-2 gap-x-8 gap-y-3 tablet:grid-cols-3">
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt className="text-caption text-muted">{label}</dt>
              <dd>
                <Shown value={value} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {table === null || table.rows.length === 0 ? null : <Rows title={title} table={table} />}
      {more === null ? null : (
        <Link to={more.to} className={`inline-flex min-h-11 items-center justify-self-start ${LINK}`}>
          {more.text}
        </Link>
      )}
    </div>
  );
}

function Rows({ title, table }: { readonly title: string; readonly table: PartTable }) {
  return (
    <Table
      caption={title}
      rows={table.rows}
      rowKey={({ key }) => key}
      columns={table.columns.map(toColumn)}
    />
  );
}

const toColumn = (
  { label, isNumber }: PartTable['columns'][number],
  place: number,
): Column<PartTable['rows'][number]> => ({
  key: label,
  header: label,
  ...(isNumber ? { align: 'end' } : {}),
  cell: ({ values }) => <Shown value={values[place] ?? null} />,
});

/** Whether a part was read and has nothing to show. */
export const isEmpty = ({ content }: PersonPart): boolean =>
  content !== null &&
  (content.table === null || content.table.rows.length === 0) &&
  content.facts.every(({ value }) => isNothing(value));
