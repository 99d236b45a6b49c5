// Says in one line what will be here, that it is not here yet, and what works today.

import { ButtonLink } from '../../../../kit/web/ui/button.tsx';
import { Page } from '../../../../kit/web/ui/page.tsx';
import { t, type UpcomingItem } from '../texts.ts';

export function UpcomingPage({ item }: { readonly item: UpcomingItem }) {
  const isAdmin = item.startsWith('admin');
  return (
    <Page title={t(`items.${item}.title`)} width={isAdmin ? 'wide' : 'reading'}>
      <p className="max-w-prose border-s-2 border-seal-mark ps-5 text-lead">{t(`items.${item}.promise`)}</p>
      <p className="mt-4 max-w-prose ps-5.5 text-muted">{isAdmin ? t('notYetAdmin') : t('notYet')}</p>
      <div className="mt-8 flex flex-wrap gap-3 ps-5.5">
        <ButtonLink to={isAdmin ? '/admin/users' : '/study'} look="secondary">
          {isAdmin ? t('toUsers') : t('toStudy')}
        </ButtonLink>
        <ButtonLink to="/" look="ghost">
          {t('toHome')}
        </ButtonLink>
      </div>
    </Page>
  );
}
