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
}: Pick<OrderView, 'stage' | 'isPaid' | 'isLapsed' | 'isLost' | 'isCancelAsked' | 'refundedFen'>): string {
  if (isLapsed) return t('lapsed.next');
  if (isLost) return t('lost.next');
  if (isCancelAsked) return t('cancel.askedNext');
  if (stage !== 'cancelled') return t(`next.${stage}`);
  if (!isPaid) return t('next.cancelledUnpaid');
  return refundedFen === 0
    ? t('next.cancelled')
    : t('next.cancelledRefunded', { amount: formatFen(refundedFen) });
}
