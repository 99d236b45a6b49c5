// How far the learner is in a lesson, and the way into its exercises, near the top of its page.

import { useQuery } from '@tanstack/react-query';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { type LastAnswer, type LessonFile, lessonItemsOf, progressOf } from '../../domain/index.ts';
import { progressQuery } from '../queries.ts';
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
      <PracticeLink lesson={lesson} look="primary" />
    </section>
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
