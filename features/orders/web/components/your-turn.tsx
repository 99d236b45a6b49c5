// The orders that wait for whoever is here, for the page that they come back to: what is to be done of each, one tap away.

import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useNameAbroad } from '../../../global-services/web/api.ts';
import { myOrdersQuery, type OrderSummary } from '../queries.ts';
import { stageName } from '../stage-name.ts';
import { t } from '../texts.ts';

/** A parcel that is on its way waits for nobody yet. */
const isTurn = ({ waitsFor }: OrderSummary): boolean => waitsFor !== null && waitsFor !== 'confirm_receipt';

export function YourTurn() {
  const { data } = useInfiniteQuery(myOrdersQuery({ search: '', status: undefined }), queryClient);
  const waiting = data?.pages.flatMap(({ orders }) => orders).filter(isTurn) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Notice tone="retry" title={t('yourTurn.title')}>
      <ul>
        {waiting.map((order) => (
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
