// Who did what with an order and when, the latest first.

import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Table } from '../../../../kit/web/ui/page/table.tsx';
import type { DeskOrder } from '../queries.ts';
import { showMoment } from '../show.ts';
import { t } from '../texts.ts';

export function Log({ log }: Pick<DeskOrder, 'log'>) {
  return (
    <Section title={t('desk.log')}>
      <Table
        caption={t('desk.log')}
        rows={log.toSorted((one, other) => other.createdAt.localeCompare(one.createdAt))}
        rowKey={({ id }) => id}
        columns={[
          { key: 'at', header: t('desk.when'), cell: ({ createdAt }) => showMoment(createdAt) },
          {
            key: 'who',
            header: t('desk.who'),
            cell: ({ by, actorName }) => actorName || t(`desk.actors.${by}`),
          },
          { key: 'what', header: t('desk.what'), cell: ({ action }) => t(`actions.${action}`) },
          { key: 'to', header: t('desk.stage'), cell: ({ to }) => t(`stages.${to}`) },
          { key: 'why', header: t('desk.why'), cell: ({ note }) => note },
        ]}
      />
    </Section>
  );
}
