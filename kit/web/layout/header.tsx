// The fixed bar on top: the seal leads home, the controls stand on the right.

import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { t } from '../i18n.ts';
import { Seal } from '../moment/seal.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { ThemeToggle } from './theme-toggle.tsx';

type HeaderProps = {
  readonly account: ReactNode;
  /** The pages that people come for, where the header has room for them. */
  readonly destinations: ReactNode;
};

export function Header({ account, destinations }: HeaderProps) {
  return (
    <header className="fixed print:hidden group-has-data-focus-mode/layout:max-tablet:hidden group-has-data-child-lock/layout:hidden inset-x-0 top-0 z-20 border-b border-line bg-ground pt-[env(safe-area-inset-top)]">
      <div className="mx-auto flex h-14 max-w-wide items-center justify-between gap-2 px-3 tablet:px-8">
        <Link to="/" className="flex min-h-11 min-w-11 items-center gap-2 font-serif text-lead font-bold">
          <Seal size={30} />
          {/* On a phone or a tablet the minutes left need its place. */}
          <span className="group-has-data-time-left/layout:max-wide:sr-only">{t('product')}</span>
        </Link>
        {destinations}
        <div className="flex items-center tablet:gap-2">
          {/* There the bell needs a member's: the languages stand in the person's menu. */}
          <div className="contents group-data-member/layout:max-wide:hidden">
            <LanguageSwitcher />
          </div>
          <ThemeToggle />
          {account}
        </div>
      </div>
    </header>
  );
}
