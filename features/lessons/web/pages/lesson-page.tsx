// One lesson: what it is for, its dialogue, words and grammar; then its exercises, and the talk that closes it.

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { DetailPage } from '../../../../kit/web/ui/page/detail-page.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { Dialogue } from '../../../scenarios/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { ClosingTask } from '../components/closing-task.tsx';
import { GrammarPoints } from '../components/grammar-points.tsx';
import { NewWords } from '../components/new-words.tsx';
import { PracticeLink } from '../components/practice-link.tsx';
import { Start } from '../components/start.tsx';
import { lessonQuery, MEANING_LANGUAGE } from '../queries.ts';
import { t } from '../texts.ts';

export function LessonPage() {
  const { lesson: id = '' } = useParams();
  const query = useQuery(lessonQuery(id));
  return (
    <DetailPage back={{ to: '/study/lessons', label: t('lesson.back') }}>
      <QueryPart query={query} failed={t('lesson.failed')} lines={12}>
        {(lesson) => (lesson ? <Found lesson={lesson} /> : <Unknown />)}
      </QueryPart>
    </DetailPage>
  );
}

function Unknown() {
  return (
    <EmptyState
      title={t('lesson.unknown')}
      action={<ButtonLink to="/study/lessons">{t('lesson.back')}</ButtonLink>}
    >
      {t('lesson.unknownBody')}
    </EmptyState>
  );
}

function Found({ lesson }: { readonly lesson: LessonFile }) {
  return (
    <div className="grid gap-x-12 gap-y-10 tablet:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <PageTitle title={lesson.title[locale]} />
      <div className="grid min-w-0 content-start gap-10">
        <Head lesson={lesson} />
        <Start lesson={lesson} />
        <Section title={t('lesson.dialogue')}>
          <Dialogue scene={lesson} />
        </Section>
        <Section title={t('lesson.grammar')}>
          <GrammarPoints points={lesson.grammar} />
        </Section>
      </div>
      <div className="grid min-w-0 content-start gap-10">
        <Section title={t('lesson.words', { count: lesson.words.length })} lead={t('lesson.wordsLead')}>
          <NewWords words={lesson.words} />
        </Section>
        <Section title={t('lesson.exercises')}>
          <PracticeLink lesson={lesson} look="secondary" />
        </Section>
        <Section title={t('lesson.task')}>
          <ClosingTask lesson={lesson} />
        </Section>
      </div>
    </div>
  );
}

function Head({ lesson: { title, level, order, goals } }: { readonly lesson: LessonFile }) {
  return (
    <header>
      <p className="text-small text-muted">
        {t(`levels.${level}`)} · {t('lesson.number', { number: order })}
      </p>
      <h1 lang="zh-Hans" className="mt-1 font-serif text-title font-bold">
        {title.zh}
      </h1>
      {locale === 'zh' ? null : <p className="text-muted">{title[locale]}</p>}
      <h2 className="mt-5 text-small font-bold text-muted">{t('lesson.goals')}</h2>
      <ul className="mt-2 grid gap-2">
        {goals.map((goal) => (
          <li key={goal.zh} className="border-s-2 border-seal-mark ps-3">
            <ChineseWords text={goal.zh} pinyin="never" />
            {locale === 'zh' ? null : (
              <span lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="block text-small text-muted">
                {goal[MEANING_LANGUAGE]}
              </span>
            )}
          </li>
        ))}
      </ul>
    </header>
  );
}
