// The end of a round: how far the lesson is now, and what comes next.

import { useEffect, useRef } from 'react';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import type { LessonFile } from '../../domain/index.ts';
import { t } from '../texts.ts';
import type { PracticeState } from './practice-state.ts';

type RoundEndProps = {
  readonly lesson: LessonFile;
  readonly state: PracticeState;
  readonly onFurther: () => void;
};

export function RoundEnd({ lesson, state: { round, missed, isWhole }, onFurther }: RoundEndProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const toLesson = `/study/lessons/${lesson.id}`;
  return (
    <div className="grid content-start gap-7">
      <header className="flex items-center gap-4">
        <StampedSeal size={56} />
        <div>
          <h2 ref={heading} tabIndex={-1} className="font-serif text-title font-bold outline-none">
            {isWhole ? t('end.whole') : t('end.round', { at: round.at + 1, of: round.of })}
          </h2>
          <p className="text-muted">
            {missed > 0 ? t('end.missed', { count: missed }) : t('end.noneMissed')}
          </p>
        </div>
      </header>
      <p className="max-w-prose">{t(isWhole ? 'end.wholeNote' : 'end.roundNote')}</p>
      <div className="flex flex-wrap gap-3">
        {isWhole ? (
          <>
            <ButtonLink look="primary" to={toLesson}>
              {t('end.toTask')}
            </ButtonLink>
            <ButtonLink to="/study/lessons">{t('end.toCourse')}</ButtonLink>
          </>
        ) : (
          <>
            <Button look="primary" onClick={onFurther}>
              {t('end.further')}
            </Button>
            <ButtonLink to={toLesson}>{t('practice.toLesson')}</ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}
