// The entries of an account, each with the balance after it and the way to its journal.

import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import type { StatementLine } from '../queries.ts';
import { showAmount, showMoment } from '../show.ts';
import { t } from '../texts.ts';
import { useLedgerWords } from '../words.ts';
import { About } from './owner.tsx';

type StatementProps = {
  readonly lines: readonly StatementLine[];
  readonly asset: string;
  readonly onOpen: (journalId: string) => void;
};

export function StatementTable({ lines, asset, onOpen }: StatementProps) {
  const { showJournal } = useLedgerWords();
  return (
    <Table
      caption={t('statement.caption')}
      rows={lines}
      rowKey={({ number }) => String(number)}
      columns={columns({ asset, onOpen, showJournal })}
    />
  );
}

type Shown = Omit<StatementProps, 'lines'> & Pick<ReturnType<typeof useLedgerWords>, 'showJournal'>;

function columns({ asset, onOpen, showJournal }: Shown): readonly Column<StatementLine>[] {
  const amount = (value: number) => (
    <span className="whitespace-nowrap tabular-nums">{showAmount(value, asset)}</span>
  );
  return [
    { key: 'number', header: t('statement.number'), cell: ({ number }) => number },
    { key: 'time', header: t('statement.time'), cell: ({ journal }) => showMoment(journal.createdAt) },
    {
      key: 'what',
      header: t('statement.what'),
      cell: ({ journal }) => (
        <>
          <span className="block">{showJournal(journal)}</span>
          <span className="block text-small">
            <About about={journal.about} />
          </span>
          {journal.note === '' || journal.note === journal.about?.name ? null : (
            <span className="block text-caption text-muted">{journal.note}</span>
          )}
        </>
      ),
    },
    { key: 'amount', align: 'end', header: t('statement.amount'), cell: (line) => amount(line.amount) },
    { key: 'after', align: 'end', header: t('statement.after'), cell: (line) => amount(line.balanceAfter) },
    {
      key: 'open',
      isAction: true,
      header: t('journal.title'),
      cell: ({ number, journal }) => (
        // Its words, not its edge, stand under the heading.
        <span className="-ms-5 inline-block">
          <Button
            look="ghost"
            aria-label={t('statement.openNumbered', { number })}
            onClick={() => onOpen(journal.id)}
          >
            {t('statement.open')}
          </Button>
        </span>
      ),
    },
  ];
}
