// A lesson in the list of the course: its title, and how far it is.

import { Link } from 'react-router';
import { LEVELS } from '../../../../content/schema/levels.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { Why } from '../../../../kit/web/ui/text/why.tsx';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import type { Lesson } from '../queries.ts';
import { t } from '../texts.ts';

type LessonRowProps = {
  readonly lesson: Lesson;
  /** The whole course, which knows what comes before. */
  readonly lessons: readonly Lesson[];
  readonly isNext: boolean;
};

export function LessonRow({ lesson, lessons, isNext }: LessonRowProps) {
  const { id, order, title, state } = lesson;
  const { level } = useLearnerSettings();
  // In its own level the numbers say what comes before; what is below theirs learners have left behind.
  const before = lessons.find(
    (each) =>
      lesson.requires.includes(each.id) &&
      each.state !== 'completed' &&
      each.level !== lesson.level &&
      (level === null || LEVELS.indexOf(each.level) >= LEVELS.indexOf(level)),
  );
  return (
    <Link
      to={`/study/lessons/${id}`}
      className="flex min-h-14 items-center gap-3 rounded-soft px-2 py-2 transition-colors hover:bg-raised"
    >
      <span aria-hidden="true" className="w-6 shrink-0 text-end text-small text-muted tabular-nums">
        {order}
      </span>
      <span className="min-w-0 grow">
        <span lang="zh-Hans" className="block text-lead leading-snug font-medium">
          {title.zh}
        </span>
        {locale === 'zh' ? null : <span className="block text-small text-muted">{title[locale]}</span>}
        {state === 'new' && before && !isNext ? (
          <Why kind="locked">{t('list.after', { lesson: before.title[locale] })}</Why>
        ) : null}
      </span>
      <LessonState lesson={lesson} isNext={isNext} />
    </Link>
  );
}

function LessonState({ lesson, isNext }: Pick<LessonRowProps, 'lesson' | 'isNext'>) {
  const { state, isPlaced, words, wordsKnown } = lesson;
  if (isPlaced) return <Badge tone="info">{t('states.placed')}</Badge>;
  if (state === 'completed') return <Badge tone="good">{t('states.completed')}</Badge>;
  return (
    <span className="flex shrink-0 flex-col items-end gap-1 text-caption text-muted tabular-nums">
      {isNext ? <Badge tone="info">{t('states.next')}</Badge> : null}
      {state === 'new'
        ? t('list.words', { count: words })
        : t('list.known', { count: wordsKnown, of: words })}
    </span>
  );
}
