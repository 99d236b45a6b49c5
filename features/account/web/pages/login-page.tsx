// Signing in; whoever is signed in already goes onward.

import { useLocation } from 'react-router';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { AuthPage } from '../components/auth-page.tsx';
import { SessionEnded } from '../components/session-ended.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { TextLink } from '../components/text-link.tsx';
import { t } from '../texts.ts';
import { useOnward, useReturnUrl } from '../use-return-url.ts';

export function LoginPage() {
  const { returnUrl, query } = useReturnUrl();
  const { state } = useLocation();
  useOnward(returnUrl);
  return (
    <AuthPage
      title={t('login.title')}
      lead={returnUrl === '/' ? t('login.lead') : t('login.leadReturning')}
      character="进"
      meaning={t('login.glyph')}
      foot={
        <div className="flex flex-wrap items-center justify-between gap-x-6">
          <span className="inline-flex flex-wrap items-center gap-x-2">
            {t('login.noAccount')}
            <TextLink to={`/auth/register${query}`}>{t('login.register')}</TextLink>
          </span>
          <TextLink to="/auth/forgot-password">{t('login.forgot')}</TextLink>
        </div>
      }
    >
      <div className="mb-5 empty:hidden">
        {state?.passwordWasReset === true ? (
          <Notice tone="good">{t('login.passwordWasReset')}</Notice>
        ) : (
          <SessionEnded isAdmin={returnUrl.startsWith('/admin')} />
        )}
      </div>
      <SignInForm />
    </AuthPage>
  );
}
