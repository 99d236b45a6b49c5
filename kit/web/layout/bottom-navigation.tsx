// The fixed bar at the bottom: four equal columns on every screen (spec section 2).

import { Calendar, GraduationCap, House, User } from 'lucide-react';
import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { t } from '../i18n.ts';
import { classNames } from '../ui/elements/class-names.ts';
import { notify } from '../ui/notices/toasts.ts';

const CELL =
  'flex h-full w-full flex-col items-center justify-center gap-1 px-0.5 text-caption leading-tight whitespace-nowrap transition-colors';
const IDLE = 'text-inactive hover:text-ink';

/** Where courses are booked, outside of this site; null when the operator has set none, undefined while unknown. */
type Booking = { readonly courseBookingUrl: string | null | undefined };

/** `above` stands on top of the bar, under the thumb. */
export function BottomNavigation({ courseBookingUrl, above }: Booking & { readonly above: ReactNode }) {
  return (
    <div className="fixed print:hidden group-has-data-operating/layout:static group-data-keyboard/layout:max-tablet:hidden group-has-data-child-lock/layout:hidden inset-x-0 bottom-0 z-20">
      {above}
      <nav
        aria-label={t('nav.label')}
        className="border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] group-data-member/layout:max-tablet:border-t-0 group-has-data-one-task/layout:border-t! group-has-data-operating/layout:border-t!"
      >
        <ul className="mx-auto grid h-16 max-w-reading grid-cols-4">
          <Entry to="/" icon={<House aria-hidden="true" size={22} />} label={t('nav.home')} />
          <CourseBooking courseBookingUrl={courseBookingUrl} />
          <Entry
            to="/preschool"
            icon={<GraduationCap aria-hidden="true" size={22} />}
            label={t('nav.preschool')}
          />
          <Entry to="/profile" icon={<User aria-hidden="true" size={22} />} label={t('nav.profile')} />
        </ul>
      </nav>
    </div>
  );
}

function CourseBooking({ courseBookingUrl: url }: Booking) {
  const book = () => {
    if (url) window.open(url, '_blank', 'noopener');
    else if (url === null) notify('info', t('nav.courseBookingMissing'));
    else notify('wrong', t('errors.SERVICE_UNAVAILABLE'));
  };
  return (
    <li>
      <button type="button" onClick={book} className={classNames(CELL, IDLE)}>
        <Calendar aria-hidden="true" size={22} />
        {t('nav.courseBooking')}
        {url ? <span className="sr-only">{`(${t('nav.opensNewTab')})`}</span> : null}
      </button>
    </li>
  );
}

type EntryProps = { readonly to: string; readonly icon: ReactNode; readonly label: string };

function Entry({ to, icon, label }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        end={to === '/'}
        className={({ isActive }) => classNames(CELL, isActive ? 'text-active font-medium' : IDLE)}
      >
        {icon}
        {label}
      </NavLink>
    </li>
  );
}
