// The question mark beside a page's title, which leads to the help for it.

import { CircleHelp } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../i18n.ts';

export function HelpLink({ to }: { readonly to: string }) {
  return (
    <Link
      to={to}
      aria-label={t('help')}
      title={t('help')}
      className="-m-2 grid size-11 shrink-0 place-items-center rounded-soft text-muted transition-colors hover:text-ink print:hidden"
    >
      <CircleHelp aria-hidden="true" size={22} />
    </Link>
  );
}
