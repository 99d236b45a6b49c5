// After an answer: how it went, the word as it is written, read and meant, and what it was taken for.

import { CircleCheck, CircleDot, Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { SoundButton } from '../../../../kit/web/speech/sound-button.tsx';
import { classNames } from '../../../../kit/web/ui/elements/class-names.ts';
import { ChineseWords } from '../../../my-words/web/api.ts';
import type { CardExercise, Exercise, StudyWord } from '../../domain/exercises/index.ts';
import { CARD_SKILLS } from '../../domain/memory/card.ts';
import { Meaning, OwnNote, WordText } from '../exercises/parts/word-text.tsx';
import type { Given } from '../store/session-state.ts';
import { t } from '../texts.ts';

const LOOKS = {
  right: { look: 'bg-good-ground', text: 'text-good', Icon: CircleCheck },
  near: { look: 'bg-retry-ground', text: 'text-retry', Icon: CircleDot },
  wrong: { look: 'bg-wrong-ground', text: 'text-wrong', Icon: CircleDot },
  shown: { look: 'bg-info-ground', text: 'text-info', Icon: Info },
} as const;

type FeedbackProps = { readonly exercise: Exercise; readonly given: Given };

export function Feedback({ exercise, given }: FeedbackProps) {
  const { look, text, Icon } = LOOKS[given.outcome];
  const remark = remarkOn(exercise, given);
  return (
    <output className={classNames('grid gap-2 rounded-soft px-4 py-3', look)}>
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon aria-hidden="true" size={20} className={classNames('shrink-0', text)} />
        <span className={classNames('font-bold', text)}>{t(`verdict.${given.outcome}`)}</span>
        {remark === undefined ? null : <span className="text-small text-ink">{remark}</span>}
      </p>
      {exercise.kind === 'pairs' ? null : <Answer exercise={exercise} given={given} />}
    </output>
  );
}

/** What was nearly right, and when this skill of the word comes again: another may be asked sooner. */
function remarkOn(
  exercise: Exercise,
  { outcome, why, slip, days, isLast = false, isLetGo = false }: Given,
): string | undefined {
  if (outcome !== 'right' && outcome !== 'near') {
    if (isLetGo) return t('verdict.letGo');
    return t(isLast ? 'verdict.nextTime' : 'verdict.soon');
  }
  const remarks = [
    outcome === 'near' ? slipText(why, slip) : undefined,
    days === undefined ? undefined : backText(days, exercise),
  ].filter((remark) => remark !== undefined);
  return remarks.length === 0 ? undefined : remarks.join(' ');
}

/** Tomorrow is said of the word; of a day further off it is said which skill it is, since others may be asked sooner. */
const backText = (days: number, exercise: Exercise): string =>
  days === 1 ? t('verdict.tomorrow') : t('verdict.later', { count: days, what: partText(exercise) });

/** Of what was done: a word that was typed without a sentence was recalled, whichever card asked for it. */
function partText(exercise: Exercise): string {
  const skill = exercise.skill === 'use' && !holdsSentence(exercise) ? 'recall' : exercise.skill;
  const known = CARD_SKILLS.find((each) => each === skill) ?? 'recognise';
  return t(`verdict.parts.${known}`);
}

const holdsSentence = (exercise: Exercise): boolean =>
  exercise.kind === 'type'
    ? exercise.example !== undefined
    : ['cloze', 'dialogue', 'order'].includes(exercise.kind);

/** What is off in an answer that is nearly right; with the one place of it where there is one. */
function slipText(why: string | undefined, slip: string | undefined): string | undefined {
  if (why === undefined) return undefined;
  const named = slip && (['tone', 'sound', 'homophone', 'typo'] as const).find((each) => each === why);
  if (named) return t(`verdict.at.${named}`, { slip });
  const known = (['tone', 'sound', 'homophone', 'typo', 'letter'] as const).find((each) => each === why);
  return t(`verdict.${known ?? 'slip'}`);
}

function Answer({ exercise, given }: { readonly exercise: CardExercise; readonly given: Given }) {
  const taken = takenFor(exercise, given);
  const isTyped = exercise.kind === 'type' && given.answer !== '' && given.outcome !== 'right';
  return (
    <>
      <div className="flex items-start gap-3 text-ink">
        <div className="grid grow grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-x-4 gap-y-2">
          <WordLine word={exercise.target} />
          {taken ? (
            <Compared label={t('verdict.chose')}>
              <WordLine word={taken} />
            </Compared>
          ) : null}
          {isTyped ? (
            <Compared label={t('verdict.typed')}>
              <span lang="zh-Hans" className="text-lead">
                {given.answer}
              </span>
            </Compared>
          ) : null}
        </div>
        <SoundButton text={exercise.kind === 'order' ? exercise.sentence.zh : exercise.target.word} />
      </div>
      {exercise.kind === 'order' && given.outcome !== 'right' ? (
        <p className="text-lead text-ink">
          <ChineseWords text={exercise.sentence.zh} marked={[exercise.target.word]} />
        </p>
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
    <div className="min-w-0">
      <p className="text-hanzi">
        <WordText word={word} showPinyin />
      </p>
      <Meaning word={word} />
      <OwnNote word={word} />
    </div>
  );
}

function Compared({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="border-s border-line-strong ps-3">
      <p className="text-caption text-muted">{label}</p>
      {children}
    </div>
  );
}
