// The orders that wait for whoever is here, for the page that they come back to: what is to be done of each, one tap away.

import { useInfiniteQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useNameAbroad } from '../../../global-services/web/api.ts';
import { myOrdersQuery, type OrderSummary } from '../queries.ts';
import { stageName } from '../stage-name.ts';
import { t } from '../texts.ts';

/** A parcel that is on its way waits for nobody yet. */
const isTurn = ({ waitsFor }: OrderSummary): boolean => waitsFor !== null && waitsFor !== 'confirm_receipt';

export function YourTurn() {
  const { data } = useInfiniteQuery(myOrdersQuery({ search: '', status: undefined }));
  const waiting = data?.pages.flatMap(({ orders }) => orders).filter(isTurn) ?? [];
  return waiting.map((order) => <Waiting key={order.id} order={order} />);
}

function Waiting({ order }: { readonly order: OrderSummary }) {
  const { id, number, product } = order;
  const name = useNameAbroad(product);
  return (
    <Notice
      tone="retry"
      title={t('yourTurn.title')}
      action={<ButtonLink to={`/global-services/order-details?id=${id}`}>{t('yourTurn.open')}</ButtonLink>}
    >
      {t('yourTurn.text', { name, number, stage: stageName(order) })}
    </Notice>
  );
}
