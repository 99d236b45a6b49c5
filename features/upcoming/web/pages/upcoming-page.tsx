// Says in one line what will be here, that it is not here yet, and what works today.

import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useSession } from '../../../account/web/api.ts';
import { t, type UpcomingItem } from '../texts.ts';

export function UpcomingPage({ item }: { readonly item: UpcomingItem }) {
  return (
    <Page title={t(`items.${item}.title`)} width="reading">
      <p className="max-w-prose border-s-2 border-seal-mark ps-5 text-lead">{t(`items.${item}.promise`)}</p>
      <div className="mt-6 ps-5.5">
        <OpenToday />
      </div>
    </Page>
  );
}

const OPEN_TODAY = [
  { to: '/study', key: 'toStudy' },
  { to: '/ai-roles', key: 'toRoles' },
  { to: '/scenarios', key: 'toScenes' },
  { to: '/words', key: 'toWords' },
] as const;

function OpenToday() {
  const isGuest = useSession().status === 'guest';
  return (
    <>
      <p className="max-w-prose text-muted">{t('notYet')}</p>
      <ul className="mt-4 flex flex-wrap gap-3">
        {OPEN_TODAY.map(({ to, key }) => (
          <li key={key}>
            <ButtonLink to={to}>{t(key)}</ButtonLink>
          </li>
        ))}
      </ul>
      {isGuest ? (
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-line pt-6">
          <p className="text-muted">{t('guest')}</p>
          <ButtonLink look="primary" to="/auth/register">
            {t('toRegister')}
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
