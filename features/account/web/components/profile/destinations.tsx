// Where to go from the profile: learning first, then what is paid, then what one does for others.

import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import { type SessionPerson, useIsYounger } from '../../session.ts';
import { t } from '../../texts.ts';

type Role = SessionPerson['role'];
type Destination = {
  readonly to: string;
  readonly name: Name;
  /** Everybody's where none is named. */
  readonly roles?: readonly Role[];
  /** About money: not shown to who has said that they are under 16. */
  readonly isForGrownUps?: true;
};
type Name =
  | 'Study'
  | 'Words'
  | 'Path'
  | 'Report'
  | 'Review'
  | 'Memory'
  | 'Classes'
  | 'StudyTime'
  | 'Membership'
  | 'Payments'
  | 'Purchases'
  | 'Notices'
  | 'Privacy'
  | 'Referral'
  | 'Earnings'
  | 'Distributor'
  | 'Teach'
  | 'Teaching'
  | 'Tutors'
  | 'Agent'
  | 'Admin';

const GROUPS = {
  learning: [
    { to: '/study', name: 'Study' },
    { to: '/words', name: 'Words' },
    { to: '/learning-path', name: 'Path' },
    { to: '/profile/report', name: 'Report' },
    { to: '/study/settings', name: 'Review' },
    { to: '/profile/memory', name: 'Memory' },
    { to: '/classes', name: 'Classes' },
  ],
  account: [
    { to: '/profile/study-time', name: 'StudyTime' },
    { to: '/profile/membership', name: 'Membership', isForGrownUps: true },
    { to: '/payments', name: 'Payments', isForGrownUps: true },
    { to: '/global-services', name: 'Purchases', isForGrownUps: true },
    { to: '/notices', name: 'Notices' },
    { to: '/profile/privacy', name: 'Privacy' },
  ],
  more: [
    { to: '/admin/dashboard', name: 'Admin', roles: ['admin'] },
    { to: '/teaching', name: 'Teaching', roles: ['teacher'] },
    { to: '/profile/earnings', name: 'Earnings', roles: ['distributor'] },
    { to: '/profile/referral', name: 'Referral', isForGrownUps: true },
    { to: '/teaching', name: 'Teach', roles: ['student'], isForGrownUps: true },
    { to: '/profile/become-distributor', name: 'Distributor', roles: ['student'], isForGrownUps: true },
    { to: '/global-tutors', name: 'Tutors', isForGrownUps: true },
    { to: '/agent', name: 'Agent', isForGrownUps: true },
  ],
} as const satisfies Readonly<Record<string, readonly Destination[]>>;
const ORDER = ['learning', 'account', 'more'] as const;

export function Destinations({ role }: { readonly role: Role }) {
  return (
    <nav aria-label={t('profile.title')} className="grid gap-8">
      {ORDER.map((group) => (
        <Group key={group} group={group} role={role} />
      ))}
    </nav>
  );
}

function Group({ group, role }: { readonly group: (typeof ORDER)[number]; readonly role: Role }) {
  const headingId = useId();
  const isYounger = useIsYounger();
  const all: readonly Destination[] = GROUPS[group];
  const shown = all.filter(
    ({ roles, isForGrownUps }) =>
      (roles === undefined || roles.includes(role)) && !(isYounger && isForGrownUps),
  );
  if (shown.length === 0) return null;
  return (
    <div>
      <h2 id={headingId} className="mb-2 text-small text-muted">
        {t(`profile.groups.${group}`)}
      </h2>
      <ul aria-labelledby={headingId} className="border-b border-line">
        {shown.map(({ to, name }) => (
          <li key={name} className="border-t border-line">
            <Link
              to={to}
              className="flex min-h-11 items-center justify-between gap-4 py-3 transition-colors hover:text-active"
            >
              <span>
                <span className="block font-medium">{t(`profile.to${name}`)}</span>
                <span className="block text-small text-muted">{t(`profile.to${name}Note`)}</span>
              </span>
              <ChevronRight aria-hidden="true" size={20} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
