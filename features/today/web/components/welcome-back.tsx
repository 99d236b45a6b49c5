// A word for who comes back after a while: how long it was, and that the plan can be fitted to what is left.

import { useQuery } from '@tanstack/react-query';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { nextQuery } from '../../../plans/web/api.ts';
import { AWAY_DAYS } from '../../../study-time/domain/index.ts';
import { todayQuery } from '../queries.ts';
import { t } from '../texts.ts';

/** Nothing while nobody knows: it takes no place. */
export function WelcomeBack() {
  const { data: today } = useQuery(todayQuery, queryClient);
  const { data: next } = useQuery(nextQuery, queryClient);
  if (!today || today.daysAway < AWAY_DAYS) return null;
  return (
    <Notice
      tone="info"
      title={t('back.title')}
      action={
        next?.hasChange ? (
          <ButtonLink to={`/adaptive-learning/plans/${next.id}`}>{t('back.plan')}</ButtonLink>
        ) : undefined
      }
    >
      {t('back.body', { count: today.daysAway })}
    </Notice>
  );
}
