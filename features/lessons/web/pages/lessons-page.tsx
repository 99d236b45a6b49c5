// The course: its lessons by level, how far each is, and which one comes next.

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { LEVELS } from '../../../../content/schema/levels.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { Badge } from '../../../../kit/web/ui/elements/badge.tsx';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { type Lesson, lessonsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function LessonsPage() {
  const query = useQuery(lessonsQuery);
  return (
    <Page
      title={t('list.title')}
      lead={t('list.lead')}
      width="wide"
      actions={
        <ButtonLink look="ghost" to="/study" icon={<ArrowLeft aria-hidden="true" size={18} />}>
          {t('list.back')}
        </ButtonLink>
      }
    >
      <QueryPart query={query} failed={t('list.failed')} lines={12}>
        {(lessons) => <Course lessons={lessons} />}
      </QueryPart>
    </Page>
  );
}

function Course({ lessons }: { readonly lessons: readonly Lesson[] }) {
  const { level } = useLearnerSettings();
  const next = nextLesson(lessons, level);
  return (
    <div className="grid gap-10">
      {next ? <Next lesson={next} /> : null}
      {LEVELS.map((each) => {
        const own = lessons.filter((lesson) => lesson.level === each);
        return own.length === 0 ? null : (
          <section key={each} aria-labelledby={`level-${each}`}>
            <h2
              id={`level-${each}`}
              className="mb-3 border-b border-line pb-2 font-serif text-lead font-bold"
            >
              {t(`levels.${each}`)}
            </h2>
            <ol className="grid gap-x-8 gap-y-1 tablet:grid-cols-2">
              {own.map((lesson) => (
                <li key={lesson.id}>
                  <LessonRow lesson={lesson} lessons={lessons} />
                </li>
              ))}
            </ol>
          </section>
        );
      })}
    </div>
  );
}

/** The one that was begun, else the first of the learner's level that is not completed and whose way is open. */
function nextLesson(lessons: readonly Lesson[], level: string | null): Lesson | undefined {
  const open = lessons.filter(({ state }) => state !== 'completed');
  return (
    open.find(({ state }) => state === 'begun') ??
    open.find((lesson) => lesson.level === level) ??
    open.find(({ requires }) => requires.length === 0)
  );
}

function Next({ lesson }: { readonly lesson: Lesson }) {
  return (
    <section
      aria-label={t('list.next')}
      className="flex flex-wrap items-end justify-between gap-4 rounded-soft border border-line bg-surface p-5"
    >
      <div className="min-w-0">
        <p className="text-small font-bold text-muted">
          {t(lesson.state === 'begun' ? 'list.goOnWith' : 'list.next')}
        </p>
        <p lang="zh-Hans" className="mt-1 font-serif text-title font-bold">
          {lesson.title.zh}
        </p>
        {locale === 'zh' ? null : <p className="text-muted">{lesson.title[locale]}</p>}
      </div>
      <ButtonLink look="primary" to={`/study/lessons/${lesson.id}`}>
        {t(lesson.state === 'begun' ? 'list.goOn' : 'list.open')}
      </ButtonLink>
    </section>
  );
}

type LessonRowProps = { readonly lesson: Lesson; readonly lessons: readonly Lesson[] };

function LessonRow({ lesson, lessons }: LessonRowProps) {
  const { id, order, title, words, wordsKnown, state } = lesson;
  const before = lessons.find((each) => lesson.requires.includes(each.id) && each.state !== 'completed');
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
        {state === 'new' && before ? (
          <span className="block text-caption text-muted">
            {t('list.after', { lesson: before.title[locale] })}
          </span>
        ) : null}
      </span>
      {state === 'completed' ? (
        <Badge tone="good">{t('states.completed')}</Badge>
      ) : (
        <span className="shrink-0 text-caption text-muted tabular-nums">
          {state === 'new'
            ? t('list.words', { count: words })
            : t('list.known', { count: wordsKnown, of: words })}
        </span>
      )}
    </Link>
  );
}
