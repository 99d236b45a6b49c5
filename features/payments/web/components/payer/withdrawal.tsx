// Giving back what was bought, as far as the payer has a right to: said with the amount, done after a question.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatFen } from '../../../../../kit/web/i18n.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { type PaymentView, paymentQuery, paymentsApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

export function Withdrawal({ payment: { id, right } }: { readonly payment: PaymentView }) {
  const [isAsking, setAsking] = useState(false);
  if (!right) return null;
  const amount = formatFen(right.amountFen);
  const said = right.isWhole ? t('withdraw.whole', { amount }) : t('withdraw.part', { amount });
  return (
    <section aria-labelledby="withdrawal">
      <h2 id="withdrawal" className="mb-2 font-serif text-lead font-bold">
        {t('withdraw.title')}
      </h2>
      <p className="mb-4">{said}</p>
      <Button onClick={() => setAsking(true)}>{t('withdraw.open')}</Button>
      {isAsking ? <Question id={id} said={said} right={right} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

type QuestionProps = {
  readonly id: string;
  readonly said: string;
  readonly right: NonNullable<PaymentView['right']>;
  readonly onClose: () => void;
};

function Question({ id, said, right: { amountFen, takes }, onClose }: QuestionProps) {
  // One question is one refund, however often it is sent.
  const [refundId] = useState(newId);
  const queries = useQueryClient();
  const withdrawing = useMutation({
    mutationFn: () => paymentsApi.withdraw({ id, refundId }),
    onSuccess: (payment) => {
      queries.setQueryData(paymentQuery(id).queryKey, payment);
      const isThrough = payment.refunds.some(
        ({ id: made, state }) => made === refundId && state === 'succeeded',
      );
      notify('good', t(isThrough ? 'withdraw.through' : 'withdraw.done'));
      onClose();
    },
    onError: (error) => notify('wrong', refusalText(error, 'CANCELLING')),
  });
  return (
    <ConfirmDialog
      title={t('withdraw.confirmTitle')}
      confirm={t('withdraw.submit', { amount: formatFen(amountFen) })}
      busy={withdrawing.isPending}
      onConfirm={() => withdrawing.mutate()}
      onClose={onClose}
    >
      <p>{said}</p>
      <p className="mt-2">{t('withdraw.takes', { takes })}</p>
    </ConfirmDialog>
  );
}
