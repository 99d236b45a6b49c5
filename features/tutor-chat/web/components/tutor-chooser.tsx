// Choosing a tutor and beginning a talk.

import { useQuery } from '@tanstack/react-query';
import { t as common } from '../../../../kit/web/i18n.ts';
import { Button } from '../../../../kit/web/ui/button.tsx';
import { EmptyState } from '../../../../kit/web/ui/empty-state.tsx';
import { Notice } from '../../../../kit/web/ui/notice.tsx';
import { Skeleton } from '../../../../kit/web/ui/skeleton.tsx';
import { TUTOR_LEVELS, type TutorLevel } from '../../domain/index.ts';
import { tutorsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { useStartTalk } from '../use-start-talk.ts';
import { useTutorChoice } from '../use-tutor-choice.ts';
import { TutorCard } from './tutor-card.tsx';
import { type TutorChoice, TutorFilter } from './tutor-filter.tsx';

export function TutorChooser() {
  const { data: tutors, isError, refetch } = useQuery(tutorsQuery);
  const [choice, choose] = useTutorChoice();
  const { starting, start } = useStartTalk();
  const { language, level } = choice;
  const fitting = tutors
    ?.filter((tutor) => tutor.languages.includes(language) && isOffered(tutor.level, level))
    .toSorted((a, b) => TUTOR_LEVELS.indexOf(a.level) - TUTOR_LEVELS.indexOf(b.level));
  return (
    <div className="grid gap-6">
      <TutorFilter choice={choice} onChange={choose} />
      {isError ? (
        <Notice
          tone="wrong"
          action={<Button onClick={() => void refetch()}>{common('action.retry')}</Button>}
        >
          {t('chooser.failed')}
        </Notice>
      ) : null}
      {fitting === undefined && !isError ? <Skeleton lines={6} /> : null}
      {fitting?.length === 0 ? (
        <EmptyState
          title={t('chooser.noneTitle')}
          action={<Button onClick={() => choose({ ...choice, level: 'all' })}>{t('chooser.showAll')}</Button>}
        >
          {t('chooser.none', { language: t(`languages.${language}`) })}
        </EmptyState>
      ) : null}
      {fitting && fitting.length > 0 ? (
        <ul className="grid gap-4 tablet:grid-cols-[repeat(auto-fill,minmax(16rem,1fr))]">
          {fitting.map((tutor) => (
            <TutorCard
              key={tutor.id}
              tutor={tutor}
              isStarting={starting === tutor.id}
              onStart={() => start({ kind: 'tutor', subject: tutor.id, language })}
            />
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** Tutors for children are there for those who ask for them; they do not greet grown-ups. */
function isOffered(level: TutorLevel, chosen: TutorChoice['level']): boolean {
  return chosen === 'all' ? level !== 'preschool' : level === chosen;
}
