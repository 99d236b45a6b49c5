// What an admin can do about a refund that does not end by itself.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { t as common } from '../../../../../kit/web/i18n.ts';
import { Button } from '../../../../../kit/web/ui/elements/button.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { ADMIN_KEY, type AdminRefund, paymentsApi, refusalText } from '../../queries.ts';
import { t } from '../../texts.ts';

export function RefundActions({ refund: { id, state, provider } }: { readonly refund: AdminRefund }) {
  const [isEntering, setEntering] = useState(false);
  const queries = useQueryClient();
  const retrying = useMutation({
    mutationFn: () => paymentsApi.retryRefund({ id }),
    onSuccess: () => notify('good', t('refund.retried')),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: ADMIN_KEY }),
  });
  const isByHand = state === 'failed' || (state === 'submitted' && provider === 'transfer');
  if (!isByHand) return <span className="text-muted">{t('refund.nothingToDo')}</span>;
  return (
    <span className="flex flex-wrap gap-2">
      {state === 'failed' ? (
        <Button busy={retrying.isPending} onClick={() => retrying.mutate()}>
          {t('refund.retry')}
        </Button>
      ) : null}
      <Button onClick={() => setEntering(true)}>{t('refund.byHand')}</Button>
      {isEntering ? <ByHandDialog id={id} onClose={() => setEntering(false)} /> : null}
    </span>
  );
}

type ByHandDialogProps = { readonly id: string; readonly onClose: () => void };

function ByHandDialog({ id, onClose }: ByHandDialogProps) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { note: '' },
    check: ({ note }) => (note.trim() === '' ? { fields: { note: common('field.missing') } } : undefined),
    send: async ({ note }) => {
      try {
        await paymentsApi.settleByHand({ id, note });
        onClose();
      } finally {
        await queries.invalidateQueries({ queryKey: ADMIN_KEY });
      }
    },
    explain: (error) => ({ fields: { note: refusalText(error) } }),
  });
  return (
    <Dialog title={t('refund.byHandTitle')} onClose={onClose}>
      <form {...form.formProps}>
        <p className="mb-4 text-muted">{t('refund.byHandLead')}</p>
        <TextField {...form.field('note')} label={t('refund.note')} required maxLength={200} />
        <div className="mt-6 flex flex-wrap justify-end gap-3">
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" look="primary" busy={form.busy}>
            {t('refund.byHand')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
