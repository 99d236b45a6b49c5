// Typing a word from its meaning, in hanzi or pinyin; the first letters on wish.

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { LANGUAGE_TAGS } from '../../../../kit/core/texts.ts';
import { loadLanguageCore } from '../../../../kit/web/language-core/load.ts';
import { Button } from '../../../../kit/web/ui/elements/button.tsx';
import { CONTROL } from '../../../../kit/web/ui/fields/field.tsx';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { judgeTyped, questionOf, type TypeExercise } from '../../domain/exercises/index.ts';
import { GLOSS_LANGUAGE } from '../material/gloss-language.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { answerTo, type ExerciseProps } from './exercise-props.ts';
import { GapSentence } from './parts/gap-sentence.tsx';
import { OwnQuestion } from './parts/word-text.tsx';

/** The sounds before the vowel, or the vowel itself: `yín` begins with y. */
const FIRST = /^(zh|ch|sh|[a-z])/i;
const MOST = 40;

export function TypeView(props: ExerciseProps<TypeExercise>) {
  const { exercise, given } = props;
  const { target, example } = exercise;
  const showPinyin = useLearnerSettings().pinyin === 'all';
  return (
    <ExerciseFrame instruction={t('ask.type')} keepsFocus>
      <div>
        <p lang={LANGUAGE_TAGS[GLOSS_LANGUAGE]} className="text-title font-bold text-balance">
          {questionOf(target, GLOSS_LANGUAGE)}
        </p>
        <OwnQuestion word={target} />
        <p className="mt-1 text-small text-muted">{wantedText(exercise)}</p>
      </div>
      {example ? (
        <div className="border-s-2 border-line ps-4">
          <GapSentence gap={example} look="example" isFilled={given !== null} showPinyin={showPinyin} />
        </div>
      ) : null}
      {given ? (
        <p lang="zh-Hans" className="min-h-11 text-hanzi">
          {given.answer}
        </p>
      ) : (
        <AnswerForm {...props} />
      )}
    </ExerciseFrame>
  );
}

/** How long the word is, and of what kind where neither a sentence nor its meaning tells. */
function wantedText({ target, characters, example }: TypeExercise): string {
  const count = t('exercise.characters', { count: characters });
  const kind = example || target.isReadOtherwise ? undefined : KINDS.find((each) => each === target.pos);
  return kind === undefined ? count : `${t(`exercise.kinds.${kind}`)} · ${count}`;
}

/** The letters of kinds of words that hold for every sense. */
const KINDS = ['n', 'v', 'a', 'd', 'q'] as const;

type Remark = 'another' | 'unavailable';

function AnswerForm(props: ExerciseProps<TypeExercise>) {
  const { exercise } = props;
  const [text, setText] = useState('');
  const [isHelped, setHelped] = useState(false);
  const [remark, setRemark] = useState<Remark | null>(null);
  const [isChecking, setChecking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  useEffect(() => {
    field.current?.focus({ preventScroll: true });
    // What judges the answer is fetched while it is being written.
    void loadLanguageCore().catch(() => undefined);
  }, []);
  const check = async (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isChecking) return;
    setChecking(true);
    try {
      const { verdict, why, slip } = await judgeTyped(exercise, text, await loadLanguageCore());
      if (verdict === 'another') setRemark('another');
      else answerTo(props, { outcome: verdict, answer: text.trim(), why, slip, isHelped });
    } catch {
      setRemark('unavailable');
    }
    setChecking(false);
  };
  const letters = FIRST.exec(exercise.target.reading)?.[0] ?? '';
  return (
    <form onSubmit={(event) => void check(event)} className="grid gap-3">
      <label htmlFor={id} className="sr-only">
        {t('exercise.field')}
      </label>
      <input
        ref={field}
        id={id}
        value={text}
        maxLength={MOST}
        lang="zh-Hans"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="done"
        placeholder={t('exercise.placeholder')}
        onChange={({ target }) => {
          setText(target.value);
          setRemark(null);
        }}
        className={`${CONTROL} text-lead`}
      />
      <output className="text-small text-retry empty:hidden">
        {remark === 'another' ? t('exercise.another', { count: exercise.characters }) : null}
        {remark === 'unavailable' ? t('exercise.unavailable') : null}
      </output>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="primary" busy={isChecking}>
          {t('exercise.check')}
        </Button>
        {isHelped ? (
          <p className="grid min-h-11 items-center">{t('exercise.starts', { letters })}</p>
        ) : (
          <Button
            look="ghost"
            onClick={() => {
              setHelped(true);
              field.current?.focus();
            }}
          >
            {t('exercise.hint')}
          </Button>
        )}
      </div>
    </form>
  );
}
