// What learners come for, one tap away on every page: a strip above the bottom bar on a phone, in the header elsewhere.

import { BookMarked, Drama, MapPin, MessagesSquare } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { t } from '../i18n.ts';
import { classNames } from '../ui/elements/class-names.ts';

const DESTINATIONS = [
  { to: '/study', within: ['/study'], icon: MessagesSquare, label: 'nav.talks' },
  { to: '/ai-roles', within: ['/ai-roles', '/ai-role', '/roleplay'], icon: Drama, label: 'nav.roles' },
  { to: '/scenarios', within: ['/scenarios'], icon: MapPin, label: 'nav.scenes' },
  { to: '/words', within: ['/words'], icon: BookMarked, label: 'nav.words' },
] as const;

/** `strip`: four words under the thumb, on the bar's own ground, so that both are one; `bar`: side by side in the header. */
export function Destinations({ form }: { readonly form: 'strip' | 'bar' }) {
  const { pathname } = useLocation();
  const isStrip = form === 'strip';
  return (
    <nav
      aria-label={t('nav.learn')}
      className={
        isStrip
          ? 'border-t border-line bg-surface tablet:hidden group-has-data-one-task/layout:hidden group-has-data-operating/layout:hidden'
          : 'max-tablet:hidden'
      }
    >
      <ul className={isStrip ? 'mx-auto grid h-11 max-w-reading grid-cols-4' : 'flex items-center'}>
        {DESTINATIONS.map(({ to, within, icon: Icon, label }) => {
          const isHere = within.some((path) => pathname === path || pathname.startsWith(`${path}/`));
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere ? 'page' : undefined}
                className={classNames(
                  'flex items-center justify-center whitespace-nowrap transition-colors',
                  isStrip
                    ? 'h-full px-0.5 text-small'
                    : 'min-h-11 gap-2 rounded-soft px-2 text-small wide:px-3',
                  isHere ? 'font-medium text-active' : 'text-ink hover:text-active',
                )}
              >
                {isStrip ? null : <Icon aria-hidden="true" size={18} className="shrink-0" />}
                {t(label)}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
