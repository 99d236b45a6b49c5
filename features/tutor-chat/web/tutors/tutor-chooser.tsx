// Choosing a tutor and beginning a talk.

import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { QueryPart } from '../../../../kit/web/ui/loading/query-part.tsx';
import { EmptyState } from '../../../../kit/web/ui/page/empty-state.tsx';
import { TUTOR_LEVELS, type Tutor, type TutorLevel } from '../../domain/index.ts';
import { tutorsQuery } from '../queries.ts';
import { t } from '../texts.ts';
import { useStartTalk } from '../use-start-talk.ts';
import { TutorCard } from './tutor-card.tsx';
import { type TutorChoice, TutorFilter } from './tutor-filter.tsx';
import { useTutorChoice } from './use-tutor-choice.ts';

export function TutorChooser() {
  const query = useQuery(tutorsQuery);
  const [choice, choose] = useTutorChoice();
  return (
    <div className="grid gap-6">
      <TutorFilter choice={choice} onChange={choose} />
      <QueryPart query={query} failed={t('chooser.failed')} lines={6}>
        {(tutors) => <Fitting tutors={tutors} />}
      </QueryPart>
    </div>
  );
}

function Fitting({ tutors }: { readonly tutors: readonly Tutor[] }) {
  const [choice, choose] = useTutorChoice();
  const { starting, start } = useStartTalk();
  const { language, level } = choice;
  const explaining = tutors.filter((tutor) => tutor.languages.includes(language));
  const easiest = TUTOR_LEVELS.find((each) => explaining.some((tutor) => tutor.level === each));
  const fitting = explaining
    .filter((tutor) => isOffered(tutor.level, level))
    .toSorted((a, b) => TUTOR_LEVELS.indexOf(a.level) - TUTOR_LEVELS.indexOf(b.level));
  if (fitting.length === 0) {
    return (
      <EmptyState
        title={t('chooser.noneTitle')}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            {easiest ? (
              <Button look="primary" onClick={() => choose({ ...choice, level: easiest })}>
                {t('chooser.showLevel', { level: t(`levels.${easiest}`) })}
              </Button>
            ) : null}
            <Button onClick={() => choose({ ...choice, level: 'all' })}>{t('chooser.showAll')}</Button>
          </div>
        }
      >
        {t('chooser.none', { language: t(`languages.${language}`) })}
      </EmptyState>
    );
  }
  return (
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
  );
}

/** Tutors for children are there for those who ask for them; they do not greet grown-ups. */
function isOffered(level: TutorLevel, chosen: TutorChoice['level']): boolean {
  return chosen === 'all' ? level !== 'preschool' : level === chosen;
}
