// The plans of a learner; who has none yet, or wants another, is asked the five questions here.

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
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
        {(plans) => (
          <ul className="grid gap-3">
            {plans.map((plan) => (
              <li key={plan.id}>
                <PlanRow plan={plan} />
              </li>
            ))}
          </ul>
        )}
      </QueryPart>
    </Page>
  );
}

function PlanRow({ plan }: { readonly plan: ListedPlan }) {
  const { id, title, state, isSaved, completion, weeks, createdAt, lastAccessedAt, targetLevel } = plan;
  const facts = [
    targetLevel ? t('facts.target', { level: t(`level.${targetLevel}`) }) : undefined,
    weeks > 0 ? t('facts.weeks', { count: weeks }) : undefined,
    t('facts.created', { date: day(createdAt) }),
    lastAccessedAt ? t('facts.opened', { date: day(lastAccessedAt) }) : undefined,
  ];
  return (
    <Link
      to={`/adaptive-learning/plans/${id}`}
      className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-soft border border-line bg-surface p-5 transition-colors hover:border-ink"
    >
      <span className="min-w-0 grow basis-60">
        <span className="flex flex-wrap items-center gap-2 text-lead font-bold">
          {title === '' ? t(state === 'error' ? 'list.failedPlan' : 'list.beingMade') : title}
          {state === 'generated' && !isSaved ? <Badge tone="info">{t('list.unsaved')}</Badge> : null}
        </span>
        <span className="block text-small text-muted">
          {facts.filter((fact) => fact !== undefined).join(' · ')}
        </span>
      </span>
      {state === 'generated' ? (
        <span className="text-small text-muted">
          <span className="text-title font-bold text-ink tabular-nums">{percent(completion)}</span>{' '}
          {t('list.done')}
        </span>
      ) : null}
    </Link>
  );
}

const day = (at: string): string => formatDate(new Date(at), { dateStyle: 'medium' });
const percent = (value: number): string => formatNumber(value / 100, { style: 'percent' });
