// Takes one of several things out of an order that nobody has begun to buy, for exactly what is shown.

import { useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import type { OrderView } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useAct } from './use-act.ts';

export function DropThing({ order, item }: { readonly order: OrderView; readonly item: number }) {
  const [isAsking, setAsking] = useState(false);
  const act = useAct(order);
  const drop = order.drops.find((each) => each.item === item);
  const name = order.request.items[item]?.name ?? '';
  if (!drop) return null;
  const { refundFen } = drop;
  return (
    <>
      <Button look="ghost" aria-label={t('drop.named', { name })} onClick={() => setAsking(true)}>
        {t('drop.do')}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={t('drop.title')}
          confirm={t('drop.do')}
          busy={act.isPending}
          onConfirm={() =>
            act.mutate(
              { act: { action: 'drop_thing', item, refundFen }, done: t('drop.done') },
              { onSettled: () => setAsking(false) },
            )
          }
          onClose={() => setAsking(false)}
        >
          <p>{t('drop.text', { name, amount: formatFen(refundFen) })}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}
