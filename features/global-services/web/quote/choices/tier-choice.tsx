// The speeds side by side: what each costs in all, and how long it is under way.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Converted } from '../../../../settings/web/api.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import type { Tier } from '../../../domain/quote/terms.ts';
import type { TermsView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { daysText } from './days-text.ts';

type TierChoiceProps = {
  /** Days until a parcel leaves, whatever its speed. */
  readonly preparation: TermsView['preparation'];
  readonly tiers: PriceView['tiers'];
  readonly shown: PriceView['shown'];
  readonly value: Tier;
  readonly onChange: (tier: Tier) => void;
};

export function TierChoice({ preparation, tiers, shown, value, onChange }: TierChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('cost.speed')}</legend>
      <div className="grid gap-2 tablet:grid-cols-3">
        {tiers.map(({ tier, feeFen, totalFen, delivery }) => (
          <label
            key={tier}
            className="grid cursor-pointer grid-cols-[auto_1fr] content-start gap-x-3 rounded-soft border border-line-strong bg-surface p-4 transition-colors hover:border-ink has-checked:border-ink has-checked:bg-raised has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus tablet:grid-cols-1"
          >
            <input
              type="radio"
              name="tier"
              value={tier}
              checked={tier === value}
              onChange={() => onChange(tier)}
              className="sr-only"
            />
            <span className="font-bold whitespace-nowrap">{t(`tiers.${tier}`)}</span>
            <span className="text-end font-bold tabular-nums tablet:text-start">
              {formatFen(totalFen)}
              <span className="block text-small font-normal">
                <Converted fen={totalFen} price={shown} />
              </span>
            </span>
            <span className="col-span-full text-small text-muted">
              {t('cost.days', {
                before: daysText(preparation.min, preparation.max),
                underWay: daysText(delivery.min, delivery.max),
              })}
            </span>
            <span className="col-span-full text-small text-muted">
              {t('cost.tierFee', { amount: formatFen(feeFen) })}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
