// An admin enters money that has arrived by transfer.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t as common } from '../../../../../kit/web/i18n.ts';
import { newId } from '../../../../../kit/web/new-id.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { AmountField } from '../../../../../kit/web/ui/fields/amount-field.tsx';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { readFen, writeFen } from '../../../../settings/web/api.ts';
import { ADMIN_KEY, type AdminPayment, paymentsApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

type ReceiptDialogProps = { readonly payment: AdminPayment; readonly onClose: () => void };

const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

function check({ amount, receivedOn }: { readonly amount: string; readonly receivedOn: string }) {
  const fields = {
    ...(readFen(amount) === undefined ? { amount: t('receive.amountWrong') } : {}),
    ...(receivedOn === '' ? { receivedOn: common('field.missing') } : {}),
  };
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  const received = payment.attempts.find(({ provider }) => provider === 'transfer')?.capturedFen ?? 0;
  // The same receipt, however often it is sent.
  const [receiptId] = useState(newId);
  const queries = useQueryClient();
  const form = useForm({
    initial: { amount: writeFen(Math.max(0, payment.amountFen - received)), receivedOn: today(), sender: '' },
    check,
    send: async ({ amount, receivedOn, sender }) => {
      const amountFen = readFen(amount) ?? 0;
      try {
        await paymentsApi.confirmTransfer({ id: payment.id, receiptId, amountFen, receivedOn, sender });
        notify('good', t('receive.done'));
        onClose();
      } finally {
        await queries.invalidateQueries({ queryKey: ADMIN_KEY });
      }
    },
    explain: (error) => ({ message: refusalText(error) }),
  });
  return (
    <Dialog title={t('receive.title')} onClose={onClose}>
      <form {...form.formProps} className="grid gap-4">
        <FormMessage form={form} />
        <p className="text-muted">{t('receive.lead')}</p>
        <AmountField {...form.field('amount')} label={t('receive.amount')} />
        <TextField {...form.field('receivedOn')} type="date" label={t('receive.day')} max={today()} />
        <TextField {...form.field('sender')} label={t('receive.sender')} optional maxLength={120} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('receive.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
