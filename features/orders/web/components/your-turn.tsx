// The orders that wait for whoever is here, for the page that they come back to; nothing, and little code, where none does.

import { useInfiniteQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { myOrdersQuery, type OrderSummary } from '../queries.ts';

const Rows = lazyPart(async () => {
  const [{ YourTurnRows }] = await Promise.all([import('./your-turn-rows.tsx'), loadTexts(['orders'])]);
  return YourTurnRows;
});

/** A parcel that is on its way waits for nobody yet. */
const isTurn = ({ waitsFor }: OrderSummary): boolean => waitsFor !== null && waitsFor !== 'confirm_receipt';

export function YourTurn() {
  const { data } = useInfiniteQuery(myOrdersQuery({ search: '', status: undefined }), queryClient);
  const waiting = data?.pages.flatMap(({ orders }) => orders).filter(isTurn) ?? [];
  return waiting.length === 0 ? null : <Rows orders={waiting} />;
}
