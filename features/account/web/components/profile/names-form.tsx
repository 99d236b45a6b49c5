// How one is shown, and the username to sign in with, which nobody needs to have.

import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../../kit/web/ui/fields/text-field.tsx';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { cleanUsername, findMissing, isUsername } from '../../../domain/index.ts';
import { accountApi } from '../../account-api.ts';
import { explainError, toRefusal } from '../../form/explain.ts';
import { rememberSession, type SessionPerson } from '../../session.ts';
import { t } from '../../texts.ts';
import { FormActions } from '../form-actions.tsx';

const NAME_MAX = 60;
const USERNAME_MAX = 100;
const PLAIN = { autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

type NamesFormProps = { readonly person: SessionPerson; readonly onDone: () => void };

export function NamesForm({ person, onDone }: NamesFormProps) {
  const form = useForm({
    initial: { name: person.name, username: person.username ?? '' },
    check: ({ name, username }) => {
      const typed = cleanUsername(username);
      const isWrong = typed !== '' && !isUsername(typed);
      return toRefusal({
        ...findMissing({ name }),
        ...(isWrong ? { username: 'username_invalid' as const } : {}),
      });
    },
    send: async ({ name, username }) => {
      rememberSession(await accountApi.changeNames({ name, username: cleanUsername(username) || null }));
      notify('good', t('profile.namesChanged'));
      onDone();
    },
    explain: (error) =>
      explainError(error, {
        fields: { USERNAME_TAKEN: 'username' },
        problems: { username_invalid: 'username', username_reserved: 'username' },
      }),
  });
  return (
    <form {...form.formProps} className="grid gap-4">
      <FormMessage form={form} />
      <TextField
        {...form.field('name')}
        label={t('profile.shownName')}
        autoComplete="nickname"
        maxLength={NAME_MAX}
        required
      />
      <TextField
        {...form.field('username')}
        {...PLAIN}
        label={t('fields.username')}
        hint={t('fields.usernameHint')}
        autoComplete="username"
        maxLength={USERNAME_MAX}
        optional
      />
      <FormActions submit={t('profile.saveNames')} busy={form.busy} onCancel={onDone} />
    </form>
  );
}
