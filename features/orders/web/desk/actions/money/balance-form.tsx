// It cost more than 5 % above the quote: the buyer is asked for the rest, or may cancel.

import { useState } from 'react';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import type { DeskOrder } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { useOperate } from '../../use-operate.ts';
import { ReadySentences } from '../ready-sentences.tsx';
import { MoneyDialog } from './money-dialog.tsx';

export function BalanceForm({ order }: { readonly order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false);
  const operate = useOperate(order);
  const { goodsFen, freightFen } = order.costs;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deeds.ask_balance')}</Button>
      {isOpen ? (
        <MoneyDialog
          title={t('deeds.ask_balance')}
          label={t('desk.keptIfCancelled')}
          proposedFen={Math.min((goodsFen ?? 0) + (freightFen ?? 0), order.mostKeptFen)}
          confirm={t('deeds.ask_balance')}
          renderReady={(onText) => <ReadySentences orderId={order.id} of="ask_balance" onText={onText} />}
          send={(costsFen, text) => operate({ action: 'ask_balance', text, costsFen })}
          onClose={() => setOpen(false)}
        >
          {order.excessFen === null ? null : (
            <p className="font-bold">{t('desk.excess', { amount: formatFen(order.excessFen) })}</p>
          )}
          <p>{t('deedTexts.ask_balance')}</p>
        </MoneyDialog>
      ) : null}
    </>
  );
}
