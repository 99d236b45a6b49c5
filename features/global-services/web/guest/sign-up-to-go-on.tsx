// The two ways on for who is not signed in: an account is asked for at the order, and both lead back to where they were.

import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatFen } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { registerUrl, signInUrl } from '../../../account/domain/index.ts';
import { termsQuery } from '../queries.ts';
import { t } from '../texts.ts';

type SignUpToGoOnProps = {
  /** A path of this site. */
  readonly backTo: string;
  /** What becomes of what is here. */
  readonly children?: ReactNode;
};

export function SignUpToGoOn({ backTo, children }: SignUpToGoOnProps) {
  const { data: terms } = useQuery(termsQuery);
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        <ButtonLink look="primary" to={registerUrl(backTo)}>
          {t('guest.signUp')}
        </ButtonLink>
        <ButtonLink look="ghost" to={signInUrl(backTo)}>
          {t('guest.signIn')}
        </ButtonLink>
      </div>
      {children === undefined ? null : <p className="text-small text-muted">{children}</p>}
      {/* Before an account is made for an order that would then wait for it. */}
      {terms === undefined ? null : (
        <p className="text-small text-muted">
          {t('guest.email', { amount: formatFen(terms.unverifiedMaxFen) })}
        </p>
      )}
    </div>
  );
}
