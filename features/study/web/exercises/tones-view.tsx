// The tones of a word: for each syllable one of five, by tap or by digit; the last one answers.

import { useEffect, useRef, useState } from 'react';
import type { Tone } from '../../../../chinese/sounds/index.ts';
import { readStored, store } from '../../../../kit/web/storage.ts';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { TONE_COLOURS } from '../../../../kit/web/ui/text/chinese.tsx';
import { judgeTones, type ToneExercise } from '../../domain/exercises/index.ts';
import { t } from '../texts.ts';
import { ExerciseFrame } from './exercise-frame.tsx';
import { answerTo, type ExerciseProps } from './exercise-props.ts';
import { ToneGuide } from './parts/tone-guide.tsx';
import { ToneLine } from './parts/tone-line.tsx';
import { placeOf, usePageKeys } from './use-page-keys.ts';

const TONES: readonly Tone[] = [1, 2, 3, 4, 5];
/** Tones were explained in this browser. */
const TOLD = 'yulu.tones';
/** A second tap on the same button within this time is the same tap: a finger trembles, a glass bounces. */
const SAME_TAP_MS = 250;

export function TonesView(props: ExerciseProps<ToneExercise>) {
  const { exercise, given } = props;
  const { syllables } = exercise;
  const [tones, setTones] = useState<readonly Tone[]>([]);
  const [isFirst] = useState(() => readStored(TOLD) === null);
  const isAnswered = given !== null;
  useEffect(() => {
    if (isAnswered) store(TOLD, 'yes');
  }, [isAnswered]);
  const choose = (tone: Tone) => {
    const all = [...tones, tone].slice(0, syllables.length);
    setTones(all);
    if (all.length === syllables.length)
      answerTo(props, { outcome: judgeTones(exercise, all), answer: all.join(' ') });
  };
  const tapped = useRef<{ readonly tone: Tone; readonly at: number } | null>(null);
  const tap = (tone: Tone, at: number) => {
    const last = tapped.current;
    tapped.current = { tone, at };
    if (last?.tone !== tone || at - last.at > SAME_TAP_MS) choose(tone);
  };
  const takeBack = () => setTones(tones.slice(0, -1));
  const keys = (key: string) => {
    const tone = TONES[placeOf(key, TONES.length) ?? -1];
    const isBack = tones.length > 0 && (key === 'Backspace' || key.toLowerCase() === 'u');
    if (tone !== undefined) choose(tone);
    else if (isBack) takeBack();
    return tone !== undefined || isBack;
  };
  // Half a word is taken back before the last exercise is.
  usePageKeys(given === null, keys, { isFirst: true });
  const current = given ? undefined : tones.length;
  return (
    <ExerciseFrame instruction={t('ask.tones')}>
      {isFirst || (given !== null && given.outcome !== 'right') ? <ToneGuide /> : null}
      <ol className="flex flex-wrap gap-3">
        {syllables.map(({ character, base }, at) => (
          <li
            // The syllables of a word keep their places.
            // oxlint-disable-next-line react/no-array-index-key
            key={at}
            aria-current={at === current ? 'step' : undefined}
            aria-label={t('exercise.syllable', { at: at + 1, letters: base })}
            className={classNames(
              'grid min-w-20 justify-items-center gap-1 rounded-soft border-2 px-3 py-2',
              at === current ? 'border-ink' : 'border-line',
            )}
          >
            <span lang="zh-Hans" className="text-title">
              {character}
            </span>
            <span lang="zh-Latn" className="text-muted">
              {base}
            </span>
            <span className="grid h-7 place-items-center">
              <GivenTone tone={tones[at]} right={given ? exercise.right[at] : undefined} />
            </span>
          </li>
        ))}
      </ol>
      <ul aria-label={t('ask.tones')} className="grid grid-cols-5 gap-2">
        {TONES.map((tone) => (
          <li key={tone} className="grid">
            <button
              type="button"
              aria-disabled={given !== null}
              aria-label={tone === 5 ? t('exercise.neutral') : t('exercise.tone', { tone })}
              onClick={({ timeStamp }) => {
                if (!given) tap(tone, timeStamp);
              }}
              className={classNames(
                'grid min-h-20 content-center justify-items-center gap-1 rounded-soft border border-line-strong bg-surface px-0.5 transition-colors hover:border-ink hover:bg-raised aria-disabled:opacity-60',
                TONE_COLOURS[tone],
              )}
            >
              <ToneLine tone={tone} />
              <span
                aria-hidden="true"
                className={classNames(
                  tone === 5 ? 'text-caption whitespace-nowrap' : 'text-small',
                  'text-ink',
                )}
              >
                {tone === 5 ? t('exercise.neutral') : tone}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ExerciseFrame>
  );
}

type GivenToneProps = { readonly tone: Tone | undefined; readonly right: readonly Tone[] | undefined };

/** What was chosen; once it is answered, a wrong one stands struck through beside the right one. */
function GivenTone({ tone, right }: GivenToneProps) {
  const isWrong = right !== undefined && (tone === undefined || !right.includes(tone));
  return (
    <span className="flex items-center gap-2">
      {tone === undefined ? null : (
        <span className={isWrong ? 'text-wrong line-through opacity-70' : TONE_COLOURS[tone]}>
          <ToneLine tone={tone} />
        </span>
      )}
      {isWrong && right[0] !== undefined ? (
        <span className={TONE_COLOURS[right[0]]}>
          <ToneLine tone={right[0]} />
        </span>
      ) : null}
    </span>
  );
}
