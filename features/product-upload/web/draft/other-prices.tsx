// Amounts of the picture that were not taken for the price, each with what it seems to be; a tap takes it.

import { useState } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { IS_COMMA_GROUP } from '../../../../kit/web/typed-amount.ts';
import { CouponNote } from '../../../global-services/web/api.ts';
import { isCouponPrice, isOfThing, type PriceOfThing } from '../../domain/index.ts';
import { readPrice } from '../../domain/typed-values.ts';
import type { Draft } from '../queries.ts';
import { t } from '../texts.ts';

type OtherPricesProps = {
  readonly draft: Draft;
  /** What stands in the field now, which is not offered again. */
  readonly typed: string;
  readonly onTake: (fen: number) => void;
};

const fenOf = (typed: string): number | undefined => readPrice(typed, { isCommaGroup: IS_COMMA_GROUP });

/** Whoever takes the price with a coupon is told what it rests on, from here to the payment. */
export function CouponChosen({ draft, typed }: Pick<OtherPricesProps, 'draft' | 'typed'>) {
  return <CouponNote item={{ isCouponPrice: isCouponPrice(fenOf(typed), draft.otherPrices) }} />;
}

/** 满200减20: said to be seen, and that it is not counted on. */
export function SpendPromises({ draft: { otherPrices } }: Pick<OtherPricesProps, 'draft'>) {
  return otherPrices.map(({ role, fen, fromFen }) =>
    role !== 'spend' || fromFen === undefined ? null : (
      <p key={`${fromFen} ${fen}`} className="mt-2 text-caption text-muted">
        {t('prices.spend', {
          said: `满${fromFen / 100}减${fen / 100}`,
          off: formatFen(fen),
          from: formatFen(fromFen),
        })}
      </p>
    ),
  );
}

export function OtherPrices({ draft, typed, onTake }: OtherPricesProps) {
  const read = draft.fields.unitPriceFen;
  const offered = draft.otherPrices.filter(isOfThing);
  // Whoever takes another one can take back what stood there.
  const [first] = useState(read?.source === 'buyer' ? undefined : read?.value);
  const all: readonly PriceOfThing[] = [
    ...(first === undefined ? [] : [{ fen: first, role: 'price' as const }]),
    ...offered.filter(({ fen }) => fen !== first),
  ];
  const prices = all.filter(({ fen }) => fen !== fenOf(typed));
  if (offered.length === 0 || prices.length === 0) return null;
  const hasCoupon = prices.some(({ role }) => role === 'coupon');
  return (
    <div className="mt-2 grid gap-2">
      <p className="text-caption text-muted">{t('prices.title')}</p>
      <ul className="flex flex-wrap gap-2">
        {prices.map(({ fen, role }) => (
          <li key={fen}>
            <button
              type="button"
              aria-label={`${t('prices.take', { price: formatFen(fen) })}, ${t(`prices.${role}`)}`}
              className="inline-flex min-h-11 items-center gap-2 rounded-soft border border-line-strong px-3 text-small transition-colors hover:border-ink"
              onClick={() => onTake(fen)}
            >
              <span className="font-medium tabular-nums">{formatFen(fen)}</span>
              <span className="text-muted">{t(`prices.${role}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasCoupon ? <p className="text-caption text-muted">{t('prices.couponNote')}</p> : null}
    </div>
  );
}
