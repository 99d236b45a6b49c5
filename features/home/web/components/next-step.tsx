// What a learner does next: the session of their plan, else the review that waits, else what the learning path recommends.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { COPIES, readStored, store } from '../../../../kit/web/storage.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NextNode, pathQuery } from '../../../learning-path/web/api.ts';
import { OwnLevel, placedLevelQuery } from '../../../placement/web/api.ts';
import { NextSessionPart, nextQuery } from '../../../plans/web/api.ts';
import { isReviewDue, planQuery, ReviewNext } from '../../../study/web/api.ts';
import { t } from '../learner/learner-texts.ts';
import { latestTalks, useIsPlaced } from '../queries.ts';
import { Sheet } from './sheet.tsx';

/** Nothing for whoever has neither a plan nor a talk, a review or a placement: they begin by saying hello. */
export function NextStep() {
  const query = useQuery(nextQuery, queryClient);
  const { data: talks } = useQuery(latestTalks, queryClient);
  const { data: day } = useQuery(planQuery, queryClient);
  const review = day && isReviewDue(day) ? day : undefined;
  const isKnown = query.data !== undefined && talks !== undefined;
  const isFirst = isKnown && query.data === null && talks.length === 0;
  const isPlaced = useIsPlaced(query.data === null);
  const isLed = isKnown && query.data === null && (talks.length > 0 || isPlaced === true);
  const path = usePathBeside(isKnown && !(isFirst && isPlaced === undefined) ? isLed : undefined);
  if (isFirst && !review && isPlaced !== true) return null;
  if (query.data === null && !isKnown && !review) return null;
  return (
    <QueryPart query={query} failed={t('learner.stepFailed')} lines={4}>
      {(next) =>
        next ? (
          <Sheet title={t(next.today ? 'learner.dayTitle' : 'learner.stepTitle')}>
            <NextSessionPart next={next} />
          </Sheet>
        ) : review ? (
          <Sheet title={t('learner.stepTitle')}>
            <ReviewNext plan={review} />
            {isPlaced ? (
              <div className="mt-4 border-t border-line pt-4">
                <PlanOffer look="secondary" />
              </div>
            ) : null}
          </Sheet>
        ) : (
          <ByPath query={path} />
        )
      }
    </QueryPart>
  );
}

const LED_BY_PATH = `${COPIES}led-by-path`;

/** Whom the path led the last time it leads again, most likely: it is asked for beside the plan, not after it. */
function usePathBeside(isLed: boolean | undefined) {
  const [wasLed] = useState(() => readStored(LED_BY_PATH) === 'yes');
  useEffect(() => {
    if (isLed !== undefined) store(LED_BY_PATH, isLed ? 'yes' : 'no');
  }, [isLed]);
  return useQuery({ ...pathQuery, enabled: isLed ?? wasLed }, queryClient);
}

/** A plan, for whoever has been placed and has none yet. */
const PlanOffer = ({ look }: { readonly look: 'primary' | 'secondary' }) => (
  <div className="grid gap-3">
    <OwnLevel />
    <div>
      <ButtonLink look={look} to="/adaptive-learning">
        {t('learner.makePlan')}
      </ButtonLink>
    </div>
  </div>
);

/** Whoever has been placed and has no plan yet is offered one first; the step of the path stands beside it. */
function ByPath({ query }: { readonly query: ReturnType<typeof usePathBeside> }) {
  const { data: placedLevel } = useQuery(placedLevelQuery, queryClient);
  return (
    <QueryPart query={query} failed={t('learner.stepFailed')} lines={4}>
      {(path) => (
        <Sheet title={t('learner.stepTitle')}>
          {placedLevel ? (
            <div className="mt-2 mb-5">
              <PlanOffer look="primary" />
            </div>
          ) : null}
          <NextNode path={path} isBeside={Boolean(placedLevel)} />
        </Sheet>
      )}
    </QueryPart>
  );
}
