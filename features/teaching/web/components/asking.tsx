// Who wants to join a class and waits for a parent to agree, or may join since one has.

import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import type { Asking as Row } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

type AskingProps = { readonly asking: readonly Row[] };

export function Asking({ asking }: AskingProps) {
  if (asking.length === 0) return null;
  return (
    <Section title={t('asking.title', { count: asking.length })} lead={t('asking.lead')}>
      <Table
        caption={t('asking.caption')}
        rows={asking}
        rowKey={({ name, askedAt }) => `${name} ${askedAt}`}
        columns={COLUMNS()}
      />
    </Section>
  );
}

const TONES = { asked: 'info', expired: 'retry', confirmed: 'good' } as const;

const COLUMNS = (): readonly Column<Row>[] => [
  {
    key: 'name',
    header: t('learners.name'),
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  { key: 'asked', header: t('asking.asked'), cell: ({ askedAt }) => showDay(askedAt) },
  {
    key: 'state',
    header: t('assign.state'),
    cell: ({ state }) => <Badge tone={TONES[state]}>{t(`asking.states.${state}`)}</Badge>,
  },
];
