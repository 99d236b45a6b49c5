// Today's plan above the talks: how long it takes, what it is made of, and one button that begins it.

import { useQuery } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import { useEffect } from 'react';
import { writeDay } from '../../../../kit/core/texts.ts';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { SHORT_DAYS } from '../../domain/bounds.ts';
import { minutesOf } from '../../domain/day/minutes.ts';
import { leftOf, tomorrowText } from '../day-texts.ts';
import { learnVoice } from '../device-voice.ts';
import { BEYOND_TODAY } from '../given-words.ts';
import { listsQuery, type Plan, planQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { useTimeOverTitle } from '../time-over-title.ts';
import { FirstLists } from './first-lists.tsx';
import { MinutesNote } from './minutes-note.tsx';

/** The plan of the day with the lists that it offers, and whether what stands below it may come without being moved. */
export function usePlanHead() {
  const query = useQuery(planQuery);
  const { isFetched: areListsFetched } = useQuery({
    ...listsQuery,
    enabled: query.data !== undefined && offersLists(query.data),
  });
  const isSettled = query.data === undefined ? query.isFetched : areListsFetched || !offersLists(query.data);
  return { query, isSettled };
}

export function PlanHead() {
  const { query, isSettled } = usePlanHead();
  useEffect(() => {
    const look = async () => {
      if (await learnVoice()) await queryClient.invalidateQueries({ queryKey: planQuery.queryKey });
    };
    void look();
  }, []);
  return (
    <section
      aria-labelledby="plan-title"
      className="mb-8 rounded-soft border border-line bg-surface p-5 tablet:p-6"
    >
      <h2 id="plan-title" className="text-small font-bold text-muted">
        {t('plan.title')}
      </h2>
      <QueryPart
        query={isSettled ? query : { ...query, data: undefined }}
        failed={t('plan.failed')}
        lines={4}
      >
        {(plan) => <Today plan={plan} />}
      </QueryPart>
    </section>
  );
}

function Today({ plan }: { readonly plan: Plan }) {
  const { cards, seconds } = leftOf(plan);
  /** Then the lists are offered in place of the plan. */
  const isNew = cards === 0 && plan.doneCards === 0 && !plan.isFreeDay;
  return (
    <>
      <div className="mt-1 grid gap-5 tablet:grid-cols-[1fr_auto] tablet:items-end">
        <div>
          {cards > 0 ? (
            <>
              <p className="font-serif text-title font-bold tabular-nums">
                {t('plan.time', { count: minutesOf(seconds) })}
                <span className="text-body font-normal text-muted">
                  {' '}
                  · {t('plan.cards', { count: cards })}
                </span>
              </p>
              <Entries entries={plan.entries} />
              <Notes plan={plan} />
              <MinutesNote plan={plan} />
            </>
          ) : (
            <NothingLeft plan={plan} />
          )}
        </div>
        <Ways plan={plan} cards={cards} />
      </div>
      {isNew || plan.isFreeDay || !wantsWords(plan) ? null : <NoNewWords plan={plan} hasReview={cards > 0} />}
      <Places isNew={isNew} />
    </>
  );
}

type NoNewWordsProps = { readonly plan: Plan; readonly hasReview: boolean };

/** New words run out within days; those of a plan come with its lessons. */
const isShort = ({ newWordsWaiting, newWordsADay }: Plan): boolean =>
  newWordsWaiting < SHORT_DAYS * Math.max(1, newWordsADay);
const wantsWords = (plan: Plan): boolean =>
  plan.forecast.isByPlan ? plan.newWordsWaiting === 0 : isShort(plan);

/** Lists are for who follows neither a plan nor a lesson, and has no words or too few. */
function offersLists(plan: Plan): boolean {
  if (plan.lesson !== null || plan.forecast.isByPlan) return false;
  const isNew = leftOf(plan).cards === 0 && plan.doneCards === 0;
  return isNew ? plan.secondsLeft > 0 : wantsWords(plan);
}

/** With hardly a word waiting it would only say how few words are switched on. */
const isWorthTelling = (plan: Plan): boolean =>
  plan.forecast.wordsThen > plan.forecast.wordsNow && (plan.forecast.isByPlan || !isShort(plan));

/**
 * Who follows a plan is led to its lessons, who is in the middle of a lesson on in it, and neither to other words; anybody
 * else has a list one tap away.
 */
function NoNewWords({ plan: { newWordsWaiting, forecast, lesson }, hasReview }: NoNewWordsProps) {
  const { isByPlan } = forecast;
  if (lesson !== null) return <GoOnInLesson lesson={lesson} />;
  const few = newWordsWaiting === 0 ? t('plan.noNew') : t('plan.fewNew', { count: newWordsWaiting });
  return (
    <div className="mt-4">
      <p className="text-small text-muted">{isByPlan ? t('plan.newByPlan') : few}</p>
      {isByPlan ? (
        <div className="mt-3">
          <ButtonLink to="/study/lessons">{t('plan.toNextLesson')}</ButtonLink>
        </div>
      ) : (
        <FirstLists isAside={hasReview} />
      )}
    </div>
  );
}

function GoOnInLesson({ lesson }: { readonly lesson: string }) {
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      <p className="text-small text-muted">{t('plan.newByLesson')}</p>
      <ButtonLink to={`/study/lessons/${lesson}`}>{t('plan.toLesson')}</ButtonLink>
    </div>
  );
}

/** What the time goes to, each with its reason. */
function Entries({ entries }: Pick<Plan, 'entries'>) {
  return (
    <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1">
      {entries.map(({ reason, cards }) => (
        <li key={reason} className="text-small">
          <span className="font-bold tabular-nums">{cards}</span> {t(`reasons.${reason}`, { count: cards })}
        </li>
      ))}
    </ul>
  );
}

/** The day takes well less than what was chosen, though there are words: the days to come are why. */
function isLess(plan: Plan): boolean {
  const { minutesADay, isEasyDay, daysAway, doneCards, secondsLeft } = plan;
  const isUsual = doneCards === 0 && !isEasyDay && daysAway === 0 && !isShort(plan);
  return isUsual && secondsLeft >= minutesADay * 60 && leftOf(plan).seconds < LESS * minutesADay * 60;
}
const LESS = 0.7;

function Notes({ plan }: { readonly plan: Plan }) {
  const { session, isEasyDay, putOff, daysAway, minutesADay, forecast } = plan;
  const notes = [
    session && session.answered > 0 ? t('plan.open', { count: session.answered }) : null,
    daysAway > 0 ? t('plan.away', { count: daysAway }) : null,
    isEasyDay ? t('plan.easyDay') : null,
    putOff > 0 ? t('plan.putOff', { count: putOff }) : null,
    forecast.minutesADay < minutesADay
      ? t('plan.capped', { minutes: minutesADay, count: forecast.minutesADay })
      : null,
    isLess(plan) ? t('plan.less', { minutes: minutesADay }) : null,
  ].filter((note) => note !== null);
  return notes.map((note) => (
    <p key={note} className="mt-2 text-small text-muted">
      {note}
    </p>
  ));
}

function NothingLeft({ plan }: { readonly plan: Plan }) {
  if (plan.isFreeDay && plan.doneCards === 0)
    return (
      <>
        <p className="font-serif text-title font-bold">{t('plan.freeDay')}</p>
        <p className="mt-1 text-muted">{t('plan.tomorrow', { what: tomorrowText(plan.week) })}</p>
      </>
    );
  if (plan.secondsLeft === 0 && (plan.putOff > 0 || plan.doneCards === 0))
    return <OutOfTime putOff={plan.putOff} />;
  if (plan.doneCards > 0)
    return (
      <>
        <p className="font-serif text-title font-bold">{t('plan.done')}</p>
        <p className="mt-1 text-muted">
          {t('plan.doneNote', {
            count: plan.doneWords,
            answers: t('plan.answers', { count: plan.doneCards }),
          })}
        </p>
        <p className="mt-1 text-muted">{t('plan.tomorrow', { what: tomorrowText(plan.week) })}</p>
      </>
    );
  if (plan.forecast.isByPlan || plan.lesson !== null) return <NoNewWords plan={plan} hasReview={false} />;
  return (
    <>
      <p className="font-serif text-lead font-bold">{t('plan.emptyTitle')}</p>
      <p className="mt-1 text-muted">{t('plan.empty')}</p>
      <MinutesNote plan={plan} />
      <FirstLists />
    </>
  );
}

/** What is not done is not said to be: it waits. */
function OutOfTime({ putOff }: Pick<Plan, 'putOff'>) {
  const title = useTimeOverTitle();
  return (
    <>
      <p className="font-serif text-lead font-bold">{title}</p>
      <p className="mt-1 text-muted">{putOff > 0 ? t('plan.waits', { count: putOff }) : t('plan.noTime')}</p>
    </>
  );
}

function Ways({ plan, cards }: { readonly plan: Plan; readonly cards: number }) {
  const { session, doneCards, forecast, isFreeDay, secondsLeft } = plan;
  return (
    <div className="grid gap-3 tablet:justify-items-end">
      {cards > 0 ? (
        <ButtonLink look="primary" to="/study/session" icon={<Play aria-hidden="true" size={18} />}>
          {t(session ? 'plan.resume' : 'plan.start')}
        </ButtonLink>
      ) : null}
      {cards === 0 && secondsLeft > 0 && (doneCards > 0 || isFreeDay) ? (
        <ButtonLink to="/study/session" state={BEYOND_TODAY}>
          {t('plan.more')}
        </ButtonLink>
      ) : null}
      {isWorthTelling(plan) ? (
        <p className="text-small text-muted tablet:max-w-72 tablet:text-end">
          {t('plan.forecast', {
            minutes: forecast.minutesADay,
            date: writeDay(forecast.date, locale),
            words: forecast.wordsThen,
          })}
        </p>
      ) : null}
    </div>
  );
}

const PLACES = [
  { to: '/study/lessons', key: 'plan.lessons' },
  { to: '/study/texts', key: 'plan.texts' },
  { to: '/learning-path', key: 'plan.path' },
  { to: '/adaptive-learning', key: 'plan.plans' },
  { to: '/study/words', key: 'plan.words' },
  { to: '/words/anki', key: 'plan.fromAnki', isForNew: true },
  { to: '/study/settings', key: 'plan.settings' },
] as const;

/** Where else there is something to study. */
function Places({ isNew }: { readonly isNew: boolean }) {
  return (
    <nav aria-label={t('plan.places')} className="-mx-5 mt-5 border-t border-line pt-2">
      <ul className="flex flex-wrap">
        {PLACES.filter((place) => isNew || !('isForNew' in place)).map(({ to, key }) => (
          <li key={key}>
            <ButtonLink look="ghost" to={to}>
              {t(key === 'plan.words' && isNew ? 'plan.choose' : key)}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
