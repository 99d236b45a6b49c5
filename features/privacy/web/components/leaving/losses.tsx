// What is lost with the account, and can still be had before: VIP with its refund, claims, and what teachers see until then.

import { Link } from 'react-router';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { MixedText } from '../../../../../kit/web/ui/text/mixed-text.tsx';
import { isVip, useSession } from '../../../../account/web/api.ts';
import { momentOf } from '../../moments.ts';
import type { DeletionStatus } from '../../queries.ts';
import { t } from '../../texts.ts';

type LossesProps = { readonly losses: DeletionStatus['losses'] };

/** Nothing where nothing is lost but what was said already. */
export function Losses({ losses: { refundable, claimableUntil, classes } }: LossesProps) {
  const session = useSession();
  const vipUntil = session.status === 'signed-in' && isVip(session.person) ? session.person.vipUntil : null;
  return (
    <div className="grid gap-3 empty:hidden">
      {vipUntil === null ? null : (
        <p className="font-medium">{t('deletion.confirmVip', { date: momentOf(vipUntil) })}</p>
      )}
      {refundable.length === 0 ? null : <Refundable refundable={refundable} />}
      {claimableUntil === null ? null : <p>{t('losses.claims', { date: momentOf(claimableUntil) })}</p>}
      {classes === 0 ? null : (
        <p>
          {t('losses.classes', { count: classes })}{' '}
          <Link to="/classes" className="text-active underline underline-offset-4">
            {t('losses.toClasses')}
          </Link>
        </p>
      )}
    </div>
  );
}

function Refundable({ refundable }: Pick<DeletionStatus['losses'], 'refundable'>) {
  return (
    <div>
      <p>{t('losses.refund')}</p>
      <ul className="mt-2 grid list-disc gap-2 ps-5">
        {refundable.map(({ paymentId, title, amountFen, isWhole }) => (
          <li key={paymentId}>
            <MixedText
              text={t(isWhole ? 'losses.whole' : 'losses.part', { title, amount: formatFen(amountFen) })}
            />{' '}
            <Link
              to={`/payments/${paymentId}`}
              aria-label={t('losses.toRefundNamed', { title })}
              className="inline-flex min-h-11 items-center text-active underline underline-offset-4"
            >
              {t('losses.toRefund')}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
