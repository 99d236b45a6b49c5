// A learner's plans, each with how far it is.

import { Link } from 'react-router';
import { formatDate, formatNumber } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import type { ListedPlan } from '../queries.ts';
import { t } from '../texts.ts';

export function PlanList({ plans }: { readonly plans: readonly ListedPlan[] }) {
  return (
    <ul className="grid gap-3">
      {plans.map((plan) => (
        <li key={plan.id}>
          <PlanRow plan={plan} />
        </li>
      ))}
    </ul>
  );
}

function PlanRow({ plan }: { readonly plan: ListedPlan }) {
  const {
    id,
    title,
    state,
    isSaved,
    isFollowed,
    completion,
    weeks,
    createdAt,
    lastAccessedAt,
    targetLevel,
    targetBand,
  } = plan;
  const facts = [
    // The name of a plan for an exam says where it leads: another level beside it would be a riddle.
    targetLevel && !(targetBand !== null && title.includes('HSK'))
      ? t('facts.target', { level: targetBand === null ? t(`level.${targetLevel}`) : `HSK ${targetBand}` })
      : undefined,
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
          {isFollowed ? <Badge tone="good">{t('list.followed')}</Badge> : null}
          {/* What is followed stays: only what is neither goes after a while. */}
          {state === 'generated' && !isSaved && !isFollowed ? (
            <Badge tone="info">{t('list.unsaved')}</Badge>
          ) : null}
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
