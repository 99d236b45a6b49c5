// The number to be called by, which nobody needs to give.

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCode } from '../../../../../kit/web/api/api.ts';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { cleanPhone, PHONE_TYPED_MAX } from '../../../domain/index.ts';
import { accountApi } from '../../account-api.ts';
import { explainError } from '../../form/explain.ts';
import { phoneQuery } from '../../queries.ts';
import { t } from '../../texts.ts';
import { FormActions } from '../form-actions.tsx';

export function PhoneForm({ onDone }: { readonly onDone: () => void }) {
  const { data } = useQuery(phoneQuery);
  const queries = useQueryClient();
  const wrong = { fields: { phone: t('profile.phoneWrong') } };
  const form = useForm({
    initial: { phone: data?.phone ?? '' },
    check: ({ phone }) => (phone.trim() === '' || cleanPhone(phone) !== undefined ? undefined : wrong),
    send: async ({ phone }) => {
      queries.setQueryData(
        phoneQuery.queryKey,
        await accountApi.changePhone({ phone: phone.trim() || null }),
      );
      notify('good', t('profile.phoneChanged'));
      onDone();
    },
    explain: (error) => (errorCode(error) === 'PHONE_INVALID' ? wrong : explainError(error)),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <TextField
        {...form.field('phone')}
        type="tel"
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        autoComplete="tel"
        maxLength={PHONE_TYPED_MAX}
        optional
      />
      <FormActions submit={t('profile.savePhone')} busy={form.busy} onCancel={onDone} />
    </form>
  );
}
