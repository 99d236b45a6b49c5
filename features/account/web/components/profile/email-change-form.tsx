// Asking for another mail address: it must prove itself by a link before it counts.

import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { findMissing, isEmailAddress } from '../../../domain/index.ts';
import { accountApi } from '../../account-api.ts';
import { explainError, toRefusal } from '../../form/explain.ts';
import { CurrentPasswordField, EmailField } from '../../form/fields.tsx';
import { t } from '../../texts.ts';
import { FormActions } from '../form-actions.tsx';

export function EmailChangeForm({ onDone }: { readonly onDone: () => void }) {
  const form = useForm({
    initial: { email: '', password: '' },
    check: (values) => {
      const missing = toRefusal(findMissing(values));
      if (missing) return missing;
      return isEmailAddress(values.email) ? undefined : { fields: { email: t('problems.email_invalid') } };
    },
    send: async ({ email, password }) => {
      await accountApi.requestEmailChange({ email: email.trim(), password });
      notify('good', t('profile.emailSent', { email: email.trim() }));
      onDone();
    },
    explain: (error) =>
      explainError(error, {
        fields: { EMAIL_TAKEN: 'email', PASSWORD_WRONG: 'password' },
        problems: { email_invalid: 'email' },
      }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-small text-muted">{t('profile.emailLead')}</p>
      <FormMessage form={form} />
      <EmailField form={form} name="email" label={t('fields.newEmail')} />
      <CurrentPasswordField form={form} name="password" label={t('fields.current')} />
      <FormActions submit={t('profile.sendLink')} busy={form.busy} onCancel={onDone} />
    </form>
  );
}
