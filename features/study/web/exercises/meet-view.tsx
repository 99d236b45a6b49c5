// A word is looked at before it is asked: how it is written, read and said, what it means, and where it stands; one that
// does not stay is taken apart, and set beside what it is taken for.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { SoundButton } from '../../../../kit/web/speech/sound-button.tsx';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { MeetExercise } from '../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { WordContrast } from './parts/word-contrast.tsx';
import { WordParts } from './parts/word-parts.tsx';
import { Meaning, OwnNote, WordText } from './parts/word-text.tsx';

/** A lesson shows again what was met elsewhere; a review what was given up. */
function instructionFor(cards: ExerciseProps<MeetExercise>['cards']) {
  if (cards.some((card) => card.isNewWord)) return 'ask.meet';
  return cards.every(({ stage }) => stage === 'new') ? 'ask.metBefore' : 'ask.lookAgain';
}

export function MeetView({ exercise: { target, example }, cards }: ExerciseProps<MeetExercise>) {
  const isLeech = cards.some((card) => card.isLeech);
  return (
    <ExerciseFrame instruction={t(isLeech ? 'ask.look' : instructionFor(cards))}>
      <div className="grid gap-5 rounded-soft border border-line bg-surface p-5">
        <div className="flex items-start justify-between gap-3">
          <p className="text-display">
            <WordText word={target} showPinyin />
          </p>
          <SoundButton text={target.word} />
        </div>
        <div className="text-lead">
          <Meaning word={target} />
          <OwnNote word={target} />
        </div>
        {isLeech ? (
          <>
            <WordParts word={target.word} />
            <WordContrast word={target.word} />
          </>
        ) : null}
        {example ? (
          <div className="border-t border-line pt-4">
            <p className="text-hanzi">
              <ChineseWords text={example.zh} marked={[target.word]} />
            </p>
            <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="mt-1 text-muted">
              {example[GLOSS_LANGUAGE]}
            </p>
          </div>
        ) : null}
      </div>
    </ExerciseFrame>
  );
}
