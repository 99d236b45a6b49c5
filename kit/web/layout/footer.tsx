// The end of every page: the promise in one line, the way to the help, who runs the site and, where there is a keyboard, to the shortcuts.

import { Link } from 'react-router';
import { t } from '../i18n.ts';

type FooterProps = {
  readonly onShortcuts: () => void;
  /** The name of who runs the site; undefined while nobody is named, or it is not known. */
  readonly operator: string | undefined;
};

export function Footer({ onShortcuts, operator }: FooterProps) {
  return (
    <footer className="mx-auto w-full print:hidden max-w-wide px-4 group-has-data-loading/layout:hidden group-has-data-focus-mode/layout:max-tablet:hidden group-has-data-child-lock/layout:hidden py-6 text-small text-muted tablet:px-8">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1 border-t border-line pt-4">
        <p>{t('footer.promise')}</p>
        <Link to="/help" className="inline-flex min-h-11 min-w-11 items-center justify-center underline">
          {t('help')}
        </Link>
        {operator === undefined ? null : (
          <Link
            to="/help/contact"
            className="inline-flex min-h-11 min-w-0 items-center wrap-anywhere underline"
          >
            {t('footer.operator', { name: operator })}
          </Link>
        )}
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
