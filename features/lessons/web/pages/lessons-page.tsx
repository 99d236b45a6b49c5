// The course: its lessons by level, how far each is, and which one comes next.

import { useQuery } from '@tanstack/react-query';
import { LEVELS } from '../../../../content/schema/levels.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { useAddressFilter } from '../../../../kit/web/routing/use-address-filter.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { SearchField } from '../../../../kit/web/ui/fields/search-field.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { Page } from '../../../../kit/web/ui/page/page.tsx';
import { helpPath } from '../../../help/domain/index.ts';
import { CourseLevel } from '../components/course-level.tsx';
import { FoundLessons } from '../components/found-lessons.tsx';
import { type Lesson, lessonsQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function LessonsPage() {
  const query = useQuery(lessonsQuery);
  return (
    <Page
      help={helpPath('lessons')}
      title={t('list.title')}
      lead={t('list.lead')}
      width="wide"
      back={{ to: '/study', label: t('list.back') }}
      actions={<ButtonLink to="/study/texts">{t('list.texts')}</ButtonLink>}
    >
      <QueryPart query={query} failed={t('list.failed')} lines={12}>
        {(lessons) => <Course lessons={lessons} />}
      </QueryPart>
    </Page>
  );
}

function Course({ lessons }: { readonly lessons: readonly Lesson[] }) {
  const { search, typed, setTyped, change } = useAddressFilter();
  const next = lessons.find(({ isNext }) => isNext);
  return (
    <div className="grid gap-6">
      <search className="max-w-form">
        <SearchField label={t('list.search')} hint={t('list.searchHint')} value={typed} onChange={setTyped} />
      </search>
      {search === '' ? (
        <Levels lessons={lessons} next={next} />
      ) : (
        <FoundLessons search={search} lessons={lessons} onClear={() => change({ search: '' })} />
      )}
    </div>
  );
}

type LevelsProps = { readonly lessons: readonly Lesson[]; readonly next: Lesson | undefined };

function Levels({ lessons, next }: LevelsProps) {
  return (
    <>
      {next ? <Next lesson={next} /> : null}
      {LEVELS.map((each) => (
        <CourseLevel key={each} level={each} lessons={lessons} next={next} />
      ))}
    </>
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
