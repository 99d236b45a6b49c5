// What the latest orders would have cost under the settings that are being typed, beside what they were sold for.

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { PRICE_AREAS } from '../../../global-services/domain/index.ts';
import { countryName } from '../../../global-services/web/api.ts';
import type { TrialProps } from '../../../settings/web/api.ts';
import { ordersApi, refusalText, type Trial } from '../queries.ts';
import { t } from '../texts.ts';
import { type Chosen, momentsOf, PERIODS } from './period.ts';

export function PriceTrial({ area, values }: TrialProps) {
  const known = PRICE_AREAS.find((each) => each === area);
  const [chosen, setChosen] = useState<Chosen>({ period: 'latest', from: '', until: '' });
  const typed = JSON.stringify({ values, chosen });
  const [opened] = useState(() => new Date());
  const hasPeriod = momentsOf(chosen, opened) !== undefined;
  const trial = useMutation({
    mutationFn: async () => {
      const period = momentsOf(chosen, new Date());
      if (known === undefined || values === undefined || period === undefined) return undefined;
      return { of: typed, ...(await ordersApi.trySettings({ area: known, values, period })) };
    },
  });
  if (known === undefined) return null;
  // What was tried before the last key was pressed is of another draft.
  const shown = trial.data?.of === typed ? trial.data : undefined;
  return (
    <section aria-label={t('trial.title')} className="grid gap-3 rounded-soft border border-line p-4">
      <h3 className="font-bold">{t('trial.title')}</h3>
      <p className="text-small text-muted">{t('trial.lead')}</p>
      {trial.error ? <Notice tone="wrong">{refusalText(trial.error)}</Notice> : null}
      <PeriodFields chosen={chosen} onChange={setChosen} />
      <div>
        <Button
          busy={trial.isPending}
          disabled={values === undefined || !hasPeriod}
          onClick={() => trial.mutate()}
        >
          {t('trial.try')}
        </Button>
      </div>
      {values === undefined ? <p className="text-small text-retry">{t('trial.unreadable')}</p> : null}
      {trial.data && !shown ? <p className="text-small text-retry">{t('trial.changed')}</p> : null}
      <div aria-live="polite">{shown ? <Result trial={shown} /> : null}</div>
    </section>
  );
}

type PeriodFieldsProps = { readonly chosen: Chosen; readonly onChange: (chosen: Chosen) => void };

function PeriodFields({ chosen, onChange }: PeriodFieldsProps) {
  const { period, from, until } = chosen;
  return (
    <div className="grid items-end gap-3 tablet:grid-cols-3">
      <Select
        label={t('trial.period')}
        options={PERIODS.map((value) => ({ value, label: t(`trial.periods.${value}`) }))}
        value={period}
        onChange={(next) => onChange({ ...chosen, period: next })}
      />
      {period === 'own' ? (
        <>
          <TextField
            label={t('trial.from')}
            type="date"
            value={from}
            onChange={({ target }) => onChange({ ...chosen, from: target.value })}
          />
          <TextField
            label={t('trial.until')}
            type="date"
            value={until}
            onChange={({ target }) => onChange({ ...chosen, until: target.value })}
          />
        </>
      ) : null}
    </div>
  );
}

function Result({ trial: { orders, isCut, sum } }: { readonly trial: Trial }) {
  if (orders.length === 0) return <p>{t('trial.none')}</p>;
  const refused = orders.filter(({ refusal }) => refusal !== null).length;
  return (
    <div className="grid gap-3">
      <p className="font-medium tabular-nums">
        {t('trial.sum', {
          count: orders.filter(({ triedFen }) => triedFen !== null).length,
          sold: formatFen(sum.soldFen),
          tried: formatFen(sum.triedFen),
        })}{' '}
        {difference(sum.triedFen - sum.soldFen)}
      </p>
      {isCut ? <p className="text-muted">{t('trial.cut', { count: orders.length })}</p> : null}
      {refused === 0 ? null : <p className="text-retry">{t('trial.refusedCount', { count: refused })}</p>}
      <ul className="border-b border-line">
        {orders.map((order) => (
          <Tried key={order.id} order={order} />
        ))}
      </ul>
    </div>
  );
}

function Tried({ order }: { readonly order: Trial['orders'][number] }) {
  const { number, product, country, soldFen, triedFen, borderSoldFen, borderTriedFen, refusal } = order;
  return (
    <li className="grid gap-x-4 border-t border-line py-2 text-small tablet:grid-cols-[minmax(0,1fr)_auto]">
      <span className="min-w-0">
        <span className="block truncate font-medium">
          <MixedText text={product} />
        </span>
        <span className="text-muted">
          {number} · {countryName(country)}
        </span>
      </span>
      <span className="tabular-nums tablet:text-end">
        <span className="block">
          {formatFen(soldFen)} → {triedFen === null ? t('trial.noPrice') : formatFen(triedFen)}{' '}
          {triedFen === null ? '' : difference(triedFen - soldFen)}
        </span>
        {borderTriedFen === null || borderTriedFen === borderSoldFen ? null : (
          <span className="block text-muted">
            {t('trial.border', { sold: formatFen(borderSoldFen), tried: formatFen(borderTriedFen) })}
          </span>
        )}
        {refusal === null ? null : <span className="block text-retry">{t(`trial.refusals.${refusal}`)}</span>}
      </span>
    </li>
  );
}

/** “(+ CN¥ 3.00)”; nothing where it costs the same. */
const difference = (fen: number): string =>
  fen === 0 ? t('trial.same') : `(${fen > 0 ? '+' : '−'}${formatFen(Math.abs(fen))})`;
