// Who has ordered, what they had before, and what the order holds and has cost.

import { formatFen } from '../../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Card } from '../../../../../kit/web/ui/elements/card.tsx';
import { shopsOf } from '../../../domain/desk/shops.ts';
import type { DeskOrder } from '../../queries.ts';
import { showDay } from '../../show.ts';
import { t } from '../../texts.ts';
import { shopOrderLabel } from './shop-order-fields.tsx';

export function BuyerFacts({ order }: { readonly order: DeskOrder }) {
  const { buyer, buyerLeavesAt, history, escrowFen, costs, claimedBy, shopOrders, paymentId } = order;
  const { courierNumbers } = order;
  const facts = [
    [t('desk.buyer'), buyer.name],
    ...(buyerLeavesAt === null
      ? []
      : [[t('desk.leaving'), t('desk.leavingAfter', { date: showDay(buyerLeavesAt) })]]),
    [t('desk.history'), historyText(history)],
    [t('desk.claimedBy'), claimedBy?.name ?? t('desk.nobody')],
    [t('desk.escrow'), formatFen(escrowFen)],
    ...(costs.goodsFen === null ? [] : [[t('desk.goods'), formatFen(costs.goodsFen)]]),
    ...(costs.freightFen === null ? [] : [[t('desk.freight'), formatFen(costs.freightFen)]]),
    ...(costs.shippingFen === null ? [] : [[t('desk.shipping'), formatFen(costs.shippingFen)]]),
    ...shopsOf(order.request.items)
      .map(({ name, things }) => [shopOrderLabel(name), shopOrders[things[0] ?? 0] ?? ''])
      .filter(([, number]) => number !== ''),
    ...(courierNumbers.length === 0 ? [] : [[t('desk.courier'), courierNumbers.join(' ')]]),
  ];
  return (
    <Card>
      <dl className="grid gap-3">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt className="text-caption text-muted">{label}</dt>
            <dd className="wrap-anywhere tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to={`/admin/global-orders?search=${encodeURIComponent(buyer.id ?? buyer.name)}`}>
          {t('desk.buyerOrders')}
        </ButtonLink>
        <ButtonLink to={`/admin/payments/${paymentId}`}>{t('payment.title')}</ButtonLink>
      </div>
    </Card>
  );
}

const historyText = (history: DeskOrder['history']): string =>
  (['orders', 'delivered', 'cancelled', 'claims'] as const)
    .map((of) => t(`desk.historyOf.${of}`, { count: history[of] }))
    .join(t('desk.historyComma'));
