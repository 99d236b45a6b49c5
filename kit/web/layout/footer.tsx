// The end of every page: the promise in one line, the way to the help and, where there is a keyboard, to the shortcuts.

import { Link } from 'react-router';
import { t } from '../i18n.ts';

export function Footer({ onShortcuts }: { readonly onShortcuts: () => void }) {
  return (
    <footer className="mx-auto w-full print:hidden max-w-wide px-4 group-has-data-loading/layout:hidden group-has-data-focus-mode/layout:max-tablet:hidden group-has-data-child-lock/layout:hidden py-6 text-small text-muted tablet:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line pt-4">
        <p>{t('footer.promise')}</p>
        <Link to="/help" className="inline-flex min-h-11 min-w-11 items-center justify-center underline">
          {t('help')}
        </Link>
        <button
          type="button"
          onClick={onShortcuts}
          className="inline-flex min-h-11 items-center gap-2 rounded-soft transition-colors hover:text-ink pointer-coarse:hidden"
        >
          <kbd className="rounded-soft border border-line-strong px-1.5 font-sans text-caption">?</kbd>
          {t('footer.shortcuts')}
        </button>
      </div>
    </footer>
  );
}
