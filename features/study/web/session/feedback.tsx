// After an answer: how it went, the word as it is written, read and meant, and what it was taken for.

import { CircleCheck, CircleDot, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { SoundButton } from '../../../../kit/web/speech/sound-button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { CardExercise, Exercise, StudyWord } from '../../domain/exercises/index.ts';
import { Meaning, WordText } from '../exercises/word-text.tsx';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import { t } from '../texts.ts';
import type { Given } from './session-state.ts';

const LOOKS = {
  right: { look: 'bg-good-ground', text: 'text-good', Icon: CircleCheck },
  near: { look: 'bg-retry-ground', text: 'text-retry', Icon: CircleDot },
  wrong: { look: 'bg-wrong-ground', text: 'text-wrong', Icon: CircleDot },
  shown: { look: 'bg-info-ground', text: 'text-info', Icon: Info },
} as const;

type FeedbackProps = { readonly exercise: Exercise; readonly given: Given };

export function Feedback({ exercise, given }: FeedbackProps) {
  const { look, text, Icon } = LOOKS[given.outcome];
  const slip = given.outcome === 'near' ? slipText(given.why) : undefined;
  return (
    <div role="status" className={classNames('grid gap-3 rounded-soft p-4', look)}>
      <p className={classNames('flex items-center gap-2 font-bold', text)}>
        <Icon aria-hidden="true" size={20} className="shrink-0" />
        {t(`verdict.${given.outcome}`)}
        {slip === undefined ? null : <span className="font-normal text-ink">{slip}</span>}
      </p>
      {exercise.kind === 'pairs' ? null : <Answer exercise={exercise} given={given} />}
      {given.outcome === 'wrong' || given.outcome === 'shown' ? (
        <p className="text-small text-ink">{t('verdict.soon')}</p>
      ) : null}
    </div>
  );
}

/** What the language core says of an answer that is nearly right. */
function slipText(why: string | undefined): string | undefined {
  if (why === undefined) return undefined;
  const known = (['tone', 'sound', 'homophone', 'typo'] as const).find((each) => each === why);
  return t(`verdict.${known ?? 'slip'}`);
}

function Answer({ exercise, given }: { readonly exercise: CardExercise; readonly given: Given }) {
  const taken = takenFor(exercise, given);
  return (
    <>
      <div className="flex items-start justify-between gap-3 text-ink">
        <WordLine word={exercise.target} />
        <SoundButton text={exercise.kind === 'order' ? exercise.sentence.zh : exercise.target.word} />
      </div>
      {'sentence' in exercise && given.outcome !== 'right' ? (
        <p className="text-lead text-ink">
          <ChineseWords text={exercise.sentence.zh} marked={[exercise.target.word]} />
          <span lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="block text-small text-muted">
            {exercise.sentence[GLOSS_LANGUAGE]}
          </span>
        </p>
      ) : null}
      {taken ? (
        <Compared label={t('verdict.chose')}>
          <WordLine word={taken} />
        </Compared>
      ) : null}
      {exercise.kind === 'type' && given.answer !== '' && given.outcome !== 'right' ? (
        <Compared label={t('verdict.typed')}>
          <span lang="zh-Hans" className="text-lead">
            {given.answer}
          </span>
        </Compared>
      ) : null}
    </>
  );
}

/** The wrong word that was chosen, to be looked at beside the right one. */
function takenFor(exercise: CardExercise, { answer, outcome }: Given): StudyWord | undefined {
  if (outcome === 'right' || !('options' in exercise)) return undefined;
  return exercise.options.find(({ word }) => word === answer);
}

function WordLine({ word }: { readonly word: StudyWord }) {
  return (
    <p className="min-w-0">
      <span className="text-hanzi">
        <WordText word={word} showPinyin />
      </span>
      <span className="block">
        <Meaning word={word} />
      </span>
    </p>
  );
}

function Compared({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-t border-line pt-3 text-ink">
      <p className="text-small text-muted">{label}</p>
      {children}
    </div>
  );
}
