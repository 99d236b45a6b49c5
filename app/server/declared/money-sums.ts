// Of which accounts and journals the money of a day is summed up, and what stands open now.

import { LEDGER_JOURNALS } from '../../../features/ledger/domain/index.ts';
import { type MoneySums, sumOfKind } from '../../../features/ledger/server/api.ts';
import { MEMBERSHIP_JOURNALS } from '../../../features/membership/domain/index.ts';
import { ORDER_JOURNALS } from '../../../features/orders/domain/index.ts';
import { sumAskedBalances, sumDueToCarriers } from '../../../features/orders/server/api.ts';
import { PAYMENTS_JOURNALS } from '../../../features/payments/domain/index.ts';

const { reversal } = LEDGER_JOURNALS;

/** Prepaid money is none of the income: an order earns when it is over, and a membership when it is sold. */
export const moneySums: MoneySums = {
  days: {
    received: { account: 'provider_clearing', journals: [PAYMENTS_JOURNALS['payment.captured']], sign: -1 },
    refunded: { account: 'provider_clearing', journals: [PAYMENTS_JOURNALS['refund.settled']], sign: 1 },
    income: {
      account: 'revenue',
      journals: [
        MEMBERSHIP_JOURNALS['membership.sold'],
        MEMBERSHIP_JOURNALS['membership.taken_back'],
        MEMBERSHIP_JOURNALS['membership.restored'],
        ORDER_JOURNALS['order.settled'],
        ORDER_JOURNALS['order.costs_kept'],
        ORDER_JOURNALS['order.written_off'],
        ORDER_JOURNALS['order.freight_lost'],
        ORDER_JOURNALS['order.freight_kept'],
        ORDER_JOURNALS['order.freight_corrected'],
        ORDER_JOURNALS['order.given_back'],
        ORDER_JOURNALS['order.taken_back'],
        ORDER_JOURNALS['order.restored'],
        reversal,
      ],
      sign: 1,
    },
    paid_to_sellers: {
      account: 'purchases_paid',
      journals: [
        ORDER_JOURNALS['order.bought'],
        ORDER_JOURNALS['order.costs_corrected'],
        ORDER_JOURNALS['order.got_back'],
        reversal,
      ],
      sign: 1,
    },
    paid_to_carriers: {
      account: 'purchases_paid',
      journals: [
        ORDER_JOURNALS['order.settled'],
        ORDER_JOURNALS['order.freight_kept'],
        ORDER_JOURNALS['order.freight_lost'],
        ORDER_JOURNALS['order.freight_corrected'],
      ],
      sign: 1,
    },
  },
  open: {
    held: { read: (db) => sumOfKind(db, 'order_escrow'), to: '/admin/ledger?kind=order_escrow' },
    paid_ahead: {
      read: async (db) => {
        const { fen, count } = await sumOfKind(db, 'purchases_advanced');
        return { fen: 0 - fen, count };
      },
      to: '/admin/ledger?kind=purchases_advanced',
    },
    due_to_carriers: { read: sumDueToCarriers, to: '/admin/global-orders?queue=dispatched' },
    balances_asked: {
      read: (db) => sumAskedBalances(db, 'awaiting_balance'),
      to: '/admin/global-orders?queue=awaiting_balance',
    },
    prices_asked: {
      read: (db) => sumAskedBalances(db, 'awaiting_price'),
      to: '/admin/global-orders?queue=awaiting_price',
    },
  },
};
