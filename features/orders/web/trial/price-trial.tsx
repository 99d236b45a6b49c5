// What the latest orders would have cost under the settings that are being typed, beside what they were sold for.

import { useMutation } from '@tanstack/react-query';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { PRICE_AREAS } from '../../../global-services/domain/index.ts';
import { countryName } from '../../../global-services/web/api.ts';
import type { TrialProps } from '../../../settings/web/api.ts';
import { ordersApi, refusalText, type Trial } from '../queries.ts';
import { t } from '../texts.ts';

export function PriceTrial({ area, values }: TrialProps) {
  const known = PRICE_AREAS.find((each) => each === area);
  const typed = JSON.stringify(values);
  const trial = useMutation({
    mutationFn: async () => {
      if (known === undefined || values === undefined) return undefined;
      return { of: typed, ...(await ordersApi.trySettings({ area: known, values })) };
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
      <div>
        <Button busy={trial.isPending} disabled={values === undefined} onClick={() => trial.mutate()}>
          {t('trial.try')}
        </Button>
      </div>
      {values === undefined ? <p className="text-small text-retry">{t('trial.unreadable')}</p> : null}
      {trial.data && !shown ? <p className="text-small text-retry">{t('trial.changed')}</p> : null}
      <div aria-live="polite">{shown ? <Result trial={shown} /> : null}</div>
    </section>
  );
}

function Result({ trial: { orders, sum } }: { readonly trial: Trial }) {
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
