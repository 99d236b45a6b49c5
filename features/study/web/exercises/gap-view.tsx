// A sentence, or an answer in a scene, with a word missing; its translation says what is meant.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import type { GapExercise } from '../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { answerTo, type ExerciseProps } from './exercise-props.ts';
import { GapSentence } from './parts/gap-sentence.tsx';
import { OptionList } from './parts/option-list.tsx';
import { PiecesText, WordText } from './parts/word-text.tsx';

export function GapView(props: ExerciseProps<GapExercise>) {
  const { exercise, given } = props;
  const { kind, options, right } = exercise;
  // The meaning is what is asked for, so whoever wants pinyin everywhere may have it here.
  const showPinyin = useLearnerSettings().pinyin === 'all';
  const choose = (place: number) =>
    answerTo(props, { outcome: place === right ? 'right' : 'wrong', answer: options[place]?.word ?? '' });
  const chosen = options.findIndex(({ word }) => word === given?.answer);
  return (
    <ExerciseFrame instruction={t(`ask.${kind}`)}>
      <div className="grid gap-3">
        {exercise.before ? (
          <div className="max-w-[92%] justify-self-start">
            <p lang="zh-Hans" className="text-caption text-muted">
              {exercise.before.speaker}
            </p>
            <p
              lang="zh-Hans"
              className="inline-block rounded-soft border border-line bg-surface px-3 py-1 text-hanzi"
            >
              <PiecesText sentence={exercise.before} from={0} showPinyin={showPinyin} />
            </p>
            <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="mt-1 text-small text-muted">
              {exercise.before[GLOSS_LANGUAGE]}
            </p>
          </div>
        ) : null}
        <div className={exercise.before ? 'max-w-[92%] justify-self-end text-end' : ''}>
          {exercise.before ? (
            <p lang="zh-Hans" className="text-caption text-muted">
              {exercise.speaker}
            </p>
          ) : null}
          <GapSentence
            gap={exercise}
            look={exercise.before ? 'line' : 'question'}
            isFilled={given !== null}
            showPinyin={showPinyin}
          />
        </div>
      </div>
      <OptionList
        label={t(`ask.${kind}`)}
        look="hanzi"
        options={options.map((word) => ({
          key: word.word,
          content: <WordText word={word} showPinyin={showPinyin || given !== null} />,
        }))}
        onChoose={choose}
        answered={given ? { right, chosen: chosen < 0 ? undefined : chosen } : undefined}
      />
    </ExerciseFrame>
  );
}
