// Tells who is about to pay, or has paid, that the same was paid for shortly before.

import { ButtonLink } from '../../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../../kit/web/ui/notices/notice.tsx';
import { isSettled } from '../../../domain/states.ts';
import type { PaymentView } from '../../queries.ts';
import { showMoment } from '../../show.ts';
import { t } from '../../texts.ts';

export function PaidAlike({ payment: { alike, title, state } }: { readonly payment: PaymentView }) {
  if (!alike) return null;
  const { id, number, settledAt } = alike;
  const values = { title, number, date: showMoment(settledAt) };
  const isPaid = isSettled(state);
  return (
    <Notice
      tone="retry"
      title={t(isPaid ? 'alike.paidTitle' : 'alike.title')}
      action={<ButtonLink to={`/payments/${id}`}>{t('alike.see')}</ButtonLink>}
    >
      {t(isPaid ? 'alike.paid' : 'alike.lead', values)}
    </Notice>
  );
}
