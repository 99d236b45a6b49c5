// Setting a new password by the link of the mail.

import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { findPasswordProblems } from '../../domain/index.ts';
import { accountApi } from '../account-api.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { explainError, PASSWORD_PROBLEMS, toRefusal } from '../form/explain.ts';
import { NewPasswordFields } from '../form/fields.tsx';
import { rememberSession } from '../session.ts';
import { t } from '../texts.ts';

export function ResetPasswordPage() {
  const [parameters] = useSearchParams();
  const token = parameters.get('token') ?? '';
  const [isGone, setGone] = useState(false);
  return (
    <AuthPage title={t('reset.title')} lead={t('reset.lead')} character="新" meaning={t('reset.glyph')}>
      {token === '' || isGone ? (
        <Notice
          tone="wrong"
          action={<ButtonLink to="/auth/forgot-password">{t('reset.askAgain')}</ButtonLink>}
        >
          {isGone ? t('errors.LINK_INVALID') : t('reset.noToken')}
        </Notice>
      ) : (
        <ResetForm token={token} onGone={() => setGone(true)} />
      )}
    </AuthPage>
  );
}

function ResetForm({ token, onGone }: { readonly token: string; readonly onGone: () => void }) {
  const navigate = useNavigate();
  const form = useForm({
    initial: { password: '', repeated: '' },
    check: (values) => toRefusal(findPasswordProblems({ ...values, known: [] })),
    send: async (values) => {
      await accountApi.resetPassword({ token, ...values });
      // Every session has ended, perhaps one in this browser too.
      rememberSession(null);
      await navigate('/auth/login', { replace: true, state: { passwordWasReset: true } });
    },
    explain: (error) => {
      const code = errorCode(error);
      // A token that is too short to be one does not even fit the contract.
      if (code === 'LINK_INVALID' || code === 'BAD_REQUEST') onGone();
      return explainError(error, {
        problems: PASSWORD_PROBLEMS,
      });
    },
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <NewPasswordFields form={form} label={t('fields.newPassword')} />
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t('reset.submit')}
      </Button>
    </form>
  );
}
