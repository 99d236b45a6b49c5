// One withdrawal: to whom, what happened to it, and what may be done now.

import { useQuery } from '@tanstack/react-query';
import { t as common, formatFen } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { isEventAction } from '../../domain/withdrawal.ts';
import { type WithdrawalDetail, withdrawalQuery } from '../queries.ts';
import { Amount, showCalendarDay, showMoment } from '../show.tsx';
import { t } from '../texts.ts';
import { Actions } from './actions.tsx';
import { PayeeDetails } from './payee-details.tsx';

type WithdrawalDetailsProps = { readonly id: string; readonly onClose: () => void };

export function WithdrawalDetails({ id, onClose }: WithdrawalDetailsProps) {
  const query = useQuery(withdrawalQuery(id));
  return (
    <Dialog
      title={t('admin.withdrawals.detail')}
      onClose={onClose}
      actions={<Button onClick={onClose}>{common('action.close')}</Button>}
    >
      <QueryPart query={query} failed={t('admin.withdrawals.failed')}>
        {(detail) => (
          <div className="grid gap-6">
            <Summary {...detail} />
            <PayeeDetails withdrawal={detail.withdrawal} />
            <Actions withdrawal={detail.withdrawal} />
            <History events={detail.events} />
          </div>
        )}
      </QueryPart>
    </Dialog>
  );
}

function Summary({ withdrawal, owedFen }: WithdrawalDetail) {
  const { personName, amountFen, weekFen, state, needsSecond, reason, payoutOn, payoutReference } =
    withdrawal;
  return (
    <div className="grid gap-2">
      <p className="wrap-anywhere">{personName ?? t('admin.withdrawals.gone')}</p>
      <p className="flex flex-wrap items-center gap-3">
        <span className="text-title font-bold">
          <Amount fen={amountFen} />
        </span>
        <Badge tone="info">{t(`states.${state}`)}</Badge>
        {needsSecond ? <Badge tone="retry">{t('admin.withdrawals.needsSecond')}</Badge> : null}
      </p>
      {weekFen > amountFen ? (
        <p className="text-small text-muted">{t('admin.withdrawals.week', { amount: formatFen(weekFen) })}</p>
      ) : null}
      {reason ? <p className="text-small text-muted">{reason}</p> : null}
      {payoutOn && payoutReference ? (
        <p className="text-small text-muted">
          {t('withdrawals.paidNote', { date: showCalendarDay(payoutOn), reference: payoutReference })}
        </p>
      ) : null}
      {owedFen > 0 ? (
        <Notice tone="retry">{t('admin.withdrawals.owed', { amount: formatFen(owedFen) })}</Notice>
      ) : null}
    </div>
  );
}

function History({ events }: Pick<WithdrawalDetail, 'events'>) {
  return (
    <div>
      <h3 className="font-medium">{t('admin.withdrawals.history')}</h3>
      <ol className="mt-2 border-b border-line">
        {events.map(({ id, action, actorName, note, createdAt }) => (
          <li key={id} className="border-t border-line py-2 text-small">
            <span className="font-medium">
              {isEventAction(action) ? t(`admin.withdrawals.event.${action}`) : action}
            </span>{' '}
            <span className="text-muted">
              {actorName ?? t('admin.withdrawals.gone')} · {showMoment(createdAt)}
            </span>
            {note === '' ? null : (
              <span className="block">
                <MixedText text={note} />
              </span>
            )}
          </li>
        ))}
      </ol>
    </div>
  );
}
