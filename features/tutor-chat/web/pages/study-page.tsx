// The study page: talks and tutors, or talks and the one that is open; a phone shows one of the two at a time.

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/button.tsx';
import { Loading } from '../../../../kit/web/ui/loading.tsx';
import { PageTitle } from '../../../../kit/web/ui/page-title.tsx';
import { TalkList } from '../components/talk-list.tsx';
import { TalkView } from '../components/talk-view.tsx';
import { TutorChooser } from '../components/tutor-chooser.tsx';
import { talksQuery, tutorsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function StudyPage() {
  const { talkId } = useParams();
  return talkId === undefined ? <Hub /> : <OpenTalk talkId={talkId} />;
}

const PANES =
  'mx-auto w-full max-w-wide tablet:grid tablet:grid-cols-[16rem_minmax(0,1fr)] wide:grid-cols-[20rem_minmax(0,1fr)] tablet:px-4';
const LIST =
  'tablet:sticky tablet:top-14 tablet:max-h-[calc(100dvh-7.5rem)] tablet:overflow-y-auto tablet:overscroll-contain tablet:border-e tablet:border-line tablet:py-4 tablet:pe-3';

function OpenTalk({ talkId }: { readonly talkId: string }) {
  return (
    <div className={PANES}>
      <aside aria-labelledby="talks-title" className={`${LIST} max-tablet:hidden`}>
        <ListTitle />
        <div className="mb-3">
          <ButtonLink wide to="/study">
            {t('talks.new')}
          </ButtonLink>
        </div>
        <TalkList kind="tutor" openId={talkId} />
      </aside>
      <TalkView key={talkId} talkId={talkId} />
    </div>
  );
}

/** Whoever has talks goes on with one; who has none meets the tutors at once. */
function Hub() {
  const { data, isFetched: areTalksSettled } = useInfiniteQuery(talksQuery('tutor'));
  const { isFetched: areTutorsSettled } = useQuery(tutorsQuery);
  // Whether there is a list is settled before anything is shown, so that nothing moves away under a finger; once
  // settled, by an answer or a failure, it stays so.
  if (!areTalksSettled || !areTutorsSettled) return <Loading />;
  const isFirst = data?.pages[0]?.talks.length === 0;
  return (
    <>
      <PageTitle title={t('title')} />
      <div className={isFirst ? 'mx-auto max-w-wide' : PANES}>
        {isFirst ? null : (
          <aside aria-labelledby="talks-title" className={`${LIST} max-tablet:px-4 max-tablet:pt-6`}>
            <ListTitle />
            <TalkList kind="tutor" openId={undefined} />
          </aside>
        )}
        <section aria-labelledby="chooser-title" className="px-4 py-8 tablet:px-8 tablet:py-10">
          <h1 id="chooser-title" className="font-serif text-title font-bold">
            {isFirst ? t('chooser.title') : t('chooser.another')}
          </h1>
          <p className="mt-2 mb-6 text-muted">{t('chooser.lead')}</p>
          <TutorChooser />
        </section>
      </div>
    </>
  );
}

function ListTitle() {
  return (
    <h2 id="talks-title" className="mb-2 px-2 text-small font-bold text-muted">
      {t('talks.title')}
    </h2>
  );
}
