// The price as it stands: every line, the total in the chosen currency with its rate and date, and the border beside it.

import type { ReactNode } from 'react';
import { Card } from '../../../../../kit/web/ui/elements/card.tsx';
import { BankCosts, CurrencyChoice, formatAmount, RateLine } from '../../../../settings/web/api.ts';
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
        {shown === null ? null : (
          <>
            <p className="text-lead tabular-nums">≈ {formatAmount(shown.amount, shown.currency)}</p>
            <RateLine fen={totalFen} {...shown} />
          </>
        )}
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
