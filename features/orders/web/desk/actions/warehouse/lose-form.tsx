// Saying that a parcel is lost: what its buyers get back stands above, and it cannot be taken back.

import { useState } from 'react';
import { formatFen } from '../../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../../kit/web/ui/elements/button.tsx';
import { ReasonDialog } from '../../../order/actions/reason-dialog.tsx';
import { type DeskOrder, ordersApi } from '../../../queries.ts';
import { t } from '../../../texts.ts';
import { useResend } from '../../../use-resend.ts';
import { useChange } from '../../use-operate.ts';

export function LoseForm({ order }: { readonly order: DeskOrder }) {
  const { id, version, escrowFen } = order;
  const [isOpen, setOpen] = useState(false);
  const change = useChange(id);
  const resend = useResend<number>();
  return (
    <>
      <Button look="danger" onClick={() => setOpen(true)}>
        {t('deeds.lose')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('deeds.lose')}
          text={t('deedTexts.lose', { amount: formatFen(escrowFen) })}
          label={t('desk.reason')}
          confirm={t('deeds.lose')}
          keep={t('desk.leave')}
          isRequired
          send={(reason) =>
            change('lose', () =>
              resend({ content: reason, payload: version }, (seen) =>
                ordersApi.loseAny({ id, version: seen, reason }),
              ),
            )
          }
          onClose={() => setOpen(false)}
        />
      ) : null}
    </>
  );
}
