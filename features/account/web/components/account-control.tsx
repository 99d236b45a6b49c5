// The right end of the header: the way to sign in, or the person's menu.

import { BookMarked, Brain, Crown, LogIn, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { Link, useLocation, useNavigate } from 'react-router';
import { t } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/badge.tsx';
import { Menu, type MenuItem } from '../../../../kit/web/ui/menu.tsx';
import { notify } from '../../../../kit/web/ui/toasts.tsx';
import { isPublic, signInUrl } from '../../domain/index.ts';
import { signOut } from '../leave.ts';
import { isVip, type SessionPerson, useSession } from '../session.ts';

export function AccountControl() {
  const session = useSession();
  if (session.status === 'signed-in') return <PersonMenu person={session.person} />;
  if (session.status === 'loading' && session.wasSignedIn) return <Waiting />;
  return <SignInLink />;
}

const ITEM =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-soft px-2 text-muted transition-colors hover:bg-raised hover:text-ink';

function SignInLink() {
  const { pathname, search } = useLocation();
  // From a public page people expect to land at home or in their own area, except where they were watching something.
  const isWorthReturning = pathname !== '/' && isPublic(pathname) && pathname.startsWith('/preschool');
  return (
    <Link
      to={isWorthReturning ? signInUrl(pathname + search) : '/auth/login'}
      title={t('account.signIn')}
      className={ITEM}
    >
      <LogIn aria-hidden="true" size={20} />
      <span className="sr-only tablet:not-sr-only">{t('account.signIn')}</span>
    </Link>
  );
}

/** Holds the menu's place while the server is asked, so that nothing jumps. */
function Waiting() {
  return (
    <Link to="/profile" className={ITEM} title={t('nav.profile')}>
      <UserRound aria-hidden="true" size={20} />
      <span className="sr-only">{t('nav.profile')}</span>
    </Link>
  );
}

function PersonMenu({ person }: { readonly person: SessionPerson }) {
  const navigate = useNavigate();
  const leave = () => {
    signOut(navigate).catch(() => notify('wrong', t('account.signOutFailed')));
  };
  const items: readonly MenuItem[] = [
    {
      label: t('nav.profile'),
      icon: <UserRound aria-hidden="true" size={18} />,
      onSelect: () => void navigate('/profile'),
    },
    {
      label: t('account.words'),
      icon: <BookMarked aria-hidden="true" size={18} />,
      onSelect: () => void navigate('/words'),
    },
    {
      label: t('account.memory'),
      icon: <Brain aria-hidden="true" size={18} />,
      onSelect: () => void navigate('/profile/memory'),
    },
    {
      label: t('account.membership'),
      icon: <Crown aria-hidden="true" size={18} />,
      onSelect: () => void navigate('/profile/membership'),
    },
    ...(person.role === 'admin'
      ? [
          {
            label: t('account.adminArea'),
            icon: <ShieldCheck aria-hidden="true" size={18} />,
            onSelect: () => void navigate('/admin/dashboard'),
          },
        ]
      : []),
    { label: t('account.signOut'), icon: <LogOut aria-hidden="true" size={18} />, onSelect: leave },
  ];
  return (
    <Menu
      label={t(isVip(person) ? 'account.menuVip' : 'account.menu', { name: person.name })}
      trigger={
        <>
          {/* A phone has room for one of the two; the space is for those who hear the name. */}
          <span className={isVip(person) ? 'hidden tablet:inline' : undefined}>
            <UserRound aria-hidden="true" size={20} />
          </span>
          <span className="hidden max-w-40 truncate text-small tablet:inline">{person.name}</span>{' '}
          {isVip(person) ? <Badge tone="retry">VIP</Badge> : null}
        </>
      }
      items={items}
    />
  );
}
