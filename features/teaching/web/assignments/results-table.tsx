// Who has done an assignment, and how far the others have come; those who have not begun stand first.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Result } from '../queries.ts';
import { t } from '../texts.ts';

type ResultsTableProps = { readonly classId: string; readonly results: readonly Result[] };

export function ResultsTable({ classId, results }: ResultsTableProps) {
  if (results.length === 0) return <p className="text-muted">{t('learners.none')}</p>;
  return (
    <Table
      caption={t('assign.results')}
      rows={results.toSorted((a, b) => Number(a.isDone) - Number(b.isDone) || a.share - b.share)}
      rowKey={({ id }) => id}
      columns={columnsOf(classId)}
    />
  );
}

const columnsOf = (classId: string): readonly Column<Result>[] => [
  {
    key: 'name',
    header: t('learners.name'),
    cell: ({ id, name }) => <LearnerLink classId={classId} id={id} name={name} />,
  },
  { key: 'state', header: t('assign.state'), cell: (result) => <State {...result} /> },
];

export function State({ isDone, share, handIn }: Pick<Result, 'isDone' | 'share' | 'handIn'>) {
  if (handIn?.mark) return <Badge tone={markTone(handIn.mark)}>{t(`marks.${handIn.mark}`)}</Badge>;
  if (handIn) return <Badge tone="info">{t('assign.handedIn')}</Badge>;
  if (isDone) return <Badge tone="good">{t('assign.done')}</Badge>;
  if (share === 0) return <Badge tone="retry">{t('assign.notBegun')}</Badge>;
  const percent = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  return <Badge tone="info">{t('assign.begun', { percent })}</Badge>;
}

const markTone = (mark: 'excellent' | 'good' | 'again') => (mark === 'again' ? 'retry' : 'good');
