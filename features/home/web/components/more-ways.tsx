// The other ways: the course, a role, a scene, one's own words, and having things bought in China.

import { BookMarked, GraduationCap, MessagesSquare, Package, Theater } from 'lucide-react';
import { Link } from 'react-router';
import { useIsYounger } from '../../../account/web/api.ts';
import { t } from '../learner/learner-texts.ts';

const WAYS = [
  { to: '/study/lessons', key: 'lessons', Icon: GraduationCap },
  { to: '/ai-roles', key: 'roles', Icon: MessagesSquare },
  { to: '/scenarios', key: 'scenes', Icon: Theater },
  { to: '/words', key: 'words', Icon: BookMarked },
  { to: '/global-services', key: 'shop', Icon: Package },
] as const;

export function MoreWays() {
  const isYounger = useIsYounger();
  const ways = isYounger ? WAYS.filter(({ key }) => key !== 'shop') : WAYS;
  return (
    <nav aria-label={t('ways.title')}>
      <ul className="grid gap-4 tablet:grid-cols-2 wide:grid-cols-5">
        {ways.map(({ to, key, Icon }) => (
          <li key={key} className="relative">
            <div className="flex h-full gap-4 rounded-soft border border-line p-4 transition-colors focus-within:border-ink hover:border-ink hover:bg-surface">
              <Icon aria-hidden="true" size={24} className="mt-0.5 shrink-0 text-seal-ink" />
              <div>
                <Link to={to} className="font-bold after:absolute after:inset-0 after:rounded-soft">
                  {t(`ways.${key}.title`)}
                </Link>
                <p className="mt-1 text-small text-muted">{t(`ways.${key}.body`)}</p>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  );
}
