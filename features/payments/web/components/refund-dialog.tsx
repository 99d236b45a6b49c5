// An admin gives back the price, a part of it, or what was paid too much.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { t as common, formatFen } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { SegmentedControl } from '../../../../kit/web/ui/fields/segmented-control.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.tsx';
import { Dialog } from '../../../../kit/web/ui/overlays/dialog.tsx';
import { readFen, writeFen } from '../../../settings/web/api.ts';
import { ADMIN_KEY, type AdminPayment, paymentsApi, refusalText } from '../queries.ts';
import { t } from '../texts.ts';

type RefundDialogProps = { readonly payment: AdminPayment; readonly onClose: () => void };
type Part = 'price' | 'surplus';

export function RefundDialog({ payment: { id, refundable, takes }, onClose }: RefundDialogProps) {
  const { priceFen, rightFen, surplusFen } = refundable;
  // What the payer has a right to is the usual refund; more is typed on purpose.
  const usualFen = rightFen > 0 ? rightFen : priceFen;
  const [part, setPart] = useState<Part>(priceFen > 0 ? 'price' : 'surplus');
  const [typed, setTyped] = useState(writeFen(priceFen > 0 ? usualFen : surplusFen));
  const [reason, setReason] = useState('');
  const [isWrong, setWrong] = useState(false);
  const refunding = useRefunding(id, onClose);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const amountFen = readFen(typed);
    setWrong(amountFen === undefined);
    if (amountFen !== undefined && reason.trim() !== '') refunding.mutate({ of: part, amountFen, reason });
  };
  const choose = (chosen: Part) => {
    setPart(chosen);
    setTyped(writeFen(chosen === 'price' ? usualFen : surplusFen));
  };
  const parts = [
    { value: 'price', label: t('refund.price', { amount: formatFen(priceFen) }) },
    { value: 'surplus', label: t('refund.surplus', { amount: formatFen(surplusFen) }) },
  ] as const;
  return (
    <Dialog title={t('refund.title')} onClose={onClose}>
      <form onSubmit={submit} className="grid gap-4">
        {surplusFen > 0 && priceFen > 0 ? (
          <SegmentedControl label={t('refund.of')} options={parts} value={part} onChange={choose} />
        ) : (
          <p>{parts.find(({ value }) => value === part)?.label}</p>
        )}
        <TextField
          label={t('refund.amount')}
          inputMode="decimal"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          error={isWrong ? t('receive.amountWrong') : undefined}
        />
        <TextField
          label={t('refund.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          required
          maxLength={500}
        />
        {part === 'price' ? (
          <p className="text-retry">
            {t('refund.warning')}
            {takes === null ? null : ` ${t('refund.takes', { amount: formatFen(rightFen), takes })}`}
            {rightFen < priceFen ? ` ${t('refund.right', { amount: formatFen(rightFen) })}` : null}
          </p>
        ) : null}
        {refunding.error ? <Notice tone="wrong">{refusalText(refunding.error)}</Notice> : null}
        <div className="flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="danger" busy={refunding.isPending}>
            {t('refund.submit')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Params = { readonly of: Part; readonly amountFen: number; readonly reason: string };

/** One dialog is one refund: sent again with other content, it is a new one. */
function useRefunding(id: string, onDone: () => void) {
  const [sent, setSent] = useState({ refundId: '', content: '' });
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (params: Params) => {
      const content = JSON.stringify(params);
      const refundId = sent.content === content ? sent.refundId : newId();
      setSent({ refundId, content });
      return paymentsApi.refund({ id, refundId, ...params });
    },
    onSuccess: () => {
      notify('good', t('refund.done'));
      onDone();
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
}
