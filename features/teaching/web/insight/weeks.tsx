// The last seven days beside the seven before: minutes, answers and tasks, of a class or of one learner.

import { formatNumber } from '../../../../kit/web/i18n.ts';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import type { Insight } from '../queries.ts';
import { t } from '../texts.ts';

type Week = Insight['weeks']['last'];
type Row = { readonly key: string; readonly name: string; readonly shown: (week: Week) => string };

export function Weeks({ weeks }: Pick<Insight, 'weeks'>) {
  return (
    <Section title={t('weeks.title')} lead={t('weeks.lead')}>
      <div className="max-w-reading">
        <Table
          caption={t('weeks.title')}
          rows={rows()}
          rowKey={({ key }) => key}
          columns={columnsOf(weeks)}
        />
      </div>
    </Section>
  );
}

const rows = (): readonly Row[] => [
  { key: 'minutes', name: t('insight.minutes'), shown: ({ minutes }) => formatNumber(minutes) },
  { key: 'answers', name: t('insight.answers'), shown: ({ asked }) => formatNumber(asked) },
  {
    key: 'right',
    name: t('insight.right'),
    shown: ({ asked, right }) =>
      asked === 0 ? '–' : formatNumber(right / asked, { style: 'percent', maximumFractionDigits: 0 }),
  },
  {
    key: 'tasks',
    name: t('weeks.tasks'),
    shown: ({ due, done }) => (due === 0 ? '–' : t('weeks.doneOf', { done, due })),
  },
];

const columnsOf = ({ last, before }: Insight['weeks']): readonly Column<Row>[] => [
  { key: 'name', header: t('weeks.what'), cell: ({ name }) => name },
  { key: 'last', align: 'end', header: t('weeks.last'), cell: ({ shown }) => shown(last) },
  { key: 'before', align: 'end', header: t('weeks.before'), cell: ({ shown }) => shown(before) },
];
