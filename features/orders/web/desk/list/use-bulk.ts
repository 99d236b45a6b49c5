// The same step with many orders: each is done or refused by itself, and what was refused is named.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { sendAgain } from '../../../../../kit/web/api/send-again.ts';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { DESK_KEY, type DeskSummary, ordersApi, reasonText, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';
import { keysOf } from '../mind-list.tsx';

export const BULK_ACTIONS = ['approve', 'claim', 'release', 'reach_customs', 'deliver'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export type Bulk = { readonly orders: readonly DeskSummary[]; readonly action: BulkAction };
type Result = Awaited<ReturnType<typeof ordersApi.operateMany>>['results'][number];

export function useBulk(onDone: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ orders, action }: Bulk) => {
      const numbered = orders.map(({ id, version, minds }) => ({
        id,
        version,
        ...(action === 'approve' ? { minded: keysOf({ minds }) } : {}),
      }));
      const { results } = await sendAgain(() => ordersApi.operateMany({ orders: numbered, action }));
      tell(orders, results);
    },
    onSuccess: onDone,
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: DESK_KEY }),
  });
}

function tell(orders: readonly DeskSummary[], results: readonly Result[]): void {
  const left = results.filter(({ refused }) => refused !== null);
  const done = results.length - left.length;
  if (done > 0) notify('good', t('desk.bulkDone', { count: done }));
  if (left.length === 0) return;
  const numbers = left.map(({ id, refused }) => {
    const number = orders.find((order) => order.id === id)?.number ?? id;
    return t('desk.bulkLeftOf', { number, why: whyNot(refused) });
  });
  notify('wrong', t('desk.bulkLeft', { count: left.length, numbers: numbers.join(t('order.between')) }));
}

function whyNot(refused: Result['refused']): string {
  if (refused === null || refused === 'changed') return t('desk.changed');
  if (refused === 'to_mind') return t('desk.minds.new');
  return refused === 'not_found' ? t('order.missing') : reasonText(refused);
}
