// What comes next with an order, in a sentence; of one that is over, what became of its money.

import { formatFen } from '../../../../kit/web/i18n.ts';
import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';

export function nextText({
  stage,
  isPaid,
  isLapsed,
  isLost,
  isCancelAsked,
  refundedFen,
  events,
}: Pick<
  OrderView,
  'stage' | 'isPaid' | 'isLapsed' | 'isLost' | 'isCancelAsked' | 'refundedFen' | 'events'
>): string {
  if (isLapsed) return t('lapsed.next');
  if (isLost) return t('lost.next');
  if (isCancelAsked) return t('cancel.askedNext');
  if (stage !== 'cancelled') return t(`next.${stage}`);
  if (!isPaid) return t('next.cancelledUnpaid');
  if (refundedFen === 0) return t('next.cancelled');
  const amount = formatFen(refundedFen);
  const beforeFen = refundedBefore(events);
  if (beforeFen === 0 || beforeFen === refundedFen) return t('next.cancelledRefunded', { amount });
  const now = formatFen(refundedFen - beforeFen);
  return t('next.cancelledRefundedTwice', { now, before: formatFen(beforeFen), amount });
}

/** In fen: what went back while the order went on. */
const refundedBefore = (events: OrderView['events']): number =>
  events.reduce((sum, { action, from, movedFen }) => {
    if (movedFen === null || from === 'cancelled') return sum;
    return action === 'restore' ? sum - movedFen : sum + movedFen;
  }, 0);
