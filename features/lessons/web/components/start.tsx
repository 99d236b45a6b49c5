// How far the learner is in a lesson, and the way into its exercises, near the top of its page.

import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { type LastAnswer, type LessonFile, lessonItemsOf, progressOf } from '../../domain/index.ts';
import { newWordsQuery, progressQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { PracticeLink } from './practice-link.tsx';

export function Start({ lesson }: { readonly lesson: LessonFile }) {
  const query = useQuery(progressQuery(lesson.id));
  return (
    <section
      aria-label={t('lesson.exercises')}
      className="flex flex-wrap items-center justify-between gap-4 rounded-soft border border-line bg-surface p-4"
    >
      <div className="min-w-0 grow basis-56">
        <QueryPart query={query} failed={t('exercises.failed')} lines={2}>
          {(answers) => <Reached lesson={lesson} answers={answers} />}
        </QueryPart>
      </div>
      <WaysIn lesson={lesson} />
    </section>
  );
}

/** Who knows no more than so much of a lesson's words learns them; who knows more is tested first. */
const MOST_NEW = 0.4;

/** Its exercises, and for who has not begun them its test: first where most of its words are known. */
function WaysIn({ lesson }: { readonly lesson: LessonFile }) {
  const { data: answers } = useQuery(progressQuery(lesson.id));
  const { data } = useQuery(newWordsQuery(lesson.id));
  const isNew = answers !== undefined && answers.every(({ isByCards = false }) => isByCards);
  const isLikely = isNew && data !== undefined && data.fresh.length <= MOST_NEW * lesson.words.length;
  const to = `/learning-path/test/lesson:${lesson.id}`;
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isLikely ? (
        <ButtonLink look="primary" to={to}>
          {t('exercises.testOut')}
        </ButtonLink>
      ) : null}
      <PracticeLink lesson={lesson} look={isLikely ? 'secondary' : 'primary'} />
      {isNew && !isLikely ? (
        <Link to={to} className="inline-flex min-h-11 items-center text-small underline underline-offset-4">
          {t('exercises.testOut')}
        </Link>
      ) : null}
    </div>
  );
}

type ReachedProps = { readonly lesson: LessonFile; readonly answers: readonly LastAnswer[] };

function Reached({ lesson, answers }: ReachedProps) {
  const { state, wordsKnown, pointsKnown } = progressOf(lessonItemsOf(lesson), answers);
  const counts = {
    words: wordsKnown,
    ofWords: lesson.words.length,
    points: pointsKnown,
    ofPoints: lesson.grammar.length,
  };
  return (
    <>
      {state === 'new' ? null : <p className="tabular-nums">{t('exercises.known', counts)}</p>}
      <p className="text-small text-muted">{t(`exercises.${state}`)}</p>
    </>
  );
}
