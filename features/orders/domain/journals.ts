// What orders post to the ledger; each has its name under `journals` in the texts.

import { journalKinds } from '../../ledger/domain/index.ts';

export const ORDER_JOURNALS = journalKinds(
  'order.paid',
  'order.balance_paid',
  'order.bought',
  'order.costs_corrected',
  'order.settled',
  'order.costs_kept',
  'order.freight_kept',
  'order.freight_lost',
  'order.freight_corrected',
  'order.got_back',
  'order.written_off',
  'order.given_back',
  'order.taken_back',
  'order.restored',
);
