// What was done today and this week, at a glance.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { nextQuery } from '../../../plans/web/api.ts';
import { dayText, leftOf, planQuery, tomorrowText } from '../../../study/web/api.ts';
import { minutesStudied } from '../../../study-time/domain/index.ts';
import { useSecondsToday } from '../../../study-time/web/api.ts';
import { type Today, todayQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { WeekDots } from './week-dots.tsx';

export function TodayCard() {
  const query = useQuery(todayQuery, queryClient);
  return (
    <QueryPart query={query} failed={t('failed')} lines={4}>
      {(today) => <TodayFigures today={today} />}
    </QueryPart>
  );
}

function TodayFigures({ today }: { readonly today: Today }) {
  const aim = today.minutesToday;
  const day = today.days.at(-1);
  const seconds = useSecondsToday(day?.seconds ?? 0);
  const minutes = minutesStudied(seconds);
  const { data: next } = useQuery(nextQuery, queryClient);
  // Who has done the session of their plan is told that it is enough, here as there.
  const isPlanDone = next?.today != null && !next.today.isFree;
  const { data: plan } = useQuery(planQuery, queryClient);
  // Done once today, and more has come since: the line below says how much.
  const isReviewDone = (day?.isReviewDone ?? false) && !(plan && leftOf(plan).cards > 0);
  return (
    <section
      aria-labelledby="today-title"
      className="grid gap-4 rounded-soft border border-line bg-surface p-4 tablet:max-wide:grid-cols-[1fr_auto] tablet:gap-x-10 tablet:p-6"
    >
      <div>
        <h2 id="today-title" className="text-small font-bold text-muted">
          {t('title')}
        </h2>
        <p className="mt-1 text-title font-bold tabular-nums">
          {seconds > 0 && minutes === 0 ? t('lessThanMinute') : t('minutes', { minutes })}
          <span className="text-body font-normal text-muted">
            {' '}
            {isReviewDone
              ? t('isDone')
              : isPlanDone
                ? null
                : aim === 0
                  ? t('free')
                  : t('ofAim', { minutes: aim })}
          </span>
        </p>
        {today.minutesWished !== null && today.minutesWished > today.minutesADay ? (
          <p className="mt-1 text-small text-muted">
            {t('wished', { minutes: today.minutesWished, own: today.minutesADay })}
          </p>
        ) : null}
        <p className="mt-1 text-small text-muted">
          {streakText(today, isReviewDone || isPlanDone ? 0 : aim - minutes)}{' '}
          {today.streak.forgiven > 0 ? t('streak.forgiven', { count: today.streak.forgiven }) : null}
        </p>
        <ReviewLine />
        <PlanLine />
      </div>
      <div className="tablet:max-wide:w-72">
        <WeekDots days={today.days} fullSeconds={today.minutesADay * 60} />
      </div>
      <dl className="grid grid-cols-3 gap-3 border-t border-line pt-3 tablet:max-wide:col-span-2">
        <Figure label={t('sentences', { count: today.sentences.today })} counted={today.sentences} />
        <Figure label={t('wordsMet', { count: today.wordsMet.today })} counted={today.wordsMet} />
        <Figure label={t('wordsKept', { count: today.wordsKept.today })} counted={today.wordsKept} />
      </dl>
    </section>
  );
}

/** Today's review, with the figures of the study page; nothing for who has none, nor while nobody knows. */
function ReviewLine() {
  const { data: plan } = useQuery(planQuery, queryClient);
  if (!plan) return null;
  const left = leftOf(plan);
  const { cards } = left;
  if (cards === 0 && plan.doneCards === 0) return null;
  const text =
    cards === 0
      ? t('reviewDone', { tomorrow: tomorrowText(plan.week) })
      : t('review', { what: dayText(left) });
  return (
    <p className="mt-1 text-small">
      <Link
        to="/study"
        className="inline-flex min-h-11 items-center text-active underline-offset-4 hover:underline"
      >
        {text}
      </Link>
    </p>
  );
}

/** Of the plan that is followed; nothing without one, nor while nobody knows. */
function PlanLine() {
  const { data: next } = useQuery(nextQuery, queryClient);
  if (!next || next.today?.isFree) return null;
  return (
    <p className="mt-1 text-small">
      <Link
        to={`/adaptive-learning/plans/${next.id}`}
        className="inline-flex min-h-11 items-center text-active underline-offset-4 hover:underline"
      >
        {next.today ? t('planDone') : t('plan', next.parts)}
      </Link>
    </p>
  );
}

/** `left`: the minutes that are missing from what was aimed at. Days with others off between them are not in a row. */
function streakText({ streak: { days, forgiven, hasToday } }: Today, left: number): string {
  if (days === 0) return t('streak.none');
  const isRow = days === 1 || forgiven === 0;
  if (!hasToday) return t(isRow ? 'streak.open' : 'run.open', { count: days });
  if (left <= 0) return t(isRow ? 'streak.kept' : 'run.today', { count: days });
  return `${t(isRow ? 'streak.going' : 'run.today', { count: days })} ${t('streak.left', { count: left })}`;
}

type FigureProps = {
  readonly label: string;
  readonly counted: { readonly today: number; readonly week: number };
};

function Figure({ label, counted }: FigureProps) {
  return (
    <div className="flex flex-col leading-tight">
      <dt className="order-1 text-caption">{label}</dt>
      <dd className="text-lead leading-tight font-bold tabular-nums">{counted.today}</dd>
      <dd className="order-2 text-caption text-muted tabular-nums">{t('inWeek', { count: counted.week })}</dd>
    </div>
  );
}
