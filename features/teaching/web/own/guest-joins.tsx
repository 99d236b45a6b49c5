// What a guest does on the page of a class they were invited to: sign in, or make an account, and come back here.

import { useLocation } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { signInUrl } from '../../../account/domain/index.ts';
import { t } from '../texts.ts';

export function GuestJoins() {
  const { pathname, search } = useLocation();
  const query = `?returnUrl=${encodeURIComponent(pathname + search)}`;
  return (
    <Section title={t('join.guestTitle')} lead={t('join.guestLead')}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={`/auth/register${query}`}>
          {t('join.register')}
        </ButtonLink>
        <ButtonLink to={signInUrl(pathname + search)}>{t('join.signIn')}</ButtonLink>
      </div>
    </Section>
  );
}
