// All distributors, with what they have, wait for and owe.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { type Distributor, distributorsQuery } from '../queries.ts';
import { Amount } from '../show.tsx';
import { t } from '../texts.ts';

export function Distributors() {
  const query = useInfiniteQuery(distributorsQuery);
  return (
    <Section title={t('admin.distributors.list')}>
      <ListPart
        query={query}
        itemsOf={(page) => page.distributors}
        failed={t('admin.distributors.listFailed')}
        empty={<p className="text-muted">{t('admin.distributors.none')}</p>}
      >
        {(distributors) => (
          <Table
            caption={t('admin.distributors.caption')}
            rows={distributors}
            rowKey={({ id }) => id}
            columns={columns()}
          />
        )}
      </ListPart>
    </Section>
  );
}

const columns = (): readonly Column<Distributor>[] => [
  {
    key: 'name',
    header: t('admin.distributors.name'),
    cell: ({ name, email, isBanned }) => (
      <>
        <span className="block wrap-anywhere">
          {name} {isBanned ? <Badge tone="retry">{t('admin.distributors.banned')}</Badge> : null}
        </span>
        <span className="text-caption wrap-anywhere text-muted">{email}</span>
      </>
    ),
  },
  {
    key: 'pending',
    align: 'end',
    header: t('earnings.pending'),
    cell: ({ pendingFen }) => <Amount fen={pendingFen} />,
  },
  {
    key: 'available',
    align: 'end',
    header: t('earnings.available'),
    cell: ({ availableFen }) => <Amount fen={availableFen} />,
  },
  { key: 'owed', align: 'end', header: t('earnings.owed'), cell: ({ owedFen }) => <Amount fen={owedFen} /> },
];
