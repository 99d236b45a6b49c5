// An operator's deeds with an order as it stood when it was looked at; what a colleague did meanwhile is shown instead.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import type { Action } from '../../domain/stages/actions.ts';
import {
  DESK_KEY,
  type DeskOrder,
  deskOrderQuery,
  type OperatorAct,
  ordersApi,
  refusalText,
} from '../queries.ts';
import { showGrams } from '../show.ts';
import { t } from '../texts.ts';
import { useResend } from '../use-resend.ts';

/** Of a change of several orders: this one, and what went back of all. */
type Changed = { readonly order: DeskOrder; readonly backFen: number };

/**
 * Whatever answers with the order as it stands now, and says what was done. A form shows in itself what was refused, as
 * long as it is there; `isButton`: whoever calls it tells every refusal in a notice.
 */
export function useChange(id: string, isButton = false) {
  const queries = useQueryClient();
  return async (action: Action, change: () => Promise<DeskOrder | Changed>, typed = ''): Promise<void> => {
    try {
      const { queryKey } = deskOrderQuery(id);
      const before = queries.getQueryData(queryKey);
      const changed = await change();
      const order = 'order' in changed ? changed.order : changed;
      const backFen =
        'order' in changed ? changed.backFen : order.refundedFen - (before ?? order).refundedFen;
      queries.setQueryData(queryKey, order);
      notify('good', doneText(action, backFen));
      void queries.invalidateQueries({ queryKey: DESK_KEY });
    } catch (error) {
      await queries.invalidateQueries({ queryKey: DESK_KEY });
      const now = queries.getQueryData(deskOrderQuery(id).queryKey);
      const isGone = now?.may.every((may) => may.action !== action || may.reason !== null) ?? true;
      // The form has gone with its deed, and would take along why it was refused.
      if (isGone && !isButton) notify('wrong', withTyped(error, typed));
      throw error;
    }
  };
}

/** What was done, with the money that went back by it. */
function doneText(action: Action, backFen: number): string {
  const amount = formatFen(backFen);
  if (action === 'cancel')
    return backFen > 0 ? t('desk.doneCancelled', { amount }) : t('desk.doneCancelledUnpaid');
  const what = t(`actions.${action}`);
  return backFen > 0 ? t('desk.doneBack', { what, amount }) : t('desk.doneWhat', { what });
}

export function useOperate({ id, version }: Pick<DeskOrder, 'id' | 'version'>, isButton = false) {
  const change = useChange(id, isButton);
  const resend = useResend<number>();
  return (act: OperatorAct): Promise<void> =>
    change(
      act.action,
      () =>
        resend({ content: JSON.stringify(act), payload: version }, (seen) =>
          ordersApi.operate({ id, version: seen, act }),
        ),
      typedText(act),
    );
}

const withTyped = (error: unknown, typed: string): string =>
  [refusalText(error), typed].filter(Boolean).join(' ');

/** What was typed for it, so that nobody has to look it up again where it was not taken. */
function typedText(act: OperatorAct): string {
  const typed = [
    ...('goodsFen' in act ? [formatFen(act.goodsFen), formatFen(act.freightFen)] : []),
    ...('shopOrders' in act ? (act.shopOrders ?? []) : []),
    ...('courierNumbers' in act ? (act.courierNumbers ?? []) : []),
    ...('grams' in act ? [showGrams(act.grams)] : []),
    ...('carrierBillFen' in act && act.carrierBillFen != null ? [formatFen(act.carrierBillFen)] : []),
    ...('billFen' in act ? [formatFen(act.billFen)] : []),
    ...('carrier' in act ? [act.carrier, act.trackingNumber] : []),
    ...('text' in act ? [act.text] : []),
  ].filter(Boolean);
  return typed.length === 0 ? '' : t('desk.typed', { typed: [...new Set(typed)].join(' · ') });
}

/** For a button. */
export function useOperateButton(order: Pick<DeskOrder, 'id' | 'version'>) {
  const operate = useOperate(order, true);
  return useMutation({
    mutationFn: operate,
    onError: (error, act) => notify('wrong', withTyped(error, typedText(act))),
  });
}
