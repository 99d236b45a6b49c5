// The person's menu in the header: their pages, and the way out.

import { BookMarked, Brain, Crown, GraduationCap, LogOut, ShieldCheck, UserRound } from 'lucide-react';
import { useNavigate } from 'react-router';
import { toLocale } from '../../../../../kit/core/locale.ts';
import { chooseLocale, locale, t } from '../../../../../kit/web/i18n.ts';
import { Badge } from '../../../../../kit/web/ui/elements/badge.tsx';
import { LANGUAGE_OPTIONS } from '../../../../../kit/web/ui/fields/language-options.ts';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { Menu, type MenuChoice, type MenuItem } from '../../../../../kit/web/ui/overlays/menu.tsx';
import { useMedia } from '../../../../../kit/web/use-media.ts';
import { shownName } from '../../../domain/index.ts';
import { signOut } from '../../leave.ts';
import { isVip, type SessionPerson } from '../../session.ts';
import { Avatar } from '../avatar.tsx';
import { ProfileLink } from './profile-link.tsx';

/** From this width on the header has the switch of languages itself. */
const WIDE = '(min-width: 80rem)';

/** `person` is undefined until the server has said who is here. */
export function PersonMenu({ person }: { readonly person: SessionPerson | undefined }) {
  return person ? <KnownMenu person={person} /> : <ProfileLink />;
}

const languageChoice = (): MenuChoice => ({
  label: t('language.label'),
  options: LANGUAGE_OPTIONS,
  value: locale,
  onSelect: (value) => chooseLocale(toLocale(value)),
});

function KnownMenu({ person }: { readonly person: SessionPerson }) {
  const navigate = useNavigate();
  const isWide = useMedia(WIDE);
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
    ...(person.isYounger
      ? []
      : [
          {
            label: t('account.membership'),
            icon: <Crown aria-hidden="true" size={18} />,
            onSelect: () => void navigate('/profile/membership'),
          },
        ]),
    ...(person.role === 'teacher'
      ? [
          {
            label: t('account.teachingArea'),
            icon: <GraduationCap aria-hidden="true" size={18} />,
            onSelect: () => void navigate('/teaching'),
          },
        ]
      : []),
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
      label={t(isVip(person) ? 'account.menuVip' : 'account.menu', { name: shownName(person) })}
      trigger={
        <>
          {/* A phone has room for one of the two; the space is for those who hear the name. */}
          <span className={isVip(person) ? 'hidden tablet:inline' : undefined}>
            {person.avatar === null ? (
              <UserRound aria-hidden="true" size={20} />
            ) : (
              <Avatar name={shownName(person)} address={person.avatar} size="small" />
            )}
          </span>
          <span className="hidden max-w-40 truncate text-small wide:inline">{shownName(person)}</span>{' '}
          {isVip(person) ? <Badge tone="retry">VIP</Badge> : null}
        </>
      }
      items={items}
      choice={isWide ? undefined : languageChoice()}
    />
  );
}
