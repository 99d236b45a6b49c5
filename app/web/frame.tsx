// The frame of every screen, the error page included: the layout with what features put into it.

import type { ReactNode } from 'react';
import { AccountControl, useSession } from '../../features/account/web/api.ts';
import { NoticeBell } from '../../features/notices/web/api.ts';
import { useChildLock } from '../../features/preschool/web/api.ts';
import { LeavingBanner } from '../../features/privacy/web/api.ts';
import { useSite } from '../../features/site/web/api.ts';
import { TimeLeft } from '../../features/study-time/web/api.ts';
import { Layout } from '../../kit/web/layout/layout.tsx';
import { usePageHandle } from '../../kit/web/routing/page-handle.ts';

export function Frame({ children }: { readonly children?: ReactNode }) {
  const session = useSession();
  const handle = usePageHandle();
  const isLocked = useChildLock();
  return (
    <Layout
      account={
        <>
          <TimeLeft />
          <NoticeBell />
          <AccountControl />
        </>
      }
      isMember={session.status === 'signed-in' || (session.status === 'loading' && session.wasSignedIn)}
      offersLanguage={handle?.access === 'public'}
      banner={
        <>
          {isLocked ? <div data-child-lock hidden /> : null}
          <LeavingBanner />
        </>
      }
      courseBookingUrl={useSite()?.courseBookingUrl}
    >
      {children}
    </Layout>
  );
}
