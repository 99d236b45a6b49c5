// Where the money for models goes: by use and model, the dearest first.

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFen, formatNumber } from '../../../../kit/web/i18n.ts';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { type Column, Table } from '../../../../kit/web/ui/page/table.tsx';
import { AI_USES } from '../../domain/index.ts';
import { COST_DAYS, type Cost, type CostDays, costsQuery } from '../queries.ts';
import { t } from '../texts.ts';

const MICRO_PER_FEN = 10_000;

export function CostsCard() {
  const [days, setDays] = useState<CostDays>('7');
  const query = useQuery(costsQuery(days));
  return (
    <Card>
      <h2 className="font-serif text-lead font-bold">{t('costs.title')}</h2>
      <div className="mt-4 mb-5">
        <SegmentedControl
          label={t('costs.period')}
          options={COST_DAYS.map((value) => ({ value, label: t('costs.days', { count: Number(value) }) }))}
          value={days}
          onChange={setDays}
        />
      </div>
      <QueryPart query={query} failed={t('costs.failed')}>
        {(costs) =>
          costs.length === 0 ? (
            <p className="text-muted">{t('costs.none')}</p>
          ) : (
            <Table
              caption={t('costs.title')}
              rows={costs}
              rowKey={({ use, model, providerName }) => `${use} ${providerName} ${model}`}
              columns={columns()}
            />
          )
        }
      </QueryPart>
    </Card>
  );
}

const columns = (): readonly Column<Cost>[] => [
  { key: 'use', header: t('costs.use'), cell: ({ use }) => nameOfUse(use) },
  {
    key: 'model',
    header: t('costs.model'),
    cell: ({ model, providerName }) => (
      <>
        <span className="block wrap-anywhere">{model}</span>
        <span className="block text-caption text-muted">{providerName}</span>
      </>
    ),
  },
  { key: 'calls', header: t('costs.calls'), align: 'end', cell: ({ calls }) => formatNumber(calls) },
  { key: 'failed', header: t('costs.failedCalls'), align: 'end', cell: ({ failed }) => formatNumber(failed) },
  { key: 'tokens', header: t('costs.tokens'), align: 'end', cell: ({ tokens }) => formatNumber(tokens) },
  {
    key: 'cost',
    header: t('costs.cost'),
    align: 'end',
    cell: ({ costMicro }) => formatFen(Math.round(costMicro / MICRO_PER_FEN)),
  },
];

function nameOfUse(use: string): string {
  const known = AI_USES.find((each) => each === use);
  return known === undefined ? t('costs.try') : t(`uses.${known}.title`);
}
