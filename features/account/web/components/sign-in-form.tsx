// Email or username, and password; a code of the second factor once the server asks for it.

import { useEffect, useState } from 'react';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { TextField } from '../../../../kit/web/ui/fields/text-field.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { findMissing } from '../../domain/index.ts';
import { accountApi } from '../account-api.ts';
import { explainError, toRefusal } from '../form/explain.ts';
import { CurrentPasswordField } from '../form/fields.tsx';
import { rememberSession } from '../session.ts';
import { t } from '../texts.ts';
import { CodeField } from './code-field.tsx';
import { type Lock, LockedNotice, readLock } from './locked-notice.tsx';

/** Signing in makes the session known; the page around it then shows what follows from that. */
export function SignInForm() {
  const [needsCode, setNeedsCode] = useState(false);
  const [lock, setLock] = useState<Lock>();
  const form = useForm({
    initial: { identifier: '', password: '', code: '' },
    check: ({ code, ...values }) =>
      toRefusal(needsCode ? findMissing({ ...values, code }) : findMissing(values)),
    send: async ({ code, ...values }) =>
      rememberSession(await accountApi.signIn(code.trim() === '' ? values : { ...values, code })),
    explain: (error) => {
      setLock(errorCode(error) === 'ACCOUNT_BANNED' ? readLock(errorData(error)) : undefined);
      if (errorCode(error) === 'CODE_NEEDED') {
        // Nothing went wrong: the password is right, and one step is left.
        setNeedsCode(true);
        return {};
      }
      return explainError(error, { fields: { CODE_WRONG: 'code' } });
    },
  });
  const { focus } = form;
  useEffect(() => {
    // What is asked for now is where the person goes on typing.
    if (needsCode) focus('code');
  }, [needsCode, focus]);
  const isLocked = lock !== undefined && form.message !== undefined;
  return (
    <div className="grid gap-5">
      {isLocked ? <LockedNotice key={lock.answerToken} lock={lock} /> : null}
      <form {...form.formProps} className="grid gap-5">
        {isLocked ? null : <FormMessage form={form} />}
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
        {needsCode ? (
          <>
            <Notice tone="info">{t('errors.CODE_NEEDED')}</Notice>
            <CodeField form={form} />
          </>
        ) : null}
        <Button type="submit" look="primary" wide busy={form.busy}>
          {t('login.submit')}
        </Button>
      </form>
    </div>
  );
}
