// The administrators' way in; with the one-time address of the first start (`?setup=`), the creation of the first one.

import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { accountApi } from '../account-api.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { SignInForm } from '../components/sign-in-form.tsx';
import { refusalText } from '../form/explain.ts';
import { RegistrationForm } from '../form/registration-form.tsx';
import { signOut } from '../leave.ts';
import { useSession } from '../session.ts';
import { t } from '../texts.ts';
import { useOnward, useReturnUrl } from '../use-return-url.ts';

export function AdminLoginPage() {
  const [parameters] = useSearchParams();
  const setup = parameters.get('setup') ?? '';
  return setup === '' ? <SignIn /> : <Setup token={setup} />;
}

function useAdminOnward(): void {
  const { returnUrl } = useReturnUrl();
  const session = useSession();
  const isAdmin = session.status === 'signed-in' && session.person.role === 'admin';
  useOnward(returnUrl.startsWith('/admin/') ? returnUrl : '/admin/dashboard', isAdmin);
}

function SignIn() {
  const session = useSession();
  useAdminOnward();
  const isOther = session.status === 'signed-in' && session.person.role !== 'admin';
  return (
    <AuthPage
      title={t('adminLogin.title')}
      lead={t('adminLogin.lead')}
      character="管"
      meaning={t('adminLogin.glyph')}
    >
      {isOther ? <NotAdmin name={session.person.name} /> : <SignInForm />}
    </AuthPage>
  );
}

function NotAdmin({ name }: { readonly name: string }) {
  const navigate = useNavigate();
  const leave = () => {
    signOut(navigate, '/admin/login').catch((error: unknown) => notify('wrong', refusalText(error)));
  };
  return (
    <Notice
      tone="retry"
      title={t('adminLogin.notAdminTitle')}
      action={<Button onClick={leave}>{t('profile.signOut')}</Button>}
    >
      {t('adminLogin.notAdmin', { name })}
    </Notice>
  );
}

function Setup({ token }: { readonly token: string }) {
  const [isGone, setGone] = useState(false);
  useAdminOnward();
  return (
    <AuthPage title={t('setup.title')} lead={t('setup.lead')} character="管" meaning={t('adminLogin.glyph')}>
      {isGone ? (
        <Notice tone="wrong" action={<ButtonLink to="/admin/login">{t('adminLogin.title')}</ButtonLink>}>
          {t('setup.gone')}
        </Notice>
      ) : (
        <RegistrationForm
          submit={t('setup.submit')}
          asksUsername
          send={async (registration) => {
            try {
              return await accountApi.createFirstAdmin({ token, ...registration });
            } catch (error) {
              if (['LINK_INVALID', 'BAD_REQUEST'].includes(errorCode(error))) setGone(true);
              throw error;
            }
          }}
        />
      )}
    </AuthPage>
  );
}
