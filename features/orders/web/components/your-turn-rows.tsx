// What is to be done of each order that waits, one tap away.

import { Link } from 'react-router';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useNameAbroad } from '../../../global-services/web/api.ts';
import type { OrderSummary } from '../queries.ts';
import { stageName } from '../stage-name.ts';
import { t } from '../texts.ts';

export function YourTurnRows({ orders }: { readonly orders: readonly OrderSummary[] }) {
  return (
    <Notice tone="retry" title={t('yourTurn.title')}>
      <ul>
        {orders.map((order) => (
          <li key={order.id}>
            <Waiting order={order} />
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Waiting({ order }: { readonly order: OrderSummary }) {
  const { id, number, product } = order;
  const name = useNameAbroad(product);
  return (
    <Link
      to={`/global-services/order-details?id=${id}`}
      className="inline-flex min-h-11 items-center underline"
    >
      {t('yourTurn.text', { name, number, stage: stageName(order) })}
    </Link>
  );
}
