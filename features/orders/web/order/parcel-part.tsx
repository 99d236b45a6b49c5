// Where the parcel is: its carrier, its number, and when it is expected.

import { ExternalLink } from 'lucide-react';
import { CopyField } from '../../../../kit/web/ui/fields/copy-field.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import type { OrderView } from '../queries.ts';
import { showDay } from '../show.ts';
import { t } from '../texts.ts';

export function ParcelPart({ order }: { readonly order: OrderView }) {
  const { carrier, trackingNumber, trackingUrl, parcel, estimate } = order;
  if (trackingNumber === '' && parcel.length < 2) return null;
  return (
    <Section title={t('order.parcel')}>
      <div className="grid gap-4">
        {parcel.length < 2 ? null : <p>{t('order.together', { numbers: parcel.join(', ') })}</p>}
        {trackingNumber === '' ? null : (
          <CopyField label={`${t('order.track')} · ${carrier}`} value={trackingNumber} />
        )}
        {estimate === null ? null : (
          <p>{t('order.arrives', { from: showDay(estimate.from), until: showDay(estimate.until) })}</p>
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

/** Under way for longer than was expected, to the day. */
const isLate = ({ stage, estimate }: OrderView): boolean =>
  (stage === 'dispatched' || stage === 'customs') &&
  estimate !== null &&
  estimate.until < new Date().toISOString().slice(0, 10);
