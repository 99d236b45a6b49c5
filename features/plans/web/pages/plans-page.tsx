// The plans of a learner; who has none yet, or wants another, is asked the five questions here.

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { PlanList } from '../plan/plan-list.tsx';
import { type ListedPlan, plansQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { Wizard } from '../wizard/wizard.tsx';

export function PlansPage() {
  const [params] = useSearchParams();
  const query = useQuery(plansQuery);
  // One place for both, so that the wizard stays as it is when its first step enters the address.
  return params.has('step') || query.data?.length === 0 ? <Wizard /> : <Plans query={query} />;
}

type PlansProps = {
  readonly query: Pick<UseQueryResult<readonly ListedPlan[]>, 'data' | 'error' | 'refetch'>;
};

function Plans({ query }: PlansProps) {
  return (
    <Page
      help={helpPath('plans')}
      title={t('list.title')}
      lead={t('list.lead')}
      actions={
        <ButtonLink to="/adaptive-learning?step=basics" icon={<Plus aria-hidden="true" size={18} />}>
          {t('list.another')}
        </ButtonLink>
      }
    >
      <NoticePlace />
      <QueryPart query={query} failed={t('list.failed')} lines={8}>
        {(plans) => <PlanList plans={plans} />}
      </QueryPart>
    </Page>
  );
}
