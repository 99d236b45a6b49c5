// The home page: what Yulu is for guests, what to do next for learners.

import { loadTexts } from '../../../../kit/web/i18n.ts';
import { OfflineLine } from '../../../../kit/web/layout/offline-line.tsx';
import { AwayNotice } from '../../../../kit/web/ui/loading/away-notice.tsx';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { useSession } from '../../../account/web/api.ts';
import { GuestHome } from '../components/guest-home.tsx';
import { t } from '../texts.ts';

/** Guests, to whom this page is the first one, do without. */
const LearnerHome = lazyPart(
  async () => {
    const [{ LearnerHome: Part }, { TEXTS }] = await Promise.all([
      import('../components/learner-home.tsx'),
      import('../learner/learner-texts.ts'),
    ]);
    await loadTexts([TEXTS]);
    return Part;
  },
  { failed: <AwayNotice /> },
);

export function HomePage() {
  const session = useSession();
  // Until the server has said who is here, the page shows what it said last time.
  const isLearner = session.status === 'signed-in' || (session.status === 'loading' && session.wasSignedIn);
  return (
    <>
      <OfflineLine />
      <div className="mx-auto w-full max-w-wide px-4 py-6 tablet:px-8 tablet:py-16">
        <PageTitle title={t('title')} />
        {isLearner ? <LearnerHome /> : <GuestHome />}
      </div>
    </>
  );
}
