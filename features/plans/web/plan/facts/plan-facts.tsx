// What is known of a plan: how much is done, what it leads to, when it was made and by whom.

import { formatDate } from '../../../../../kit/web/i18n.ts';
import { ProgressBar } from '../../../../../kit/web/ui/elements/progress-bar.tsx';
import { aimText } from '../../aim-text.ts';
import type { Plan, PlanContent } from '../../queries.ts';
import { t } from '../../texts.ts';
import { useWeekText } from '../../week-text.ts';
import { PlanOutlook } from './plan-outlook.tsx';

type PlanFactsProps = { readonly plan: Plan; readonly content: PlanContent };

export function PlanFacts({ plan, content: { measures } }: PlanFactsProps) {
  const { aim, targetLevel, targetBand, createdAt, lastAccessedAt, madeBy, minutesLeft, minutesStudied } =
    plan;
  const weekText = useWeekText();
  const counts = [
    measures.lessons > 0 ? t('measures.lessons', { count: measures.lessons }) : undefined,
    measures.plays > 0 ? t('measures.plays', { count: measures.plays }) : undefined,
    measures.talks > 0 ? t('measures.talks', { count: measures.talks }) : undefined,
    measures.texts > 0 ? t('measures.texts', { count: measures.texts }) : undefined,
    t('measures.words', { count: measures.words }),
    t('measures.sessions', { count: measures.sessions }),
  ];
  const rows: readonly (readonly [string, string])[] = [
    ...(aim ? [[t('aim.label'), aimText(aim)] as const] : []),
    // What of an exam is within reach is told with the outlook: another level beside the goal would be a riddle.
    ...(targetLevel && aim?.kind !== 'exam'
      ? [
          [
            t('facts.targetLabel'),
            targetBand === null ? t(`level.${targetLevel}`) : `HSK ${targetBand}`,
          ] as const,
        ]
      : []),
    ...(weekText === undefined ? [] : [[t('freeDays.row'), weekText] as const]),
    [t('facts.contents'), counts.filter((count) => count !== undefined).join(' · ')],
    [t('facts.createdLabel'), day(createdAt)],
    ...(lastAccessedAt ? [[t('facts.openedLabel'), day(lastAccessedAt)] as const] : []),
    ...(madeBy ? [[t('facts.madeByLabel'), t(`madeBy.${madeBy}`)] as const] : []),
  ];
  return (
    <section aria-label={t('facts.label')}>
      <ProgressBar label={t('facts.completion')} percentage={plan.completion} />
      <p className="mt-2 text-small text-muted tabular-nums">
        {t('facts.minutes', { studied: minutesStudied, left: minutesLeft })}
      </p>
      {plan.minutesCut === 0 ? null : (
        <p className="mt-2 text-small text-muted">{t('facts.cut', { count: plan.minutesCut })}</p>
      )}
      {plan.isSaved || plan.isFollowed ? null : (
        <p className="mt-2 text-small text-muted print:hidden">{t('save.hint')}</p>
      )}
      {plan.vipMinutes === null ? null : (
        <p className="mt-2">
          {t('facts.capped', {
            wished: plan.wishedMinutes ?? plan.minutesADay,
            own: plan.minutesADay,
            vip: plan.vipMinutes,
          })}
        </p>
      )}
      <PlanOutlook id={plan.id} />
      <dl className="mt-5 grid gap-3">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-muted">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const day = (at: string): string => formatDate(new Date(at), { dateStyle: 'long' });
