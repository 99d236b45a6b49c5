// The lessons in which a search has found something, those that teach it first, each with the line.

import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { MixedText } from '../../../../kit/web/ui/text/mixed-text.tsx';
import { foundLessonsQuery, type Lesson } from '../queries.ts';
import { t } from '../texts.ts';
import { LessonRow } from './lesson-row.tsx';

type FoundLessonsProps = {
  readonly search: string;
  /** The whole course. */
  readonly lessons: readonly Lesson[];
  readonly onClear: () => void;
};

export function FoundLessons({ search, lessons, onClear }: FoundLessonsProps) {
  const query = useQuery(foundLessonsQuery(search));
  return (
    <QueryPart query={query} failed={t('list.failed')} lines={4}>
      {(all) => {
        const found = all.flatMap(({ id, line, isTaught }) => {
          const lesson = lessons.find((each) => each.id === id);
          return lesson ? [{ lesson, line, isTaught }] : [];
        });
        if (found.length === 0)
          return (
            <EmptyState
              title={t('list.noneTitle')}
              action={<Button onClick={onClear}>{t('list.clear')}</Button>}
            >
              {t('list.none')}
            </EmptyState>
          );
        return (
          <div className="grid gap-3">
            <output className="text-small text-muted">{t('list.found', { count: found.length })}</output>
            <ol className="grid gap-x-8 gap-y-2 tablet:grid-cols-2">
              {found.map(({ lesson, line, isTaught }) => (
                <li key={lesson.id}>
                  <LessonRow lesson={lesson} lessons={lessons} isNext={lesson.isNext} />
                  <p className="ps-11 pe-2 text-small wrap-anywhere text-muted">
                    {isTaught ? <span className="font-bold">{t('list.taught')} </span> : null}
                    <MixedText text={line} />
                  </p>
                </li>
              ))}
            </ol>
          </div>
        );
      }}
    </QueryPart>
  );
}
