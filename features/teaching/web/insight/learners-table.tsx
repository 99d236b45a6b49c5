// What each learner has done in four weeks.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';

type Learner = Insight['learners'][number];

type LearnersTableProps = Pick<Insight, 'learners'> & { readonly classId: string };

export function LearnersTable({ classId, learners }: LearnersTableProps) {
  return (
    <Section title={t('insight.each')}>
      <Table caption={t('insight.each')} rows={learners} rowKey={({ id }) => id} columns={columns(classId)} />
    </Section>
  );
}

const percent = ({ asked, right }: Learner): string =>
  asked === 0 ? '' : formatNumber(right / asked, { style: 'percent', maximumFractionDigits: 0 });

const columns = (classId: string): readonly Column<Learner>[] => [
  {
    key: 'name',
    header: t('learners.name'),
    cell: ({ id, name }) => <LearnerLink classId={classId} id={id} name={name} />,
  },
  { key: 'days', align: 'end', header: t('insight.studyDays'), cell: ({ studyDays }) => studyDays },
  {
    key: 'minutes',
    align: 'end',
    header: t('insight.minutes'),
    cell: ({ minutes }) => formatNumber(minutes),
  },
  { key: 'asked', align: 'end', header: t('insight.answers'), cell: ({ asked }) => formatNumber(asked) },
  { key: 'right', align: 'end', header: t('insight.right'), cell: percent },
  { key: 'leeches', align: 'end', header: t('insight.stuck'), cell: ({ leeches }) => leeches },
  {
    key: 'done',
    align: 'end',
    header: t('class.tabs.assignments'),
    cell: ({ done, given }) => `${done}/${given}`,
  },
];
