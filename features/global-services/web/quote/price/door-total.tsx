// What a thing comes to in all once it is at the door: what is paid to us and what the border probably asks for, as an estimate.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { formatAmount } from '../../../../settings/web/api.ts';
import { doorTotal } from '../../../domain/border/door-total.ts';
import type { PriceView } from '../../../domain/quote/shapes.ts';
import { t } from '../../texts.ts';
import type { OpenFreight } from '../basket/freight.ts';

type DoorTotalProps = {
  readonly price: Pick<PriceView, 'totalFen' | 'shown' | 'border'>;
  /** Freight in China that is counted as 0 makes any sum the least. */
  readonly openFreight: OpenFreight;
};

export function DoorTotal({ price, openFreight }: DoorTotalProps) {
  const { kind, paid, due, sum, currency } = doorTotal(price);
  const write = (amount: number) => (currency === 'CNY' ? formatFen(amount) : formatAmount(amount, currency));
  const values = { paid: write(paid) };
  const isOpen = openFreight.length > 0;
  return (
    <section aria-labelledby="door-total" className="rounded-soft bg-raised p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="door-total" className="font-bold">
          {t('door.title')}
        </h2>
        {kind === 'unknown' ? null : (
          <span className="text-lead font-bold tabular-nums">
            {t(kind === 'at_least' || isOpen ? 'border.atLeast' : 'border.about', { amount: write(sum) })}
          </span>
        )}
      </div>
      <p className="mt-1 text-small">
        {kind === 'unknown'
          ? t('door.open', values)
          : kind === 'none'
            ? t('door.none', values)
            : t('door.sum', { ...values, due: write(due) })}
      </p>
      {isOpen ? (
        <p className="mt-1 text-caption text-muted">{t('door.noteOpen')}</p>
      ) : kind === 'unknown' || kind === 'none' ? null : (
        <p className="mt-1 text-caption text-muted">{t('door.note', values)}</p>
      )}
    </section>
  );
}
