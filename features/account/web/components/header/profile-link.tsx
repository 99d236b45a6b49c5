// Holds the place of the person's menu while the server is asked and the menu is fetched, so that nothing jumps.

import { UserRound } from 'lucide-react';
import { Link } from 'react-router';
import { t } from '../../../../../kit/web/i18n.ts';

export const HEADER_ITEM =
  'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-soft px-2 text-muted transition-colors hover:bg-raised hover:text-ink';

export function ProfileLink() {
  return (
    <Link to="/profile" className={HEADER_ITEM} title={t('nav.profile')}>
      <UserRound aria-hidden="true" size={20} />
      <span className="sr-only">{t('nav.profile')}</span>
    </Link>
  );
}
