// Changing the password: the current one first, the new one twice; every other session ends.

import { useQueryClient } from '@tanstack/react-query';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { findMissing, findPasswordProblems } from '../../../domain/index.ts';
import { accountApi } from '../../account-api.ts';
import { explainError, PASSWORD_PROBLEMS, toRefusal } from '../../form/explain.ts';
import { CurrentPasswordField, NewPasswordFields } from '../../form/fields.tsx';
import { SESSIONS_KEY } from '../../queries.ts';
import type { SessionPerson } from '../../session.ts';
import { t } from '../../texts.ts';
import { FormActions } from '../form-actions.tsx';

type PasswordChangeFormProps = { readonly person: SessionPerson; readonly onDone: () => void };

export function PasswordChangeForm({ person, onDone }: PasswordChangeFormProps) {
  const queries = useQueryClient();
  const form = useForm({
    initial: { current: '', password: '', repeated: '' },
    check: ({ current, ...chosen }) =>
      toRefusal({
        ...findMissing({ current }),
        ...findPasswordProblems({ ...chosen, known: [person.username ?? '', person.email] }),
      }),
    send: async (values) => {
      await accountApi.changePassword(values);
      notify('good', t('profile.passwordChanged'));
      onDone();
      await queries.invalidateQueries({ queryKey: SESSIONS_KEY });
    },
    explain: (error) =>
      explainError(error, {
        fields: { PASSWORD_WRONG: 'current' },
        problems: PASSWORD_PROBLEMS,
      }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <p className="text-small text-muted">{t('profile.passwordLead')}</p>
      <FormMessage form={form} />
      {/* Password keepers look for the name beside the password. */}
      <input
        type="hidden"
        name="username"
        autoComplete="username"
        value={person.username ?? person.email}
        readOnly
      />
      <CurrentPasswordField form={form} name="current" label={t('fields.current')} />
      <NewPasswordFields form={form} label={t('fields.newPassword')} />
      <FormActions submit={t('profile.savePassword')} busy={form.busy} onCancel={onDone} />
    </form>
  );
}
