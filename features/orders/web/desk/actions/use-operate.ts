// An operator's deeds with an order as it stood when it was looked at; what a colleague did meanwhile is shown instead.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import {
  DESK_KEY,
  type DeskOrder,
  deskOrderQuery,
  type OperatorAct,
  ordersApi,
  refusalText,
} from '../../queries.ts';
import { t } from '../../texts.ts';
import { useResend } from '../../use-resend.ts';

/** Whatever answers with the order as it stands now; for forms, which show themselves what was refused. */
export function useChange(id: string) {
  const queries = useQueryClient();
  return async (change: () => Promise<DeskOrder>): Promise<void> => {
    try {
      queries.setQueryData(deskOrderQuery(id).queryKey, await change());
      notify('good', t('desk.done'));
    } finally {
      void queries.invalidateQueries({ queryKey: DESK_KEY });
    }
  };
}

export function useOperate({ id, version }: Pick<DeskOrder, 'id' | 'version'>) {
  const change = useChange(id);
  const resend = useResend<number>();
  return (act: OperatorAct): Promise<void> =>
    change(() =>
      resend({ content: JSON.stringify(act), payload: version }, (seen) =>
        ordersApi.operate({ id, version: seen, act }),
      ),
    );
}

/** For a button. */
export function useOperateButton(order: Pick<DeskOrder, 'id' | 'version'>) {
  const operate = useOperate(order);
  return useMutation({ mutationFn: operate, onError: (error) => notify('wrong', refusalText(error)) });
}
