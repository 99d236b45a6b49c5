// Registering; an invitation link (`?invite=`) fills in its code.

import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { errorCode, errorData } from '../../../../kit/web/api.ts';
import { TextField } from '../../../../kit/web/ui/text-field.tsx';
import { accountApi } from '../account-api.ts';
import { AuthPage } from '../components/auth-page.tsx';
import { TextLink } from '../components/text-link.tsx';
import { inviteText } from '../form/explain.ts';
import { type Registration, RegistrationForm } from '../form/registration-form.tsx';
import { t } from '../texts.ts';
import { useOnward, useReturnUrl } from '../use-return-url.ts';

/** As the contract allows. */
const INVITE_MAX = 40;

export function RegisterPage() {
  const { returnUrl, query } = useReturnUrl();
  const [parameters] = useSearchParams();
  const [inviteCode, setInviteCode] = useState(() => parameters.get('invite')?.slice(0, INVITE_MAX) ?? '');
  const [problem, setProblem] = useState<string>();
  useOnward(returnUrl);
  const send = async (registration: Registration) => {
    setProblem(undefined);
    try {
      return await accountApi.register({ ...registration, ...invite(inviteCode) });
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
        </span>
      }
    >
      <RegistrationForm submit={t('register.submit')} send={send}>
        <TextField
          name="inviteCode"
          label={t('fields.inviteCode')}
          hint={t('fields.inviteHint')}
          optional
          value={inviteCode}
          error={problem}
          onChange={({ target }) => {
            setProblem(undefined);
            setInviteCode(target.value);
          }}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={INVITE_MAX}
        />
      </RegistrationForm>
    </AuthPage>
  );
}

const invite = (code: string) => (code.trim() === '' ? {} : { inviteCode: code.trim() });
