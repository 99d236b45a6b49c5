// Asks for the password again, and for a code where there is a second factor, over whatever page or dialog is open.

import { useEffect } from 'react';
import type { AskedFor } from '../../../../../kit/web/api/reauthentication.ts';
import { FormMessage } from '../../../../../kit/web/ui/fields/form-message.tsx';
import { Dialog } from '../../../../../kit/web/ui/overlays/dialog.tsx';
import { useForm } from '../../../../../kit/web/use-form.ts';
import { findMissing } from '../../../domain/index.ts';
import { accountApi } from '../../account-api.ts';
import { explainError, toRefusal } from '../../form/explain.ts';
import { CurrentPasswordField } from '../../form/fields.tsx';
import { useSession } from '../../session.ts';
import { t } from '../../texts.ts';
import { CodeField } from '../code-field.tsx';
import { FormActions } from '../form-actions.tsx';

export type ReauthenticationDialogProps = {
  /** For password keepers, who look for the name beside the password. */
  readonly username: string;
  readonly askedFor: AskedFor;
  readonly onEnd: (isConfirmed: boolean) => void;
};

export function ReauthenticationDialog({ username, askedFor, onEnd }: ReauthenticationDialogProps) {
  const session = useSession();
  const needsCode = session.status === 'signed-in' && session.person.hasSecondFactor;
  const form = useForm({
    initial: { password: '', code: '' },
    check: ({ code, ...values }) =>
      toRefusal(needsCode ? findMissing({ ...values, code }) : findMissing(values)),
    send: async ({ code, ...values }) => {
      await accountApi.reauthenticate(needsCode ? { ...values, code } : values);
      onEnd(true);
    },
    explain: (error) => explainError(error, { fields: { PASSWORD_WRONG: 'password', CODE_WRONG: 'code' } }),
  });
  const { focus } = form;
  useEffect(() => {
    // The dialog has given the focus to its first button.
    focus('password');
  }, [focus]);
  const cancel = () => onEnd(false);
  return (
    <Dialog title={t('reauthentication.title')} onClose={cancel}>
      <form {...form.formProps} className="grid gap-4">
        <p className="text-small text-muted">
          {t(askedFor === 'always' ? 'reauthentication.leadAlways' : 'reauthentication.lead')}
        </p>
        <FormMessage form={form} />
        <input type="hidden" name="username" autoComplete="username" value={username} readOnly />
        <CurrentPasswordField form={form} name="password" />
        {needsCode ? <CodeField form={form} /> : null}
        <FormActions submit={t('reauthentication.submit')} busy={form.busy} onCancel={cancel} />
      </form>
    </Dialog>
  );
}
