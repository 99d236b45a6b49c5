// The right end of the header: the way to sign in, or the person's menu, which guests never fetch.

import { LogIn } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { t } from '../../../../../kit/web/i18n.ts';
import { usePageHandle } from '../../../../../kit/web/routing/page-handle.ts';
import { lazyPart } from '../../../../../kit/web/ui/loading/lazy-part.tsx';
import { signInUrl } from '../../../domain/index.ts';
import { useSession } from '../../session.ts';
import { HEADER_ITEM, ProfileLink } from './profile-link.tsx';

const PersonMenu = lazyPart(async () => (await import('./person-menu.tsx')).PersonMenu, {
  waiting: <ProfileLink />,
  failed: <ProfileLink />,
});

export function AccountControl() {
  const session = useSession();
  if (session.status === 'signed-in') return <PersonMenu person={session.person} />;
  // The menu's code comes while the server is asked.
  if (session.status === 'loading' && session.wasSignedIn) return <PersonMenu person={undefined} />;
  return <SignInLink />;
}

function SignInLink() {
  const { pathname, search } = useLocation();
  // From a public page people expect to land at home or in their own area, except where they were watching something.
  const isWorthReturning = usePageHandle()?.isReturnedTo === true;
  return (
    <Link
      to={isWorthReturning ? signInUrl(pathname + search) : '/auth/login'}
      title={t('account.signIn')}
      className={HEADER_ITEM}
    >
      <LogIn aria-hidden="true" size={20} />
      <span className="sr-only tablet:not-sr-only">{t('account.signIn')}</span>
    </Link>
  );
}
