// Asking for a link to set a new password; says the same whether the address is known or not.

import { useState } from 'react';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { FormMessage } from '../../../../kit/web/ui/fields/form-message.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { useForm } from '../../../../kit/web/use-form.ts';
import { isEmailAddress } from '../../domain/index.ts';
import { accountApi } from '../account-api.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { explainError } from '../form/explain.ts';
import { EmailField } from '../form/fields.tsx';
import { t } from '../texts.ts';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage
      title={t('forgot.title')}
      lead={t('forgot.lead')}
      character="忘"
      meaning={t('forgot.glyph')}
      foot={<TextLink to="/auth/login">{t('forgot.back')}</TextLink>}
    >
      {sentTo === undefined ? (
        <RequestForm onSent={setSentTo} />
      ) : (
        <Notice
          tone="good"
          title={t('forgot.sentTitle')}
          action={<Button onClick={() => setSentTo(undefined)}>{t('forgot.again')}</Button>}
        >
          {t('forgot.sent', { email: sentTo })}
        </Notice>
      )}
    </AuthPage>
  );
}

function RequestForm({ onSent }: { readonly onSent: (email: string) => void }) {
  const form = useForm({
    initial: { email: '' },
    check: ({ email }) => {
      if (email.trim() === '') return { fields: { email: t('problems.emailMissing') } };
      return isEmailAddress(email) ? undefined : { fields: { email: t('problems.email_invalid') } };
    },
    send: async ({ email }) => {
      await accountApi.requestPasswordReset({ email: email.trim() });
      onSent(email.trim());
    },
    explain: (error) => explainError(error, { otherwise: t('errors.resetRequestFailed') }),
  });
  return (
    <form {...form.formProps} className="grid gap-5">
      <FormMessage form={form} />
      <EmailField form={form} name="email" />
      <Button type="submit" look="primary" wide busy={form.busy}>
        {t('forgot.submit')}
      </Button>
    </form>
  );
}
