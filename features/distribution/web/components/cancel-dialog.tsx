// Asks before a withdrawal is cancelled.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { ConfirmDialog } from '../../../../kit/web/ui/overlays/confirm-dialog.tsx';
import { distributionApi, OWN, type Withdrawal } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type CancelDialogProps = { readonly withdrawal: Withdrawal; readonly onClose: () => void };

export function CancelDialog({ withdrawal: { id, amountFen }, onClose }: CancelDialogProps) {
  const queries = useQueryClient();
  const amount = formatFen(amountFen);
  const cancel = useMutation({
    mutationFn: () => distributionApi.cancelWithdrawal({ id }),
    onSuccess: () => notify('good', t('withdrawals.cancelled', { amount })),
    onError: (error) => notify('wrong', refusalText(error)),
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: OWN });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      title={t('withdrawals.cancelTitle')}
      confirm={t('withdrawals.cancel')}
      busy={cancel.isPending}
      onConfirm={() => cancel.mutate()}
      onClose={onClose}
    >
      {t('withdrawals.cancelBody', { amount })}
    </ConfirmDialog>
  );
}
