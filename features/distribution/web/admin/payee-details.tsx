// To whom a withdrawal is paid: masked, until an admin asks for the whole.

import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { distributionApi, type ListedWithdrawal } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

export function PayeeDetails({ withdrawal }: { readonly withdrawal: ListedWithdrawal }) {
  const { id, method, maskedName, maskedAccount } = withdrawal;
  const read = useMutation({
    mutationFn: () => distributionApi.readPayee({ id }),
    onError: (error) => notify('wrong', refusalText(error)),
  });
  const { name, account } = read.data ?? { name: maskedName, account: maskedAccount };
  return (
    <div>
      <h3 className="font-medium">{t('admin.withdrawals.payee')}</h3>
      <p className="mt-1">{t(`methods.${method}`)}</p>
      <p className="break-all">
        {name} · <span className="tabular-nums">{account}</span>
      </p>
      {read.data ? null : (
        <div className="mt-2 flex flex-wrap items-center gap-3">
          <Button busy={read.isPending} onClick={() => read.mutate()}>
            {t('admin.withdrawals.showPayee')}
          </Button>
          <span className="text-caption text-muted">{t('admin.withdrawals.payeeNote')}</span>
        </div>
      )}
    </div>
  );
}
