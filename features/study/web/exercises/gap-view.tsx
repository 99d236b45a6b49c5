// A sentence, or an answer in a scene, with a word missing; its translation says what is meant.

import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import type { GapExercise } from '../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { answerTo, type ExerciseProps } from './exercise-props.ts';
import { OptionList } from './option-list.tsx';
import { PiecesText, WordText } from './word-text.tsx';

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
              {exercise.before.zh}
            </p>
            <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="mt-1 text-small text-muted">
              {exercise.before[GLOSS_LANGUAGE]}
            </p>
          </div>
        ) : null}
        <GapSentence exercise={exercise} isFilled={given !== null} showPinyin={showPinyin} />
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

type GapSentenceProps = {
  readonly exercise: GapExercise;
  readonly isFilled: boolean;
  readonly showPinyin: boolean;
};

function GapSentence({ exercise, isFilled, showPinyin }: GapSentenceProps) {
  const { sentence, place, before, speaker } = exercise;
  const part = (from: number, to?: number) => (
    <PiecesText sentence={sentence} from={from} to={to} showPinyin={showPinyin} />
  );
  // A comma does not begin a line.
  const rest = /^\p{P}/u.test(sentence.pieces[place + 1] ?? '') ? place + 2 : place + 1;
  return (
    <div className={before ? 'max-w-[92%] justify-self-end text-end' : ''}>
      {before ? (
        <p lang="zh-Hans" className="text-caption text-muted">
          {speaker}
        </p>
      ) : null}
      <p
        lang="zh-Hans"
        className={
          before
            ? 'inline-block rounded-soft bg-raised px-3 py-1 text-start text-hanzi'
            : 'text-title leading-snug'
        }
      >
        {part(0, place)}
        <span className="whitespace-nowrap">
          {isFilled ? (
            <span className="border-b-2 border-good font-bold">{part(place, place + 1)}</span>
          ) : (
            <>
              <span
                aria-hidden="true"
                className="mx-1 inline-block w-[2.2em] border-b-2 border-ink align-baseline"
              />
              <span className="sr-only">{t('exercise.gap')}</span>
            </>
          )}
          {part(place + 1, rest)}
        </span>
        {part(rest)}
      </p>
      <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="mt-1 text-muted">
        {sentence[GLOSS_LANGUAGE]}
      </p>
    </div>
  );
}
