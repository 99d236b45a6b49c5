// Email or username, and password.

import { Button } from '../../../../kit/web/ui/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/text-field.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { findMissing } from '../../domain/index.ts';
import { accountApi } from '../account-api.ts';
import { rememberSession } from '../session.ts';
import { t } from '../texts.ts';
import { explainError, toRefusal } from './explain.ts';
import { CurrentPasswordField } from './fields.tsx';

/** Signing in makes the session known; the page around it then shows what follows from that. */
export function SignInForm() {
  const form = useForm({
    initial: { identifier: '', password: '' },
    check: (values) => toRefusal(findMissing(values)),
    send: async (values) => rememberSession(await accountApi.signIn(values)),
    explain: (error) => explainError(error),
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <TextField
        {...form.field('identifier')}
        label={t('fields.identifier')}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        maxLength={254}
        required
      />
      <CurrentPasswordField form={form} name="password" />
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t('login.submit')}
      </Button>
    </form>
  );
}
