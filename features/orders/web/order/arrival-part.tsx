// When an order is expected at the door, what that rests on, and what it waits for.

import { daysText } from '../../../global-services/web/api.ts';
import type { OrderView } from '../queries.ts';
import { showCountedDay } from '../show.ts';
import { t } from '../texts.ts';

/** Once it is sent, the parcel says so itself. */
export function ArrivalPart({ order: { arrival } }: { readonly order: OrderView }) {
  if (arrival === null || arrival.parts[0]?.of === 'carrier') return null;
  const { from, until, parts, isBuyersTurn, isLate } = arrival;
  return (
    <section aria-labelledby="arrival">
      <h2 id="arrival" className="font-medium">
        {t('order.arrives', { from: showCountedDay(from), until: showCountedDay(until) })}
      </h2>
      <p className="mt-1 text-small text-muted">
        {t('arrival.rests', {
          parts: parts
            .map(({ of, min, max }) => t(`arrival.parts.${of}`, { days: daysText(min, max), count: max }))
            .join(' · '),
        })}
        {isBuyersTurn ? ` ${t('arrival.buyersTurn')}` : null}
      </p>
      {isLate ? <p className="mt-2 border-s-2 border-retry ps-4">{t('arrival.late')}</p> : null}
    </section>
  );
}
