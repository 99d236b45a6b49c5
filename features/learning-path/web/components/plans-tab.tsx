// The learner's plans, and the way to a new one.

import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { type ListedPlan, PlanList, PlanOutlook, plansQuery } from '../../../plans/web/api.ts';
import { t } from '../texts.ts';

const isFollowed = (plan: ListedPlan) => plan.isFollowed && plan.completion < 100;

export function PlansTab() {
  const query = useQuery(plansQuery);
  return (
    <QueryPart query={query} failed={t('plans.failed')} lines={8}>
      {(plans) =>
        plans.length === 0 ? (
          <EmptyState
            title={t('plans.none')}
            action={
              <ButtonLink look="primary" to="/adaptive-learning">
                {t('plans.first')}
              </ButtonLink>
            }
          >
            {t('plans.noneBody')}
          </EmptyState>
        ) : (
          <div className="grid gap-5">
            <PlanList plans={plans} />
            {plans.filter(isFollowed).map(({ id, title }) => (
              <PlanOutlook key={id} id={id} title={title} />
            ))}
            <div>
              <ButtonLink to="/adaptive-learning?step=basics">{t('plans.another')}</ButtonLink>
            </div>
          </div>
        )
      }
    </QueryPart>
  );
}
