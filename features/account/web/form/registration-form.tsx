// The fields of a new account, for learners and, at the first start, for the first administrator.

import type { ReactNode } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { findRegistrationProblems } from '../../domain/index.ts';
import { rememberSession, type SessionPerson } from '../session.ts';
import { t } from '../texts.ts';
import { explainError, PASSWORD_PROBLEMS, toRefusal } from './explain.ts';
import { EmailField, NewPasswordFields, UsernameField } from './fields.tsx';

export type Registration = Readonly<Record<'username' | 'email' | 'password' | 'repeated', string>>;

type RegistrationFormProps = {
  readonly submit: string;
  /** Learners may choose one later; without it the form sends an empty one. */
  readonly asksUsername: boolean;
  readonly send: (registration: Registration) => Promise<SessionPerson>;
  /** Fields that not every registration has. */
  readonly children?: ReactNode;
};

export function RegistrationForm({ submit, asksUsername, send, children }: RegistrationFormProps) {
  const form = useForm({
    initial: { username: '', email: '', password: '', repeated: '' },
    check: (values) => toRefusal(findRegistrationProblems(values)),
    send: async (values) => rememberSession(await send(values)),
    explain: (error) =>
      explainError(error, {
        fields: { EMAIL_TAKEN: 'email', USERNAME_TAKEN: 'username' },
        problems: {
          username_invalid: 'username',
          username_reserved: 'username',
          email_invalid: 'email',
          ...PASSWORD_PROBLEMS,
        },
        otherwise: t('errors.registrationFailed'),
      }),
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      {asksUsername ? <UsernameField form={form} name="username" /> : null}
      <EmailField form={form} name="email" />
      <NewPasswordFields form={form} />
      {children}
      <Button type="submit" look="primary" wide busy={form.busy}>
        {submit}
      </Button>
    </form>
  );
}
