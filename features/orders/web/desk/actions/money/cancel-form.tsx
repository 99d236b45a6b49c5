// Cancelling: what is kept is stated, the rest goes back.

import { useState } from 'react';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../../kit/web/ui/notices/notice.tsx';
import { ACTIONS, type RefundRule } from '../../../../domain/stages/actions.ts';
import { type DeskOrder, ordersApi } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { useResend } from '../../../use-resend.ts';
import { useChange } from '../../use-operate.ts';
import { ReadySentences } from '../ready-sentences.tsx';
import { MoneyDialog } from './money-dialog.tsx';

export function CancelForm({ order }: { readonly order: DeskOrder }) {
  const { id, version, escrowFen, mostKeptFen } = order;
  const [isOpen, setOpen] = useState(false);
  const change = useChange(id);
  const resend = useResend<number>();
  const mayKeep = refundOf(order) === 'less_costs';
  const mostFen = mayKeep ? mostKeptFen : 0;
  const spentFen = mayKeep ? spentOn(order) : 0;
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('deeds.cancel')}
      </Button>
      {isOpen ? (
        <MoneyDialog
          title={t('deeds.cancel')}
          label={t('desk.kept')}
          proposedFen={Math.min(spentFen, mostFen)}
          mostFen={mostFen}
          confirm={t('deeds.cancel')}
          send={(costsFen, reason) =>
            change('cancel', () =>
              resend({ content: `${costsFen} ${reason}`, payload: version }, (seen) =>
                ordersApi.cancelAny({ id, version: seen, costsFen, reason }),
              ),
            )
          }
          renderReady={(onText) => <ReadySentences orderId={id} of="cancel" onText={onText} />}
          onClose={() => setOpen(false)}
        >
          <p>{t(HELD[refundOf(order) ?? 'full'] ?? 'desk.heldAll', { amount: formatFen(escrowFen) })}</p>
          {mayUndo(order) ? (
            <Notice tone="retry">{t('desk.notBought', { deed: t('deeds.retract_purchase') })}</Notice>
          ) : null}
          {spentFen === 0 ? null : (
            <p className="font-bold">{t('desk.paidToSeller', { amount: formatFen(spentFen) })}</p>
          )}
          {mostFen === 0 ? null : <p>{t('desk.keptMost', { amount: formatFen(mostFen) })}</p>}
          <p className="text-small text-muted">{t('desk.reasonAsIs')}</p>
        </MoneyDialog>
      ) : null}
    </>
  );
}

/** It was marked as bought a moment ago: by mistake, that is taken back and costs the buyer nothing. */
const mayUndo = ({ may }: DeskOrder): boolean =>
  may.some(({ action, reason }) => action === 'retract_purchase' && reason === null);

const HELD: Readonly<Partial<Record<RefundRule, 'desk.heldNow' | 'desk.heldLessFreight'>>> = {
  less_costs: 'desk.heldNow',
  less_freight: 'desk.heldLessFreight',
};

/** What the rules say that goes back. */
const refundOf = ({ stage }: DeskOrder): RefundRule | undefined =>
  ACTIONS.cancel.find(({ by, from }) => has(by, 'operator') && has(from, stage))?.refund;

/** What is spent already and may be lost. */
const spentOn = ({ costs }: DeskOrder): number => (costs.goodsFen ?? 0) + (costs.freightFen ?? 0);

const has = (list: readonly string[], value: string): boolean => list.includes(value);
