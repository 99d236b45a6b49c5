// The orders of whoever is here, for the page that they come back to: what waits for them, how far the others have come, and the way back to all of them. Nothing, and little code, where there is none.

import { useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { isFinal } from '../../domain/stages/stages.ts';
import { myOrdersQuery, type OrderSummary } from '../queries.ts';

const Rows = lazyPart(async () => {
  const [{ YourTurnRows }] = await Promise.all([import('./your-turn-rows.tsx'), loadTexts(['orders'])]);
  return YourTurnRows;
});

/** A parcel that is on its way waits for nobody yet. */
const isTurn = ({ waitsFor }: OrderSummary): boolean => waitsFor !== null && waitsFor !== 'confirm_receipt';

const isUnderWay = (order: OrderSummary): boolean =>
  !isTurn(order) && !isFinal(order.stage) && !order.isLapsed && !order.isLost;

export function YourTurn() {
  const { data } = useInfiniteQuery(myOrdersQuery({ search: '', status: undefined }), queryClient);
  const orders = data?.pages.flatMap((page) => page.orders) ?? [];
  const waiting = orders.filter(isTurn);
  const underWay = orders.filter(isUnderWay);
  return orders.length === 0 ? null : <Rows waiting={waiting} underWay={underWay} />;
}
