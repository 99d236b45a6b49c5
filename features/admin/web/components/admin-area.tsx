// The frame of the admin area: the same way around on each of its pages, at the side or, on a phone, on top.

import { NavLink, Outlet } from 'react-router';
import { classNames } from '../../../../kit/web/ui/class-names.ts';
import { t } from '../texts.ts';
import { Disclosure } from './disclosure.tsx';

const HERE = [
  ['dashboard', '/admin/dashboard'],
  ['users', '/admin/users'],
  ['payments', '/admin/payments'],
  ['withdrawals', '/admin/withdrawals'],
  ['distributors', '/admin/distributors'],
  ['ledger', '/admin/ledger'],
  ['aiRoles', '/admin/ai-roles'],
  ['aiRoleTest', '/ai-role-chat-test'],
  ['aiConfig', '/admin/ai-config'],
  ['aiServices', '/admin/ai-services'],
  ['aiReports', '/admin/ai-reports'],
  ['settings', '/admin/settings'],
  ['mails', '/admin/mails'],
] as const;

const LATER = [
  ['teachers', '/admin/teachers'],
  ['lessons', '/admin/lessons'],
  ['globalOrders', '/admin/global-orders'],
  ['globalSettings', '/admin/global-settings'],
] as const;

export function AdminArea() {
  return (
    <div className="mx-auto w-full max-w-wide wide:grid wide:grid-cols-[13rem_1fr] wide:items-start">
      <nav
        aria-label={t('nav.label')}
        className="px-4 pt-6 tablet:px-8 wide:sticky wide:top-14 wide:max-h-[calc(100dvh-7.5rem)] wide:overflow-y-auto wide:pe-0 wide:pt-12"
      >
        <ul className="flex flex-wrap gap-x-1 border-b border-line wide:grid wide:gap-1 wide:border-b-0">
          {HERE.map(([key, to]) => (
            <Entry key={key} to={to} label={t(`nav.${key}`)} />
          ))}
        </ul>
        <div className="mt-1 text-muted wide:hidden">
          <Disclosure title={t('nav.later')}>
            <Later />
          </Disclosure>
        </div>
        <div className="hidden wide:mt-8 wide:block">
          <p className="mb-1 ps-3 text-caption text-muted">{t('nav.later')}</p>
          <Later />
        </div>
      </nav>
      <div className="min-w-0">
        <Outlet />
      </div>
    </div>
  );
}

function Later() {
  return (
    <ul className="grid grid-cols-2 wide:grid-cols-1">
      {LATER.map(([key, to]) => (
        <Entry key={key} to={to} label={t(`nav.${key}`)} isQuiet />
      ))}
    </ul>
  );
}

type EntryProps = { readonly to: string; readonly label: string; readonly isQuiet?: boolean };

function Entry({ to, label, isQuiet = false }: EntryProps) {
  return (
    <li>
      <NavLink
        to={to}
        className={({ isActive }) =>
          classNames(
            'flex min-h-11 items-center rounded-soft px-2 transition-colors hover:text-ink wide:px-3',
            isQuiet ? 'text-small' : 'whitespace-nowrap',
            isActive
              ? 'font-medium text-active underline decoration-2 underline-offset-8 wide:bg-raised wide:no-underline'
              : 'text-muted',
          )
        }
      >
        {label}
      </NavLink>
    </li>
  );
}
