// Where the parcel is: what lies in it, its carrier, its number, and when it is expected.

import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import { CopyField } from '../../../../kit/web/ui/fields/copy-field.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { kilograms } from '../../../global-services/web/api.ts';
import type { OrderView } from '../queries.ts';
import { showCountedDay, showDay, showGrams } from '../show.ts';
import { t } from '../texts.ts';

type ParcelPartProps = { readonly order: OrderView; readonly side: 'buyer' | 'operator' };

export function ParcelPart({ order, side }: ParcelPartProps) {
  const { carrier, trackingNumber, trackingUrl, parcel, estimate, deliveredAt } = order;
  const isShared = parcel !== null && parcel.others.length > 0;
  if (trackingNumber === '' && !isShared) return null;
  return (
    <Section title={t('order.parcel')}>
      <div className="grid gap-4">
        {isShared ? <Others parcel={parcel} side={side} /> : null}
        {trackingNumber === '' ? null : (
          <CopyField label={`${t('order.track')} · ${carrier}`} value={trackingNumber} />
        )}
        {deliveredAt === null ? null : (
          <p className="font-medium">{t('order.deliveredOn', { date: showDay(deliveredAt) })}</p>
        )}
        {estimate === null || !isAwaited(order) ? null : (
          <p>
            {t('order.arrives', {
              from: showCountedDay(estimate.from, sentAt(order)),
              until: showCountedDay(estimate.until, sentAt(order)),
            })}
          </p>
        )}
        {estimate === null || !isLate(order) ? null : (
          <p className="border-s-2 border-retry ps-4">{t('order.late')}</p>
        )}
        {trackingUrl === null ? null : (
          <p>
            <a
              href={trackingUrl}
              target="_blank"
              rel="noreferrer"
              className="inline-flex min-h-11 items-center gap-2 underline"
            >
              {t('order.trackLink')}
              <ExternalLink aria-hidden="true" size={16} />
            </a>
          </p>
        )}
      </div>
    </Section>
  );
}

type OthersProps = Pick<ParcelPartProps, 'side'> & { readonly parcel: NonNullable<OrderView['parcel']> };

/** What goes wherever this order goes, each with its page. */
function Others({ parcel: { others, grams }, side }: OthersProps) {
  const pathOf = (id: string) =>
    side === 'operator' ? `/admin/global-orders/${id}` : `/global-services/order-details?id=${id}`;
  const weight = side === 'operator' ? showGrams(grams) : kilograms(grams);
  return (
    <div>
      <p className="font-medium">{t('order.alsoHolds')}</p>
      <ul>
        {others.map(({ id, number, product }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3">
            <Link to={pathOf(id)} className="inline-flex min-h-11 items-center whitespace-nowrap underline">
              {number}
            </Link>
            <MixedText text={product} />
          </li>
        ))}
      </ul>
      <p className="mt-1 text-small text-muted">{t('order.parcelWeight', { weight })}</p>
    </div>
  );
}

/** From when its days are counted anew. */
const sentAt = ({ events, createdAt }: OrderView): string =>
  events.findLast(({ action }) => action === 'dispatch')?.createdAt ?? createdAt;

/** On its way: of what has arrived, came back or is over nobody says any more when it is expected. */
const isAwaited = ({ stage }: OrderView): boolean => stage === 'dispatched' || stage === 'customs';

/** Under way for longer than was expected, to the day. */
const isLate = (order: OrderView): boolean =>
  isAwaited(order) && order.estimate !== null && order.estimate.until < new Date().toISOString().slice(0, 10);
