// The price as it stands: every line, the total in the chosen currency with its rate and date, and the border beside it.

import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { Card } from '../../../../kit/web/ui/elements/card.tsx';
import { CurrencyChoice, formatAmount } from '../../../settings/web/api.ts';
import type { PriceView } from '../../domain/quote/shapes.ts';
import { t } from '../texts.ts';
import { BorderEstimate } from './border-estimate.tsx';
import { CostLines } from './cost-lines.tsx';
import { kilograms } from './kilograms.ts';

type PriceSummaryProps = {
  readonly price: PriceView;
  /** Whether the currency can still be chosen. */
  readonly isOpen: boolean;
  readonly children?: ReactNode;
};

export function PriceSummary({ price, isOpen, children }: PriceSummaryProps) {
  const { lines, totalFen, tier, shown, border } = price;
  return (
    <div className="grid gap-4">
      <Card>
        <CostLines lines={lines} totalFen={totalFen} tier={tier}>
          {shown === null ? null : <Shown shown={shown} />}
        </CostLines>
        <Weight price={price} />
        {isOpen ? (
          <div className="mt-4">
            <CurrencyChoice />
          </div>
        ) : null}
        {children === undefined ? null : <div className="mt-5">{children}</div>}
      </Card>
      <BorderEstimate border={border} />
    </div>
  );
}

function Shown({ shown }: { readonly shown: NonNullable<PriceView['shown']> }) {
  const { currency, amount, rate, rateSince } = shown;
  // Kept as decimal text; a double holds all the digits that people give a rate.
  const values = { currency, rate: formatNumber(Number(rate), { maximumFractionDigits: 10 }) };
  return (
    <>
      <p className="text-lead tabular-nums">≈ {formatAmount(amount, currency)}</p>
      <p className="text-caption text-muted">
        {rateSince === null
          ? t('cost.rate', values)
          : t('cost.rateOn', {
              ...values,
              date: formatDate(new Date(rateSince), { dateStyle: 'medium' }),
            })}
      </p>
    </>
  );
}

function Weight({ price: { weight } }: Pick<PriceSummaryProps, 'price'>) {
  return (
    <p className="mt-3 text-small text-muted">
      {t('cost.weight', {
        weight: kilograms(weight.chargeableGrams),
        real: kilograms(weight.grams),
      })}
    </p>
  );
}
