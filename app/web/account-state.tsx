// What few members see above their pages or in place of them: an admin's look at an account, an account on its way out.

import { ClosedPage, ViewingBanner } from '../../features/account/web/api.ts';
import { LeavingBanner } from '../../features/privacy/web/api.ts';
import { loadTexts } from '../../kit/web/i18n.ts';

type AccountStateProps = { readonly place: 'above' | 'page' };

function AccountState({ place }: AccountStateProps) {
  if (place === 'page') return <ClosedPage />;
  return (
    <>
      <ViewingBanner />
      <LeavingBanner />
    </>
  );
}

/** The part with its texts. */
export async function loadAccountState() {
  await loadTexts(['account', 'privacy']);
  return AccountState;
}
