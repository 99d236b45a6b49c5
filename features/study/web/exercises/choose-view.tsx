// Choosing a meaning, a word for a meaning, or the word that was heard.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { type ChooseExercise, questionOf } from '../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { answerTo, type ExerciseProps } from './exercise-props.ts';
import { HeardWord } from './parts/heard-word.tsx';
import { OptionList } from './parts/option-list.tsx';
import { OptionMeaning, OwnQuestion, WordText } from './parts/word-text.tsx';

export function ChooseView(props: ExerciseProps<ChooseExercise>) {
  const { exercise, given } = props;
  const { kind, options, right, showsPinyin } = exercise;
  const choose = (place: number) =>
    answerTo(props, { outcome: place === right ? 'right' : 'wrong', answer: options[place]?.word ?? '' });
  const chosen = options.findIndex(({ word }) => word === given?.answer);
  return (
    <ExerciseFrame instruction={t(`ask.${kind}`)}>
      <Question exercise={exercise} />
      <OptionList
        label={t(`ask.${kind}`)}
        look={kind === 'meaning' ? 'text' : 'hanzi'}
        options={options.map((word) => ({
          key: word.word,
          content:
            kind === 'meaning' ? (
              <OptionMeaning word={word} />
            ) : (
              <WordText word={word} showPinyin={given !== null || showsPinyin} />
            ),
        }))}
        onChoose={choose}
        answered={given ? { right, chosen: chosen < 0 ? undefined : chosen } : undefined}
      />
    </ExerciseFrame>
  );
}

function Question({ exercise: { kind, target, showsPinyin } }: { readonly exercise: ChooseExercise }) {
  if (kind === 'listen') return <HeardWord text={target.word} />;
  if (kind === 'hanzi')
    return (
      <>
        <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-title font-bold text-balance">
          {questionOf(target, GLOSS_LANGUAGE)}
        </p>
        <OwnQuestion word={target} />
      </>
    );
  return (
    <p className="text-display">
      <WordText word={target} showPinyin={showsPinyin} />
    </p>
  );
}
