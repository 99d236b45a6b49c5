// Cancelling: what is kept is stated, the rest goes back.

import { useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { type DeskOrder, ordersApi } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useResend } from '../../use-resend.ts';
import { MoneyDialog } from './money-dialog.tsx';
import { useChange } from './use-operate.ts';

export function CancelForm({ order: { id, version, escrowFen } }: { readonly order: DeskOrder }) {
  const [isOpen, setOpen] = useState(false);
  const change = useChange(id);
  const resend = useResend<number>();
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('deeds.cancel')}
      </Button>
      {isOpen ? (
        <MoneyDialog
          title={t('deeds.cancel')}
          label={t('desk.kept')}
          proposedFen={0}
          confirm={t('deeds.cancel')}
          send={(costsFen, reason) =>
            change(() =>
              resend({ content: `${costsFen} ${reason}`, payload: version }, (seen) =>
                ordersApi.cancelAny({ id, version: seen, costsFen, reason }),
              ),
            )
          }
          onClose={() => setOpen(false)}
        >
          <p>{t('desk.heldNow', { amount: formatFen(escrowFen) })}</p>
        </MoneyDialog>
      ) : null}
    </>
  );
}
