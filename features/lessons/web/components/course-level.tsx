// A level of the course: how much of it is completed, and its lessons, folded unless the learner is in it.

import { ChevronRight } from 'lucide-react';
import type { Lesson } from '../queries.ts';
import { t } from '../texts.ts';
import { LessonRow } from './lesson-row.tsx';

type CourseLevelProps = {
  readonly level: Lesson['level'];
  /** The whole course. */
  readonly lessons: readonly Lesson[];
  readonly next: Lesson | undefined;
};

export function CourseLevel({ level, lessons, next }: CourseLevelProps) {
  const own = lessons.filter((lesson) => lesson.level === level);
  if (own.length === 0) return null;
  const completed = own.filter(({ state }) => state === 'completed').length;
  return (
    <details open={next === undefined || next.level === level} className="group">
      <summary className="flex min-h-12 list-none items-center gap-2 border-b border-line transition-colors hover:bg-raised [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          size={18}
          className="shrink-0 transition-transform group-open:rotate-90"
        />
        <h2 className="grow font-serif text-lead font-bold">{t(`levels.${level}`)}</h2>
        <span className="shrink-0 pe-2 text-small text-muted tabular-nums">
          {t('list.completed', { count: completed, of: own.length })}
        </span>
      </summary>
      <ol className="grid gap-x-8 gap-y-1 pt-3 tablet:grid-cols-2">
        {own.map((lesson) => (
          <li key={lesson.id}>
            <LessonRow lesson={lesson} lessons={lessons} isNext={lesson.id === next?.id} />
          </li>
        ))}
      </ol>
    </details>
  );
}
