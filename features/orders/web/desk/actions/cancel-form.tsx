// Cancelling: what is kept is stated, the rest goes back.

import { useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { ACTIONS } from '../../../domain/stages/actions.ts';
import { type DeskOrder, ordersApi } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useResend } from '../../use-resend.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { useChange } from './use-operate.ts';

export function CancelForm({ order }: { readonly order: DeskOrder }) {
  const { id, version, escrowFen, mostKeptFen } = order;
  const [isOpen, setOpen] = useState(false);
  const change = useChange(id);
  const resend = useResend<number>();
  const spentFen = spentOn(order);
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('deeds.cancel')}
      </Button>
      {isOpen ? (
        <MoneyDialog
          title={t('deeds.cancel')}
          label={t('desk.kept')}
          proposedFen={Math.min(spentFen, mostKeptFen)}
          confirm={t('deeds.cancel')}
          send={(costsFen, reason) =>
            change('cancel', () =>
              resend({ content: `${costsFen} ${reason}`, payload: version }, (seen) =>
                ordersApi.cancelAny({ id, version: seen, costsFen, reason }),
              ),
            )
          }
          onClose={() => setOpen(false)}
        >
          <p>{t('desk.heldNow', { amount: formatFen(escrowFen) })}</p>
          {spentFen === 0 ? null : (
            <>
              <p className="font-bold">{t('desk.paidToSeller', { amount: formatFen(spentFen) })}</p>
              <p>{t('desk.keptMost', { amount: formatFen(mostKeptFen) })}</p>
            </>
          )}
        </MoneyDialog>
      ) : null}
    </>
  );
}

/** What is spent already and may be lost, where the rules let us keep it. */
function spentOn({ stage, costs }: DeskOrder): number {
  const way = ACTIONS.cancel.find(({ by, from }) => has(by, 'operator') && has(from, stage));
  if (way?.refund !== 'less_costs') return 0;
  return (costs.goodsFen ?? 0) + (costs.freightFen ?? 0);
}

const has = (list: readonly string[], value: string): boolean => list.includes(value);
