// Decides about an order as it stood when it was looked at; what somebody else did meanwhile is shown instead.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import {
  type BuyerAct,
  MINE_KEY,
  type OrderView,
  orderQuery,
  ordersApi,
  refusalText,
} from '../../queries.ts';
import { useResend } from '../../use-resend.ts';

type Decision = {
  readonly act: BuyerAct;
  /** Said when it was done. */
  readonly done: string;
};

/** For forms, which show themselves what was refused. */
export function useSendAct({ id, version }: Pick<OrderView, 'id' | 'version'>) {
  const queries = useQueryClient();
  const resend = useResend<number>();
  return async ({ act, done }: Decision): Promise<void> => {
    try {
      const sent = { content: JSON.stringify(act), payload: version };
      const acted = await resend(sent, (seen) => ordersApi.act({ id, version: seen, act }));
      queries.setQueryData(orderQuery(id).queryKey, acted);
      notify('good', done);
    } finally {
      void queries.invalidateQueries({ queryKey: MINE_KEY });
    }
  };
}

const CANCELLING: ReadonlySet<BuyerAct['action']> = new Set(['cancel', 'ask_cancel', 'drop_thing']);

/** For a button. */
export function useAct(order: Pick<OrderView, 'id' | 'version'>) {
  const send = useSendAct(order);
  return useMutation({
    mutationFn: send,
    onError: (error, { act: { action } }) =>
      notify('wrong', refusalText(error, CANCELLING.has(action) ? 'CANCELLING' : undefined)),
  });
}

/** Whether the buyer may do it now. */
export const mayDo = ({ may }: Pick<OrderView, 'may'>, name: OrderView['may'][number]['action']): boolean =>
  may.some(({ action, reason }) => action === name && reason === null);
