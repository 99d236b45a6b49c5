// Looking back on a role-play or a scene's free talk, when it has ended or whenever the learner asks.

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { errorCode } from '../../../../kit/web/api/api.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { DetailPage } from '../../../../kit/web/ui/page/detail-page.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import type { Review } from '../../../tutor-chat/domain/index.ts';
import { reviewQuery } from '../../../tutor-chat/web/api.ts';
import { storyOf } from '../review/review-story.ts';
import { ReviewView } from '../review/review-view.tsx';
import { t } from '../texts.ts';

export function ReviewPage() {
  const { talkId = '' } = useParams();
  const query = useQuery(reviewQuery(talkId));
  const back = `/roleplay/${talkId}`;
  return (
    <DetailPage back={{ to: back, label: t('review.back') }}>
      {isGone(query.error) ? (
        <Gone />
      ) : (
        <QueryPart query={query} failed={t('review.failed')} lines={10}>
          {(review) => <ReviewResult review={review} back={back} />}
        </QueryPart>
      )}
    </DetailPage>
  );
}

function ReviewResult({ review, back }: { readonly review: Review; readonly back: string }) {
  const story = storyOf(review);
  if (story) return <ReviewView review={review} story={story} />;
  return (
    <>
      <PageTitle title={t('review.title')} />
      <h1 className="sr-only">{t('review.title')}</h1>
      <EmptyState
        title={t('review.shortTitle')}
        action={
          <ButtonLink look="primary" to={back}>
            {t('review.goOn')}
          </ButtonLink>
        }
      >
        {t('review.short')}
      </EmptyState>
    </>
  );
}

/** A talk that is not there, is a tutor's, or has an address that is none. */
function isGone(error: Error | null): boolean {
  return error !== null && ['NOT_FOUND', 'BAD_REQUEST'].includes(errorCode(error));
}

function Gone() {
  return (
    <>
      <PageTitle title={t('review.title')} />
      <h1 className="sr-only">{t('review.title')}</h1>
      <EmptyState
        title={t('review.goneTitle')}
        action={<ButtonLink to="/roleplay">{t('play.back')}</ButtonLink>}
      >
        {t('review.gone')}
      </EmptyState>
    </>
  );
}
