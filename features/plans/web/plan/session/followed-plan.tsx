// Which plan is followed, on the pages of other features; nothing without one, nor while nobody knows.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '../../../../../kit/web/api/query-client.ts';
import { nextQuery } from '../../queries.ts';
import { t } from '../../texts.ts';

export function FollowedPlan() {
  const { data: next } = useQuery(nextQuery, queryClient);
  if (!next) return null;
  const { id, title, week, session, today } = next;
  return (
    <p className="mb-4 text-small text-muted">
      {t('follow.here')}{' '}
      <Link
        to={`/adaptive-learning/plans/${id}`}
        className="inline-flex min-h-11 items-center text-ink underline underline-offset-4"
      >
        {t('follow.planAt', { title, week, session })}
      </Link>{' '}
      {today ? t('follow.dayDone') : null}
    </p>
  );
}
