// The buyer has seen the photos and decides: accept, return, or exchange, each said with what becomes of the money.

import { useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import type { OrderView } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';
import { OutlookPart } from './outlook.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useAct, useSendAct } from './use-act.ts';

export function PhotoDecision({ order }: { readonly order: OrderView }) {
  const [open, setOpen] = useState<'return' | 'exchange'>();
  const act = useAct(order);
  const send = useSendAct(order);
  const accept = () =>
    act.mutate({
      act: { action: 'decide_photos', decision: 'accept', reason: '' },
      done: t('decide.accepted'),
    });
  return (
    <>
      {order.outlook === null ? null : <OutlookPart outlook={order.outlook} />}
      {order.photosUntil === null ? null : (
        <p className="mb-4 text-small text-muted">
          {t(order.outlook?.isSilenceAgreed === false ? 'decide.untilReturned' : 'decide.until', {
            date: showMoment(order.photosUntil),
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button look="primary" busy={act.isPending} onClick={accept}>
          {t('decide.accept')}
        </Button>
        <Button onClick={() => setOpen('exchange')}>{t('decide.exchange')}</Button>
        <Button look="danger" onClick={() => setOpen('return')}>
          {t('decide.return')}
        </Button>
      </div>
      {open === undefined ? null : (
        <ReasonDialog
          title={t(`decide.${open}`)}
          text={open === 'return' ? returnText(order.outlook) : t('decide.exchangeText')}
          label={t('decide.reason')}
          confirm={t(`decide.${open}`)}
          isRequired
          send={(reason) =>
            send({ act: { action: 'decide_photos', decision: open, reason }, done: t(`decide.sent.${open}`) })
          }
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** How much comes back for certain, and how much at most. */
function returnText(outlook: OrderView['outlook']): string {
  if (outlook === null) return t('decide.returnText');
  const { returnLeastFen, returnMostFen } = outlook;
  return t('decide.returnAmounts', { least: formatFen(returnLeastFen), most: formatFen(returnMostFen) });
}
