// What comes next with an order, in a sentence; of one that is over, what became of its money.

import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';

export function nextText({
  stage,
  isPaid,
  isLapsed,
  isLost,
  isCancelAsked,
}: Pick<OrderView, 'stage' | 'isPaid' | 'isLapsed' | 'isLost' | 'isCancelAsked'>): string {
  if (isLapsed) return t('lapsed.next');
  if (isLost) return t('lost.next');
  if (isCancelAsked) return t('cancel.askedNext');
  return t(stage === 'cancelled' && !isPaid ? 'next.cancelledUnpaid' : `next.${stage}`);
}
