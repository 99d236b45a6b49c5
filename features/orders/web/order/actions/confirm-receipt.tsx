// The buyer says that it has arrived, which completes the order and cannot be taken back.

import { useState } from 'react';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import type { OrderView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { mayDo, useAct } from './use-act.ts';

export function ConfirmReceipt({ order }: { readonly order: OrderView }) {
  const [isAsking, setAsking] = useState(false);
  const act = useAct(order);
  if (!mayDo(order, 'deliver')) return null;
  return (
    <>
      <Button look="primary" onClick={() => setAsking(true)}>
        {t('arrive.confirm')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('arrive.confirm')}
          confirm={t('arrive.confirm')}
          keep={t('cancel.back')}
          busy={act.isPending}
          onConfirm={() =>
            act.mutate(
              { act: { action: 'deliver' }, done: t('arrive.done') },
              { onSettled: () => setAsking(false) },
            )
          }
          onClose={() => setAsking(false)}
        >
          {t('arrive.confirmText')}
        </ConfirmDialog>
      ) : null}
    </>
  );
}
