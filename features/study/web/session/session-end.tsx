// The end of a session: what was won, what was missed, and what comes tomorrow.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { PathNext } from '../../../learning-path/web/api.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { PlanToday, useHasPlanStep } from '../../../plans/web/api.ts';
import { LONGEST_BEAT_SECONDS } from '../../../study-time/domain/index.ts';
import { useMinutesToday, useToday } from '../../../study-time/web/api.ts';
import { minutesOf } from '../../domain/day/minutes.ts';
import { tomorrowText } from '../day-texts.ts';
import type { GivenWords } from '../given-words.ts';
import { FirstLists } from '../hub/first-lists.tsx';
import { MinutesNote } from '../hub/minutes-note.tsx';
import { WeekAhead } from '../hub/week-ahead.tsx';
import { markedSyllables } from '../marked-syllables.ts';
import { planQuery, type Summary } from '../queries.ts';
import { t } from '../texts.ts';
import { useTimeOverTitle } from '../time-over-title.ts';

type SessionEndProps = {
  readonly summary: Summary;
  /** What the session was about, where it was not the day's review. */
  readonly given?: GivenWords | undefined;
  /** Cards of today that its minutes did not hold. */
  readonly waiting: number;
  /** More was asked for, and nothing came. */
  readonly isNoMore: boolean;
  readonly onMore: () => void;
  /** Words were chosen by who had none. */
  readonly onBegun: () => Promise<void>;
};

/** Who has no words to review is led to some. */
export function SessionEnd({ onBegun, ...props }: SessionEndProps) {
  const { answered, claimed, left, week } = props.summary;
  const isEmpty = !props.given && answered + claimed + left.cards + (week[0]?.cards ?? 0) === 0;
  const { data: plan } = useQuery({ ...planQuery, enabled: isEmpty });
  const hasBegun = plan && (plan.doneCards + plan.newWordsWaiting > 0 || plan.lesson !== null);
  if (!isEmpty || !plan || hasBegun) return <Ended {...props} />;
  return (
    <div className="grid content-start gap-3">
      <h1 className="font-serif text-title font-bold">{t('plan.emptyTitle')}</h1>
      <p className="text-muted">{t('plan.empty')}</p>
      <MinutesNote plan={plan} />
      <FirstLists onBegun={onBegun} />
      <div className="mt-3 flex flex-wrap gap-3">
        <ButtonLink to="/study/words">{t('plan.choose')}</ButtonLink>
        <ButtonLink look="ghost" to="/">
          {t('end.back')}
        </ButtonLink>
      </div>
    </div>
  );
}

function Ended({ summary, given, waiting, isNoMore, onMore }: Omit<SessionEndProps, 'onBegun'>) {
  const { answered, right, words, claimed, studiedToday, wordsKnown, left, letGo, week } = summary;
  const { newWords, regained, missed } = summary;
  const studied = useMinutesToday(studiedToday);
  const hasPlanStep = useHasPlanStep();
  const today = useToday();
  const timeOver = useTimeOverTitle();
  // What is less than a heartbeat counts is none.
  const isOver = waiting > 0 && today?.limited === true && today.secondsLeft < LONGEST_BEAT_SECONDS;
  /** Then what comes next on the path is one tap away, so that the day's minutes are used. */
  const isDone = !given && left.cards === 0 && !isOver;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid content-start gap-7">
      <header className="flex items-center gap-4">
        {answered > 0 ? <StampedSeal size={56} /> : null}
        <div>
          <h1 ref={heading} tabIndex={-1} className="font-serif text-title font-bold outline-none">
            {given
              ? t('end.givenTitle', { name: given.name })
              : isOver
                ? timeOver
                : t(left.cards > 0 ? 'end.pauseTitle' : 'end.title')}
          </h1>
          {answered > 0 ? (
            <p className="text-muted">
              {[t('end.words', { count: words }), t('end.right', { count: right, of: answered })].join(' · ')}
            </p>
          ) : null}
          {claimed > 0 ? <p className="text-muted">{t('end.claimed', { count: claimed })}</p> : null}
          {answered + claimed === 0 ? <p className="text-muted">{t('end.nothing')}</p> : null}
          {answered > 0 && studied > 0 ? (
            <p className="text-muted">{t('end.today', { count: studied })}</p>
          ) : null}
          {left.cards > 0 ? (
            <p className="text-muted">
              {t('end.left', { count: left.cards, minutes: minutesOf(left.seconds) })}
            </p>
          ) : null}
          {waiting > 0 ? (
            <p className="text-muted">{t(isOver ? 'plan.waits' : 'end.waiting', { count: waiting })}</p>
          ) : null}
          {isNoMore ? <output className="mt-1 block font-medium">{t('end.noMore')}</output> : null}
          {letGo > 0 ? <p className="text-muted">{t('end.letGo', { count: letGo })}</p> : null}
        </div>
      </header>
      <div className="grid gap-6 tablet:grid-cols-2">
        <Words title={t('end.newWords')} words={newWords} />
        <Words title={t('end.regained')} words={regained} />
        <Words title={t('end.missed')} words={missed} />
      </div>
      <Known count={wordsKnown} hasNew={newWords.length > 0} />
      <Coming week={week} />
      <div className="flex flex-wrap gap-3">
        {given ? (
          <ButtonLink look="primary" to={given.path}>
            {t('end.toClass')}
          </ButtonLink>
        ) : null}
        <ButtonLink look={given || hasPlanStep || isDone ? 'secondary' : 'primary'} to="/">
          {t('end.back')}
        </ButtonLink>
        {given ? null : isNoMore ? (
          <ButtonLink to="/study/words">{t('end.toLists')}</ButtonLink>
        ) : (
          <Button onClick={onMore}>{t('end.more')}</Button>
        )}
        <ButtonLink look="ghost" to="/profile/report">
          {t('end.report')}
        </ButtonLink>
      </div>
      {given ? null : hasPlanStep ? <PlanToday /> : isDone ? <PathNext /> : null}
    </div>
  );
}

type WordsProps = { readonly title: string; readonly words: Summary['newWords'] };

function Words({ title, words }: WordsProps) {
  if (words.length === 0) return null;
  return (
    <section>
      <h2 className="mb-2 text-small font-bold text-muted">{title}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-2">
        {words.map(({ word, reading }) => (
          <li key={`${word} ${reading}`} className="min-h-11">
            <span className="text-hanzi">
              <ChineseWords text={word} pinyin="never" />
            </span>{' '}
            <span lang="zh-Latn" className="text-small text-muted">
              {markedSyllables(word, reading)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Known words as every page counts them: where none is yet, when the new ones will be. */
function Known({ count, hasNew }: { readonly count: number; readonly hasNew: boolean }) {
  if (count === 0) return hasNew ? <p className="text-muted">{t('end.knownLater')}</p> : null;
  return (
    <p>
      <span className="text-muted">{t('end.knownTitle')}: </span>
      {t('end.known', { count })}
    </p>
  );
}

/** Tomorrow in one line; the days after it for who wants to see them. */
function Coming({ week }: Pick<Summary, 'week'>) {
  return (
    <details className="rounded-soft border border-line bg-surface px-5 py-2">
      <summary className="min-h-11 cursor-pointer py-2.5">
        {t('end.tomorrowIs', { what: tomorrowText(week) })}
      </summary>
      <h2 className="mt-3 mb-2 text-small font-bold text-muted">{t('week.title')}</h2>
      <WeekAhead week={week} />
    </details>
  );
}
