// The buyer has seen the photos and decides: accept, return, or exchange, each said with what becomes of the money.

import { useState } from 'react';
import { formatFen, languageTag } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import type { OrderView } from '../../queries.ts';
import { showDay, showMoment } from '../../show.ts';
import { t } from '../../texts.ts';
import { OutlookPart, outlookText } from './outlook.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { mayDo, useAct, useSendAct } from './use-act.ts';

export function PhotoDecision({ order }: { readonly order: OrderView }) {
  const [open, setOpen] = useState<'accept' | 'return' | 'exchange'>();
  const act = useAct(order);
  const send = useSendAct(order);
  const accept = () =>
    act.mutate(
      { act: { action: 'decide_photos', decision: 'accept', reason: '' }, done: t('decide.accepted') },
      { onSettled: () => setOpen(undefined) },
    );
  return (
    <>
      {order.outlook === null ? null : <OutlookPart outlook={order.outlook} sending={order.sending} />}
      {order.photosUntil === null ? null : (
        <p className="mb-4 text-small text-muted">
          {t(untilKey(order.outlook), { date: showMoment(order.photosUntil) })}
        </p>
      )}
      <Button look="primary" onClick={() => setOpen('accept')}>
        {t('decide.accept')}
      </Button>
      <p className="mt-6 mb-2 text-small text-muted">{t('decide.otherwise')}</p>
      <div className="flex flex-wrap gap-6">
        <Button onClick={() => setOpen('exchange')}>{t('decide.exchange')}</Button>
        <Button look="danger" onClick={() => setOpen('return')}>
          {t('decide.return')}
        </Button>
      </div>
      {open === 'accept' ? (
        <ConfirmDialog
          title={t('decide.acceptTitle')}
          confirm={t('decide.accept')}
          keep={t(isWorthWaiting(order) ? 'decide.wait' : 'cancel.back')}
          look="primary"
          busy={act.isPending}
          onConfirm={accept}
          onClose={() => setOpen(undefined)}
        >
          <WhyWait order={order} />
          <p>{t('decide.acceptText')}</p>
          {order.outlook === null ? null : (
            <p className="mt-3">{outlookText(order.outlook, order.sending)}</p>
          )}
        </ConfirmDialog>
      ) : null}
      {open === undefined || open === 'accept' ? null : (
        <ReasonDialog
          title={t(`decide.${open}`)}
          text={open === 'return' ? returnText(order.outlook) : t('decide.exchangeText')}
          label={t('decide.reason')}
          confirm={t(`decide.${open}`)}
          keep={t('cancel.back')}
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

const isWorthWaiting = ({ unansweredSince, sending }: OrderView): boolean =>
  unansweredSince !== null || (sending?.underWay.length ?? 0) > 0;

/** What a yes now would overtake: an answer that is awaited, another order that could travel along. */
function WhyWait({ order }: { readonly order: OrderView }) {
  const { unansweredSince, sending, storageUntil, photosUntil, outlook } = order;
  return (
    <div className="mb-4 grid gap-4 empty:hidden">
      {unansweredSince === null ? null : (
        <Notice tone="retry">{t('decide.unanswered', { date: showMoment(unansweredSince) })}</Notice>
      )}
      {sending === null || sending.undecided.length === 0 ? null : (
        <Notice tone="info">{withOthers('sending.undecided', sending.undecided, sending.baseFen)}</Notice>
      )}
      {sending === null || sending.underWay.length === 0 ? null : (
        <Notice tone="info">
          {[
            withOthers('sending.wait', sending.underWay, sending.baseFen),
            storageUntil === null ? '' : t('sending.waitFree', { storage: showDay(storageUntil) }),
            photosUntil === null || outlook?.isSilenceAgreed === false
              ? ''
              : t('sending.waitSilence', { until: showDay(photosUntil) }),
          ].join(' ')}
        </Notice>
      )}
    </div>
  );
}

const withOthers = (
  key: 'sending.wait' | 'sending.undecided',
  numbers: readonly string[],
  baseFen: number,
): string =>
  t(key, {
    count: numbers.length,
    numbers: new Intl.ListFormat(languageTag).format(numbers),
    base: formatFen(baseFen),
  });

/** While nobody has packed it, the buyer can think again. */
export function ReopenPhotos({ order }: { readonly order: OrderView }) {
  const act = useAct(order);
  if (!mayDo(order, 'reopen_photos')) return null;
  return (
    <div className="mt-5">
      <p className="mb-3 text-small text-muted">{t('decide.reopenText')}</p>
      <Button
        busy={act.isPending}
        onClick={() => act.mutate({ act: { action: 'reopen_photos' }, done: t('decide.reopened') })}
      >
        {t('decide.reopen')}
      </Button>
    </div>
  );
}

/** What comes of no answer, and why. */
function untilKey(outlook: OrderView['outlook']) {
  if (outlook?.isSilenceAgreed !== false) return 'decide.until';
  return outlook.balanceFen > 0 ? 'decide.untilReturned' : 'decide.untilAnswered';
}

/** How much comes back for certain, and how much at most. */
function returnText(outlook: OrderView['outlook']): string {
  if (outlook === null) return t('decide.returnText');
  const { returnLeastFen, returnMostFen } = outlook;
  return t('decide.returnAmounts', { least: formatFen(returnLeastFen), most: formatFen(returnMostFen) });
}
