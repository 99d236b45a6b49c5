// The entries that a sum of days is made of, each with its journal.

import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { formatDate } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ListPart } from '../../../../kit/web/ui/loading/list-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import type { DaySum } from '../../domain/index.ts';
import { JournalDialog } from '../components/journal-dialog.tsx';
import { About } from '../components/owner.tsx';
import { readPeriod } from '../period.ts';
import { type DayEntry, dayEntriesQuery } from '../queries.ts';
import { showAmount, showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { useLedgerWords } from '../words.ts';

export function DayEntriesPage({ sum }: { readonly sum: DaySum }) {
  const [parameters] = useSearchParams();
  const [now] = useState(() => Date.now());
  const period = readPeriod(parameters.get('from'), parameters.get('until'), now);
  const query = useInfiniteQuery(dayEntriesQuery(sum, period));
  const [journalId, setJournalId] = useState<string>();
  const { showJournal } = useLedgerWords();
  const { from, until } = period;
  return (
    <Page
      title={t(`days.sums.${sum}`)}
      lead={
        from === until ? showDay(from) : t('days.between', { from: showDay(from), until: showDay(until) })
      }
      width="wide"
      actions={
        <ButtonLink to={`/admin/ledger/days?from=${from}&until=${until}`}>{t('days.back')}</ButtonLink>
      }
    >
      <ListPart
        query={query}
        itemsOf={(page) => page.entries}
        failed={t('days.failed')}
        empty={
          <EmptyState title={t('days.none')} action={null}>
            {t('days.lead')}
          </EmptyState>
        }
      >
        {(entries) => (
          <Table
            caption={t('days.entries')}
            rows={entries}
            rowKey={({ id }) => id}
            columns={columns({ showJournal, onOpen: setJournalId })}
          />
        )}
      </ListPart>
      {journalId === undefined ? null : (
        <JournalDialog id={journalId} onClose={() => setJournalId(undefined)} />
      )}
    </Page>
  );
}

const showDay = (day: string): string => formatDate(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' });

type Shown = Pick<ReturnType<typeof useLedgerWords>, 'showJournal'> & {
  readonly onOpen: (journalId: string) => void;
};

const columns = ({ showJournal, onOpen }: Shown): readonly Column<DayEntry>[] => [
  { key: 'time', header: t('statement.time'), cell: ({ createdAt }) => showMoment(createdAt) },
  {
    key: 'what',
    header: t('statement.what'),
    cell: (entry) => (
      <>
        <span className="block">{showJournal(entry)}</span>
        <span className="block text-small">
          <About about={entry.about} />
        </span>
        {entry.note === '' || entry.note === entry.about?.name ? null : (
          <span className="block text-caption text-muted">{entry.note}</span>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    align: 'end',
    header: t('statement.amount'),
    cell: ({ amount }) => <span className="whitespace-nowrap tabular-nums">{showAmount(amount, 'CNY')}</span>,
  },
  {
    key: 'open',
    isAction: true,
    header: t('journal.title'),
    cell: (entry) => (
      <Button
        look="ghost"
        aria-label={`${t('statement.open')}: ${showJournal(entry)}, ${showMoment(entry.createdAt)}`}
        onClick={() => onOpen(entry.id)}
      >
        {t('statement.open')}
      </Button>
    ),
  },
];
