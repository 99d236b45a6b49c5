// One lesson: what it is for, its dialogue, words and grammar; then its exercises, and the talk that closes it.

import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { locale } from '../../../../kit/web/i18n.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { DetailPage } from '../../../../kit/web/ui/page/detail-page.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { Section } from '../../../../kit/web/ui/page/section.tsx';
import { Dialogue } from '../../../scenarios/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { ClosingTask } from '../components/closing-task.tsx';
import { GrammarPoints } from '../components/grammar-points.tsx';
import { LessonHead } from '../components/lesson-head.tsx';
import { LessonWords } from '../components/lesson-words.tsx';
import { PracticeLink } from '../components/practice-link.tsx';
import { Start } from '../components/start.tsx';
import { TaughtWords } from '../components/taught-words.tsx';
import { lessonQuery } from '../queries.ts';
import { t } from '../texts.ts';

export function LessonPage() {
  const { lesson: id = '' } = useParams();
  const query = useQuery(lessonQuery(id));
  return (
    <DetailPage back={{ to: '/study/lessons', label: t('lesson.back') }}>
      <QueryPart query={query} failed={t('lesson.failed')} lines={12}>
        {(lesson) =>
          lesson ? (
            <TaughtWords words={lesson.words}>
              <Found lesson={lesson} />
            </TaughtWords>
          ) : (
            <Unknown />
          )
        }
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
        <LessonHead lesson={lesson} />
        <Start lesson={lesson} />
        <Section title={t('lesson.dialogue')}>
          <Dialogue scene={lesson} />
        </Section>
        <Section title={t('lesson.grammar')}>
          <GrammarPoints points={lesson.grammar} />
        </Section>
      </div>
      <div className="grid min-w-0 content-start gap-10">
        <LessonWords lesson={lesson} />
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
