// The page of a lesson's exercises. It begins when what it depends on is known: the learner's level, and a voice.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useParams } from 'react-router';
import { queryClient } from '../../../../kit/web/api/query-client.ts';
import { isServerAway, onServerState } from '../../../../kit/web/api/server-watch.ts';
import { hasMandarinVoice } from '../../../../kit/web/speech/say.ts';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { NoticePlace } from '../../../../kit/web/ui/notices/notice-place.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { PageTitle } from '../../../../kit/web/ui/page/page-title.tsx';
import { knownBand } from '../../../learner-settings/domain/index.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { useSendEvents } from '../../../learning-events/web/api.ts';
import { LazyStudyMeter } from '../../../study-time/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { TaughtWords } from '../components/taught-words.tsx';
import { LessonPractice } from '../practice/lesson-practice.ts';
import { PracticeView } from '../practice/practice-view.tsx';
import { lessonQuery } from '../queries.ts';
import { t } from '../texts.ts';

const ROOM =
  'mx-auto grid w-full max-w-reading px-4 pt-3 tablet:px-8 tablet:pt-8 ' +
  'min-h-[calc(100dvh-var(--bar-top)-var(--bar-bottom))]';

export function PracticePage() {
  const { lesson: id = '' } = useParams();
  const query = useQuery(lessonQuery(id));
  useSendEvents();
  return (
    <section data-focus-mode data-one-task aria-label={t('practice.title')} className={ROOM}>
      <PageTitle title={t('practice.title')} />
      <h1 className="sr-only">{t('practice.title')}</h1>
      <div className="grid grid-rows-[auto_1fr]">
        <div>
          <NoticePlace />
          <LazyStudyMeter isBusy={false} />
        </div>
        <QueryPart query={query} failed={t('lesson.failed')} lines={6}>
          {(lesson) =>
            lesson ? (
              <Practice key={lesson.id} lesson={lesson} />
            ) : (
              <EmptyState
                title={t('lesson.unknown')}
                action={<ButtonLink to="/study/lessons">{t('lesson.back')}</ButtonLink>}
              >
                {t('lesson.unknownBody')}
              </EmptyState>
            )
          }
        </QueryPart>
      </div>
    </section>
  );
}

function Practice({ lesson: opened }: { readonly lesson: LessonFile }) {
  // A sitting keeps the lesson that it began with, whatever is published meanwhile.
  const [lesson] = useState(opened);
  const practice = usePractice(lesson);
  if (!practice) return <Skeleton lines={6} />;
  return (
    <TaughtWords words={lesson.words}>
      <PracticeView practice={practice} lesson={lesson} />
    </TaughtWords>
  );
}

function usePractice(lesson: LessonFile): LessonPractice | null {
  const settings = useLearnerSettings();
  const [practice, setPractice] = useState<LessonPractice | null>(null);
  const known = knownBand(settings);
  // Without the server nobody learns the level: the exercises then go on with what this browser holds.
  const isAway = useSyncExternalStore(onServerState, isServerAway);
  // What it began with stays: neither a server that comes back nor a level that is learnt then opens it anew.
  const [begun, setBegun] = useState<{ readonly known: typeof known }>();
  if (begun === undefined && (settings.isKnown || isAway)) setBegun({ known });
  useEffect(() => {
    if (begun === undefined) return;
    let isGone = false;
    const open = async () => {
      const hasVoice = await hasMandarinVoice();
      if (isGone) return;
      const opened = new LessonPractice({ lesson, known: begun.known, hasVoice });
      setPractice(opened);
      await opened.begin();
    };
    void open();
    return () => {
      isGone = true;
      // What was answered has changed the course and the day's plan.
      void queryClient.invalidateQueries({ queryKey: ['lessons'] });
      void queryClient.invalidateQueries({ queryKey: ['study'] });
    };
  }, [begun, lesson]);
  return practice;
}
