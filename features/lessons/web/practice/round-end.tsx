// The end of a round: how far the lesson is now, and what comes next.

import { useEffect, useRef } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { StampedSeal } from '../../../../kit/web/moment/stamped-seal.tsx';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import { PlanToday, useHasPlanStep } from '../../../plans/web/api.ts';
import type { LessonFile, LessonStep } from '../../domain/index.ts';
import { MEANING_LANGUAGE } from '../queries.ts';
import { t } from '../texts.ts';
import type { PracticeState } from './practice-state.ts';

type RoundEndProps = {
  readonly lesson: LessonFile;
  readonly state: PracticeState;
  readonly onFurther: () => void;
};

export function RoundEnd({
  lesson,
  state: { steps, round, missed, waiting, isWhole, isLast },
  onFurther,
}: RoundEndProps) {
  const hasPlanStep = useHasPlanStep(lesson.id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const toLesson = `/study/lessons/${lesson.id}`;
  const words = wordsOf(steps, lesson);
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
          {waiting > 0 ? <p className="text-muted">{t('end.putOff', { count: waiting })}</p> : null}
        </div>
      </header>
      {words.length === 0 ? null : (
        <section aria-labelledby="round-words">
          <h3 id="round-words" className="mb-2 text-small font-bold text-muted">
            {t('end.words')}
          </h3>
          <ul className="grid border-b border-line">
            {words.map((word) => (
              <li
                key={`${word.zh} ${word.pinyin}`}
                className="flex items-baseline gap-4 border-t border-line py-1"
              >
                <span className="shrink-0 text-hanzi">
                  <ChineseWords text={word.zh} pinyin="always" />
                </span>
                <span lang={LANGUAGE_TAGS[MEANING_LANGUAGE]} className="min-w-0 text-small text-muted">
                  {word[MEANING_LANGUAGE]}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PlanToday here={lesson.id} />
      <p className="max-w-prose">
        {t(isWhole ? 'end.wholeNote' : isLast ? 'end.lastNote' : 'end.roundNote')}
      </p>
      <div className="flex flex-wrap gap-3">
        {isWhole || isLast ? (
          <>
            <ButtonLink look={hasPlanStep ? 'secondary' : 'primary'} to={toLesson}>
              {t('end.toTask')}
            </ButtonLink>
            {isWhole ? (
              <ButtonLink to="/study/lessons">{t('end.toCourse')}</ButtonLink>
            ) : (
              <ButtonLink to="/">{t('end.toHome')}</ButtonLink>
            )}
          </>
        ) : (
          <>
            <Button look={hasPlanStep ? 'secondary' : 'primary'} onClick={onFurther}>
              {t('end.further')}
            </Button>
            <ButtonLink to={toLesson}>{t('practice.toLesson')}</ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

/** The words that the round has asked, in the order of the lesson. */
function wordsOf(steps: readonly LessonStep[], { words }: LessonFile): LessonFile['words'] {
  const asked = new Set(
    steps.flatMap((step) =>
      step.kind === 'words' ? step.step.cards.map(({ word, reading }) => `${word} ${reading}`) : [],
    ),
  );
  return words.filter(({ zh, pinyin }) => asked.has(`${zh} ${pinyin}`));
}
