// What each learner has done in four weeks.

import { useState } from 'react';
import { formatNumber } from '../../../../kit/web/i18n.ts';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import {
  ANSWERS_LEAST,
  hasFewAnswers,
  inOrder,
  LEARNER_ORDERS,
  type LearnerOrder,
} from '../../domain/insight/learner-order.ts';
import { LearnerLink } from '../components/learner-link.tsx';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';

type Learner = Insight['learners'][number];

type LearnersTableProps = Pick<Insight, 'learners'> & { readonly classId: string };

export function LearnersTable({ classId, learners }: LearnersTableProps) {
  const [order, setOrder] = useState<LearnerOrder>('need');
  return (
    <Section title={t('insight.each')} lead={t('insight.eachLead')}>
      <div className="mb-4">
        <SegmentedControl
          label={t('insight.order')}
          options={LEARNER_ORDERS.map((value) => ({ value, label: t(`insight.orders.${value}`) }))}
          value={order}
          onChange={setOrder}
        />
      </div>
      {order === 'right' && learners.some(hasFewAnswers) ? (
        <p className="mb-4 text-small text-muted">{t('insight.few', { count: ANSWERS_LEAST })}</p>
      ) : null}
      <Table
        caption={t('insight.each')}
        rows={inOrder(learners, order)}
        rowKey={({ id }) => id}
        columns={columns(classId)}
      />
    </Section>
  );
}

const percent = ({ asked, right }: Learner): string =>
  asked === 0 ? '' : formatNumber(right / asked, { style: 'percent', maximumFractionDigits: 0 });

/** Of those whose day is over, and beside them what is done before its day, and what is open. */
function tasks({ done, given, early, open }: Learner): string {
  return [
    ...(given === 0 ? [] : [`${done}/${given}`]),
    ...(early === 0 ? [] : [t('insight.earlyTasks', { count: early })]),
    ...(open === 0 ? [] : [t('insight.openTasks', { count: open })]),
  ].join(' · ');
}

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
    cell: tasks,
  },
];
