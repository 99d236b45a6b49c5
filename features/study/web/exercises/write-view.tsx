// A word written by hand from its meaning and pinyin; the judge of the strokes says what it came to.

import { LazyWriteWord } from '../../../my-words/web/api.ts';
import type { WriteExercise } from '../../domain/exercises/index.ts';
import { markedSyllables } from '../marked-syllables.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import type { ExerciseProps } from './exercise-props.ts';
import { Meaning } from './parts/word-text.tsx';

export function WriteView({ exercise: { target }, cards, onAnswer }: ExerciseProps<WriteExercise>) {
  const isYoung = cards.some(({ stage }) => stage !== 'review');
  return (
    <ExerciseFrame instruction={t('ask.write')}>
      <p className="text-lead">
        <span lang="zh-Latn" className="font-bold">
          {markedSyllables(target.word, target.reading)}
        </span>{' '}
        <Meaning word={target} />
      </p>
      <LazyWriteWord
        word={target.word}
        begin={isYoung ? 'trace' : 'memory'}
        onWritten={({ outcome, answer, aided }) =>
          onAnswer(
            cards.map((card) => ({ card, outcome, answer, aided })),
            { outcome, answer },
          )
        }
      />
    </ExerciseFrame>
  );
}
