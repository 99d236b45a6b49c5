// What became of the goods of a cancelled order, and what the seller gave back for them.

import { useState } from 'react';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import type { DeskOrder } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { useOperate } from '../../use-operate.ts';
import { MoneyDialog } from './money-dialog.tsx';

export function ClearGoods({ order }: { readonly order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false);
  const operate = useOperate(order);
  const { advancedFen } = order;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('deeds.clear_goods')}</Button>
      {isOpen ? (
        <MoneyDialog
          title={t('deeds.clear_goods')}
          label={t('desk.gotBack')}
          reasonLabel={t('desk.goodsBecame')}
          look="primary"
          proposedFen={advancedFen}
          confirm={t('deeds.clear_goods')}
          send={(backFen, text) => operate({ action: 'clear_goods', text, backFen })}
          onClose={() => setOpen(false)}
        >
          <p>{t('deedTexts.clear_goods')}</p>
          <p className="font-bold">{t('desk.stillOut', { amount: formatFen(advancedFen) })}</p>
        </MoneyDialog>
      ) : null}
    </>
  );
}
