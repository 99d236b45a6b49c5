// The question mark beside a page's title, which leads to the help for it.

import { Link } from 'react-router';
import { t } from '../../i18n.ts';

export function HelpLink({ to }: { readonly to: string }) {
  return (
    <Link
      to={to}
      aria-label={t('help')}
      title={t('help')}
      className="grid size-11 shrink-0 items-center justify-items-end rounded-soft text-muted transition-colors hover:text-ink print:hidden"
    >
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-full border border-current text-small"
      >
        ?
      </span>
    </Link>
  );
}
