// The frame of every screen, the error page included: the layout with what features put into it.

import type { ReactNode } from 'react';
import { AccountControl, useIsClosed, useSession } from '../../features/account/web/api.ts';
import { useChildLock } from '../../features/preschool/web/start-api.ts';
import { useSite } from '../../features/site/web/api.ts';
import { Layout } from '../../kit/web/layout/layout.tsx';
import { usePageHandle } from '../../kit/web/routing/page-handle.ts';
import { lazyPart } from '../../kit/web/ui/loading/lazy-part.tsx';

/** As wide as the bell, so that nothing moves when it comes. */
const PLACE = <span className="size-11 shrink-0" />;
const MemberHeader = lazyPart(async () => (await import('./member-header.tsx')).MemberHeader, {
  waiting: PLACE,
  failed: PLACE,
});
/** Fetched by those few whom it concerns. */
const AccountState = lazyPart(async () => (await import('./account-state.tsx')).loadAccountState());
const LockedDoor = lazyPart(async () => (await import('./locked-door.tsx')).loadLockedDoor());

export function Frame({ children }: { readonly children?: ReactNode }) {
  const session = useSession();
  const handle = usePageHandle();
  const lock = useChildLock();
  const site = useSite();
  const isClosed = useIsClosed();
  const isMember = session.status === 'signed-in' || (session.status === 'loading' && session.wasSignedIn);
  const person = session.status === 'signed-in' ? session.person : undefined;
  return (
    <Layout
      account={
        <>
          {isMember ? <MemberHeader /> : null}
          <AccountControl />
        </>
      }
      isMember={isMember}
      offersLanguage={handle?.access === 'public'}
      banner={
        <>
          {lock === 'none' ? null : <div data-child-lock hidden />}
          {person?.viewing || person?.leavesAt ? <AccountState place="above" /> : null}
        </>
      }
      courseBookingUrl={site?.courseBookingUrl}
      operator={site?.operator?.name}
    >
      {lock === 'out' ? <LockedDoor /> : (children ?? (isClosed ? <AccountState place="page" /> : undefined))}
    </Layout>
  );
}
