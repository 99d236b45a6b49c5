// What comes next with an order, in a sentence; of one that is over, what became of its money.

import type { OrderView } from '../queries.ts';
import { t } from '../texts.ts';

export const nextText = ({ stage, isPaid }: Pick<OrderView, 'stage' | 'isPaid'>): string =>
  t(stage === 'cancelled' && !isPaid ? 'next.cancelledUnpaid' : `next.${stage}`);
