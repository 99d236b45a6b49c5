// Who has done an assignment, and how far the others have come; those who have not begun stand first.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { hasNotBegun } from '../../domain/assignment.ts';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Assignment, Result } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';
import { mayRemindNow } from './may-remind-now.ts';
import { Remind } from './remind.tsx';

type ResultsTableProps = {
  readonly assignment: Omit<Assignment, 'done' | 'learners' | 'toMark'>;
  readonly results: readonly Result[];
};

export function ResultsTable({ assignment, results }: ResultsTableProps) {
  if (results.length === 0) return <p className="text-muted">{t('learners.none')}</p>;
  const waiting = results.filter((result) => assignment.withdrawnAt === null && hasNotBegun(result));
  const reached = waiting.filter(({ remindedAt }) => mayRemindNow(remindedAt));
  const lately = waiting.length - reached.length;
  return (
    <>
      {waiting.length === 0 ? null : (
        <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Remind
            classId={assignment.classId}
            // Who was reminded lately is left out; one who was not is enough.
            tasks={[{ ...assignment, remindedAt: earliest(waiting) }]}
            label={t('remind.all', { count: reached.length })}
          />
          {reached.length === 0 || lately === 0 ? null : (
            <span className="text-small text-muted">{t('remind.today', { count: lately })}</span>
          )}
        </div>
      )}
      <Table
        caption={t('assign.results')}
        rows={results.toSorted((a, b) => Number(a.isDone) - Number(b.isDone) || a.share - b.share)}
        rowKey={({ id }) => id}
        columns={columnsOf(assignment)}
      />
    </>
  );
}

/** Null where somebody never was. */
const earliest = (results: readonly Result[]): string | null =>
  results.some(({ remindedAt }) => remindedAt === null)
    ? null
    : (results.flatMap(({ remindedAt }) => remindedAt ?? []).toSorted()[0] ?? null);

const columnsOf = (assignment: ResultsTableProps['assignment']): readonly Column<Result>[] => [
  {
    key: 'name',
    header: t('learners.name'),
    cell: ({ id, name }) => <LearnerLink classId={assignment.classId} id={id} name={name} />,
  },
  {
    key: 'state',
    header: t('assign.state'),
    cell: (result) => (
      <>
        <State {...result} />
        {result.isEarlier ? <span className="block text-small text-muted">{t('assign.earlier')}</span> : null}
      </>
    ),
  },
  ...(assignment.kind === 'words' ? [rightColumn()] : []),
  ...(assignment.kind === 'words' || assignment.kind === 'text' ? [doneColumn()] : []),
  ...(assignment.withdrawnAt === null ? [remindColumn(assignment)] : []),
];

const remindColumn = (assignment: ResultsTableProps['assignment']): Column<Result> => ({
  key: 'remind',
  header: t('action'),
  align: 'end',
  isAction: true,
  cell: ({ id, name, isDone, remindedAt }) =>
    isDone ? null : (
      <Remind
        classId={assignment.classId}
        learner={{ id, name }}
        tasks={[{ ...assignment, remindedAt }]}
        label={t('remind.one')}
        named={t('remind.title', { name })}
      />
    ),
});

const rightColumn = (): Column<Result> => ({
  key: 'right',
  header: t('assign.answers'),
  align: 'end',
  cell: ({ asked, right }) =>
    asked === 0 ? '' : t('assign.rightOf', { right: formatNumber(right), asked: formatNumber(asked) }),
});

/** Of lessons and scenes nobody has kept when. */
const doneColumn = (): Column<Result> => ({
  key: 'doneAt',
  header: t('assign.doneOn'),
  cell: ({ doneAt }) => (doneAt === null ? '' : showDay(doneAt)),
});

type Progress = Pick<Result, 'isDone' | 'share' | 'asked' | 'claimed' | 'handIn'>;

/** What a learner only said to know stands beside what they have done: it is no answer. */
export function State(progress: Progress) {
  const { claimed } = progress;
  if (claimed === 0) return <DoneBadge {...progress} />;
  return (
    <span className="flex flex-wrap gap-2">
      {hasNotBegun({ ...progress, claimed: 0 }) ? null : <DoneBadge {...progress} />}
      <Badge tone="info">{t('assign.claimed', { count: claimed })}</Badge>
    </span>
  );
}

function DoneBadge(progress: Progress) {
  const { isDone, share, handIn } = progress;
  if (handIn?.mark) return <Badge tone={markTone(handIn.mark)}>{t(`marks.${handIn.mark}`)}</Badge>;
  if (handIn) return <Badge tone="info">{t('assign.handedIn')}</Badge>;
  if (isDone) return <Badge tone="good">{t('assign.done')}</Badge>;
  if (hasNotBegun(progress)) return <Badge tone="retry">{t('assign.notBegun')}</Badge>;
  if (share === 0) return <Badge tone="info">{t('assign.justBegun')}</Badge>;
  const percent = formatNumber(share, { style: 'percent', maximumFractionDigits: 0 });
  return <Badge tone="info">{t('assign.begun', { percent })}</Badge>;
}

const markTone = (mark: 'excellent' | 'good' | 'again') => (mark === 'again' ? 'retry' : 'good');
