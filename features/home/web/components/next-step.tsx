// What a learner does next: the session of their plan, else the review that waits, else what the learning path recommends.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { COPIES, readStored, store } from '../../../../kit/web/storage.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NextNode, pathQuery } from '../../../learning-path/web/api.ts';
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
  const isPlaced = useIsPlaced(isFirst);
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

function ByPath({ query }: { readonly query: ReturnType<typeof usePathBeside> }) {
  return (
    <QueryPart query={query} failed={t('learner.stepFailed')} lines={4}>
      {(path) => (
        <Sheet title={t('learner.stepTitle')}>
          <NextNode path={path} />
        </Sheet>
      )}
    </QueryPart>
  );
}
