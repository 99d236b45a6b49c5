// The price as it stands: every line, the total in the chosen currency with its rate and date, and the border beside it.

import type { ReactNode } from 'react';
import { formatDate, formatNumber } from '../../../../../kit/web/i18n.ts';
import { Card } from '../../../../../kit/web/ui/elements/card.tsx';
import { isCurrency, perYuan } from '../../../../settings/domain/index.ts';
import { BankCosts, CurrencyChoice, formatAmount, signOf } from '../../../../settings/web/api.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';
import type { OpenFreight } from '../basket/freight.ts';
import { kilograms } from '../basket/kilograms.ts';
import { BorderEstimate } from './border-estimate.tsx';
import { CostLines } from './cost-lines.tsx';
import { DoorTotal } from './door-total.tsx';
import { OneParcel } from './one-parcel.tsx';

type PriceSummaryProps = {
  readonly price: PriceView;
  /** Whether the currency can still be chosen. */
  readonly isOpen: boolean;
  /** Of what it is still to be found out what the freight in China costs. */
  readonly openFreight: OpenFreight;
};

/** What leads on comes last: on a phone, all that it costs is seen before. */
export function PriceSummary({ children, ...props }: PriceSummaryProps & { readonly children: ReactNode }) {
  const { price, openFreight } = props;
  return (
    <div className="grid gap-4">
      <PriceCard {...props} />
      <DoorTotal price={price} openFreight={openFreight} />
      <BorderEstimate border={price.border} />
      {children}
    </div>
  );
}

/** What is paid to us alone. */
export function PriceCard({ price, isOpen, openFreight }: PriceSummaryProps) {
  const { lines, totalFen, tier, shown } = price;
  return (
    <Card>
      <CostLines lines={lines} totalFen={totalFen} tier={tier} openFreight={openFreight} shown={shown}>
        {shown === null ? null : <Shown shown={shown} fen={totalFen} />}
      </CostLines>
      <Weight price={price} />
      <OneParcel weight={price.weight} />
      <p className="mt-2 text-small text-muted">{t('cost.charged')}</p>
      <BankCosts country={price.country} fen={totalFen} />
      {isOpen ? (
        <div className="mt-4">
          <CurrencyChoice />
        </div>
      ) : null}
    </Card>
  );
}

type ShownProps = { readonly shown: NonNullable<PriceView['shown']>; readonly fen: number };

function Shown({ shown, fen }: ShownProps) {
  const { currency, amount, rateSince } = shown;
  const values = { rate: rateText(shown, fen) };
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

/**
 * “CN¥ 1 ≈ R$ 0,7634 · R$ 1 = CN¥ 1,31”: first the way round in which prices are read, then the rate itself with all its
 * digits; by either everybody comes to the amount that is shown.
 */
function rateText({ currency, amount, rate }: ShownProps['shown'], fen: number): string {
  // Kept as decimal text; a double holds all the digits that people give a rate.
  const exact = Number(rate);
  const inverse = isCurrency(currency) ? perYuan(rate, fen, { currency, amount }) : 1 / exact;
  const equal = (of: string, is: string, amount: string, sign = '=') =>
    `${signOf(of)}\u00A01 ${sign} ${signOf(is)}\u00A0${amount}`;
  const read = equal('CNY', currency, formatNumber(inverse, { maximumSignificantDigits: 15 }), '≈');
  return `${read} · ${equal(currency, 'CNY', formatNumber(exact, { maximumSignificantDigits: 16 }))}`;
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
