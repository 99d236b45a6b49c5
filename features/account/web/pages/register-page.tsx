// Registering; an invitation link (`?invite=`) fills in its code.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { accountApi } from '../account-api.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { INVITE_MAX, InviteField } from '../components/invite-field.tsx';
import { TextLink } from '../components/text-link.tsx';
import { inviteText } from '../form/explain.ts';
import { type Registration, RegistrationForm } from '../form/registration-form.tsx';
import { t } from '../texts.ts';
import { useOnward, useReturnUrl } from '../use-return-url.ts';

export function RegisterPage() {
  const { returnUrl, query } = useReturnUrl();
  const [parameters] = useSearchParams();
  const [inviteCode, setInviteCode] = useState(() => parameters.get('invite')?.slice(0, INVITE_MAX) ?? '');
  const [problem, setProblem] = useState<string>();
  const [isNew, setNew] = useState(false);
  // A new account begins with the first run, which leads on to where the person wanted to go. Who came to buy, or to a
  // class, is not asked about learning first; the home page offers it later.
  const hasAim = returnUrl.startsWith('/global-services') || returnUrl.startsWith('/join-class');
  useOnward(isNew && !hasAim ? `/welcome${query}` : returnUrl);
  const send = async (registration: Registration) => {
    setProblem(undefined);
    try {
      const person = await accountApi.register({ ...registration, ...invite(inviteCode) });
      setNew(true);
      return person;
    } catch (error) {
      if (errorCode(error) === 'INVITE_INVALID') setProblem(inviteText(errorData(error)));
      throw error;
    }
  };
  return (
    <AuthPage
      title={t('register.title')}
      lead={t('register.lead')}
      character="始"
      meaning={t('register.glyph')}
      foot={
        <span className="inline-flex flex-wrap items-center gap-x-2">
          {t('register.haveAccount')}
          <TextLink to={`/auth/login${query}`}>{t('register.signIn')}</TextLink>
          <TextLink to="/privacy">{t('register.privacy')}</TextLink>
        </span>
      }
    >
      <RegistrationForm submit={t('register.submit')} asksUsername={false} send={send}>
        <InviteField
          startsOpen={inviteCode !== ''}
          value={inviteCode}
          error={problem}
          onChange={({ target }) => {
            setProblem(undefined);
            setInviteCode(target.value);
          }}
        />
      </RegistrationForm>
    </AuthPage>
  );
}

const invite = (code: string) => (code.trim() === '' ? {} : { inviteCode: code.trim() });
