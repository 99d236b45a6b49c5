// The home page for learners: what to do next.

import { useClientState } from '../../../../kit/web/client-store.ts';
import { connect } from '../../../../kit/web/connect.ts';
import { loadTexts } from '../../../../kit/web/i18n.ts';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { AwayNotice } from '../../../../kit/web/ui/loading/away-notice.tsx';
import { lazyPart } from '../../../../kit/web/ui/loading/lazy-part.tsx';
import { isEmailAddress, shownName } from '../../../account/domain/index.ts';
import { useSession } from '../../../account/web/api.ts';
import { t } from '../learner/learner-texts.ts';

/** Ask the server, and bring along what that needs; guests do without. */
const loadTalks = async () =>
  (await Promise.all([import('./next-talk.tsx'), connect(), loadTexts(['study'])]))[0];
const NextTalk = lazyPart(async () => (await loadTalks()).NextTalk, {
  waiting: <Skeleton lines={5} />,
  failed: <AwayNotice />,
});
const NextStep = lazyPart(
  async () => {
    const texts = loadTexts(['plans', 'learning-path', 'study', 'placement']);
    const [{ NextStep: Part }] = await Promise.all([import('./next-step.tsx'), connect(), texts]);
    return Part;
  },
  { waiting: <Skeleton lines={5} /> },
);
const OpenPlacement = lazyPart(async () => (await import('./open-placement.tsx')).OpenPlacement);
const OtherTalks = lazyPart(async () => (await loadTalks()).OtherTalks);

const loadToday = async () =>
  (await Promise.all([import('../../../today/web/api.ts'), connect(), loadTexts(['today', 'study'])]))[0];
const Today = lazyPart(async () => (await loadToday()).TodayCard, { waiting: <Skeleton lines={5} /> });
const WelcomeBack = lazyPart(async () => (await loadToday()).WelcomeBack);

const loadTeaching = async () => (await Promise.all([import('../../../teaching/web/api.ts'), connect()]))[0];
const Assignments = lazyPart(async () => (await loadTeaching()).OpenAssignments);
const Taught = lazyPart(async () => (await loadTeaching()).TaughtClasses);

const YourOrders = lazyPart(
  async () => (await Promise.all([import('./your-orders.tsx'), connect()]))[0].YourOrders,
);

const VipEnds = lazyPart(async () => (await import('./vip-ends.tsx')).VipEnds);
const MoreWays = lazyPart(async () => (await import('./more-ways.tsx')).MoreWays);

/** What the learner is called; empty while only the server knows it. */
function useName(): string {
  const session = useSession();
  // Stored is a username, or the mail address of who has none.
  const stored = useClientState(({ username = '' }) => (isEmailAddress(username) ? '' : username));
  return session.status === 'signed-in' ? shownName(session.person) : stored;
}

export function LearnerHome() {
  const name = useName();
  return (
    <div className="in-turn grid grid-cols-[minmax(0,1fr)] gap-8 tablet:gap-12">
      <header>
        <h1 className="font-serif text-title font-bold text-balance tablet:text-display">
          {name === '' ? t('learner.hello') : t('learner.greeting', { name })}
        </h1>
        <p className="mt-1 text-muted tablet:mt-2 tablet:text-lead">{t('learner.lead')}</p>
      </header>
      <div className="in-turn grid grid-cols-[minmax(0,1fr)] items-start gap-4 wide:grid-cols-[minmax(0,1fr)_26rem] wide:gap-10">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4 tablet:gap-6">
          <YourOrders />
          <VipEnds />
          <WelcomeBack />
          <Taught />
          <OpenPlacement />
          <NextStep />
          <Assignments />
          <NextTalk />
        </div>
        <Today />
      </div>
      <OtherTalks />
      <MoreWays />
    </div>
  );
}
