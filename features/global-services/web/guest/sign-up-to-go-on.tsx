// The two ways on for who is not signed in: an account is asked for at the order, and both lead back to where they were.

import type { ReactNode } from 'react';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { registerUrl, signInUrl } from '../../../account/domain/index.ts';
import { t } from '../texts.ts';

type SignUpToGoOnProps = {
  /** A path of this site. */
  readonly backTo: string;
  /** What becomes of what is here. */
  readonly children?: ReactNode;
};

export function SignUpToGoOn({ backTo, children }: SignUpToGoOnProps) {
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
    </div>
  );
}
