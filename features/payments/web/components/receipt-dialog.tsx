// An admin enters money that has arrived by transfer.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t as common } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { readFen, writeFen } from '../../../settings/web/api.ts';
import { ADMIN_KEY, type AdminPayment, paymentsApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type ReceiptDialogProps = { readonly payment: AdminPayment; readonly onClose: () => void };

const today = (): string => {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
};

export function ReceiptDialog({ payment, onClose }: ReceiptDialogProps) {
  const received = payment.attempts.find(({ provider }) => provider === 'transfer')?.capturedFen ?? 0;
  const [typed, setTyped] = useState(writeFen(Math.max(0, payment.amountFen - received)));
  const [receivedOn, setReceivedOn] = useState(today);
  const [isWrong, setWrong] = useState(false);
  // The same receipt, however often it is sent.
  const [receiptId] = useState(newId);
  const queries = useQueryClient();
  const confirming = useMutation({
    mutationFn: (amountFen: number) =>
      paymentsApi.confirmTransfer({ id: payment.id, receiptId, amountFen, receivedOn }),
    onSuccess: () => {
      notify('good', t('receive.done'));
      onClose();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amountFen = readFen(typed);
    setWrong(amountFen === undefined);
    if (amountFen !== undefined) confirming.mutate(amountFen);
  };
  return (
    <Dialog title={t('receive.title')} onClose={onClose}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        <p className="text-muted">{t('receive.lead')}</p>
        <TextField
          label={t('receive.amount')}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong ? t('receive.amountWrong') : undefined}
        />
        <TextField
          type="date"
          label={t('receive.day')}
          value={receivedOn}
          max={today()}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
        {confirming.error ? <Notice tone="wrong">{refusalText(confirming.error)}</Notice> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" busy={confirming.isPending}>
            {t('receive.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
