// Asks for a withdrawal: how much, and to whom. The id is made once, so that sending twice asks once.

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { newId } from '../../../../kit/web/new-id.ts';
import { AmountField } from '../../../../kit/web/ui/fields/amount-field.tsx';
import { FormDialog } from '../../../../kit/web/ui/fields/form-dialog.tsx';
import { Select } from '../../../../kit/web/ui/fields/select.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../kit/web/use-form.ts';
import { readFen } from '../../../settings/web/api.ts';
import { PAYOUT_METHODS, type PayoutMethod } from '../../domain/payee.ts';
import { distributionApi, type Earnings, OWN } from '../queries.ts';
import { refusalText } from '../refusals.ts';
import { t } from '../texts.ts';

type WithdrawalDialogProps = { readonly earnings: Earnings; readonly onClose: () => void };
type Typed = {
  readonly amount: string;
  readonly method: PayoutMethod;
  readonly name: string;
  readonly account: string;
};

const NAME_MAX = 100;
const [ACCOUNT_MIN, ACCOUNT_MAX] = [3, 200];
const AMOUNT_ERRORS = ['BELOW_MINIMUM', 'NOT_COVERED'];

function check({ amount, name, account }: Typed) {
  const fields = {
    ...(readFen(amount) ? {} : { amount: t('withdrawals.amountInvalid') }),
    ...(name.trim() === '' ? { name: t('withdrawals.nameMissing') } : {}),
    ...(account.trim().length < ACCOUNT_MIN ? { account: t('withdrawals.accountMissing') } : {}),
  };
  return Object.keys(fields).length === 0 ? undefined : { fields };
}

export function WithdrawalDialog({ earnings, onClose }: WithdrawalDialogProps) {
  const [id] = useState(newId);
  const queries = useQueryClient();
  const form = useForm<Typed>({
    initial: { amount: '', method: 'bank_transfer', name: '', account: '' },
    check,
    send: async ({ amount, ...payee }) => {
      const amountFen = readFen(amount) ?? 0;
      await distributionApi.requestWithdrawal({ id, amountFen, payee });
      notify('good', t('withdrawals.requested', { amount: formatFen(amountFen) }));
      await queries.invalidateQueries({ queryKey: OWN });
      onClose();
    },
    explain: (error) =>
      AMOUNT_ERRORS.includes(errorCode(error))
        ? { fields: { amount: refusalText(error) } }
        : { message: refusalText(error) },
  });
  const available = formatFen(earnings.availableFen);
  const minimum = formatFen(earnings.minimumWithdrawalFen);
  return (
    <FormDialog
      title={t('withdrawals.request')}
      form={form}
      submit={t('withdrawals.request')}
      onClose={onClose}
    >
      <AmountField
        {...form.field('amount')}
        label={t('withdrawals.amount')}
        hint={t('withdrawals.amountHint', { available, minimum })}
        required
      />
      <Select
        label={t('withdrawals.method')}
        options={PAYOUT_METHODS.map((value) => ({ value, label: t(`methods.${value}`) }))}
        {...form.choice('method')}
      />
      <TextField
        {...form.field('name')}
        label={t('withdrawals.name')}
        autoComplete="name"
        maxLength={NAME_MAX}
        required
      />
      <TextField
        {...form.field('account')}
        label={t('withdrawals.account')}
        hint={t(`withdrawals.accountHint.${form.watch('method')}`)}
        autoComplete="off"
        maxLength={ACCOUNT_MAX}
        required
      />
      <p className="text-small text-muted">{t('withdrawals.sealed')}</p>
    </FormDialog>
  );
}
