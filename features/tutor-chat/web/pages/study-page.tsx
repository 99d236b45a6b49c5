// The hub of the day: what is to be reviewed, one's talks, and the tutors to begin another with.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { onFirstUse } from '../../../../kit/web/on-first-use.ts';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { PlanHead, usePlanHead } from '../../../study/web/api.ts';
import { talksQuery, tutorsQuery } from '../queries.ts';
import { TalkList } from '../talk-list/talk-list.tsx';
import { t } from '../texts.ts';
import { TutorChooser } from '../tutors/tutor-chooser.tsx';

export function StudyPage() {
  // A talk is opened next: its code comes when a hand moves towards it, and weighs on no first paint.
  useEffect(() => onFirstUse(() => void import('./talk-page.tsx').catch(() => undefined)), []);
  return (
    <Page help={helpPath('first-talk')} title={t('title')} lead={t('chooser.lead')} width="wide">
      <PlanHead />
      <TalksAndTutors />
    </Page>
  );
}

/** Whoever has talks goes on with one; who has none meets the tutors at once. */
function TalksAndTutors() {
  const { data, isFetched: areTalksSettled } = useInfiniteQuery(talksQuery('tutor'));
  const { isFetched: areTutorsSettled } = useQuery(tutorsQuery);
  // The plan above takes its height first; as it is rendered with what comes first, in slices, so is this.
  const doesHeadStand = useDeferredValue(usePlanHead().isSettled);
  if (!doesHeadStand) return null;
  // Whether there is a list is settled before anything is shown, so that nothing moves away under a finger; once
  // settled, by an answer or a failure, it stays so.
  if (!areTalksSettled || !areTutorsSettled) return <Skeleton lines={10} />;
  if (data?.pages[0]?.talks.length === 0) return <Tutors title={t('chooser.title')} />;
  return (
    <div className="grid gap-x-12 gap-y-8 tablet:grid-cols-[16rem_minmax(0,1fr)] wide:grid-cols-[20rem_minmax(0,1fr)]">
      <section aria-labelledby="talks-title" className="min-w-0">
        <h2 id="talks-title" className="mb-2 text-lead font-bold">
          {t('talks.title')}
        </h2>
        <TalkList kind="tutor" openId={undefined} />
      </section>
      <Tutors title={t('chooser.another')} />
    </div>
  );
}

function Tutors({ title }: { readonly title: string }) {
  return (
    <section aria-labelledby="chooser-title" className="min-w-0">
      <h2 id="chooser-title" className="mb-4 text-lead font-bold">
        {title}
      </h2>
      <TutorChooser />
    </section>
  );
}
