// The exercises of a lesson: one a screen, what was right after each, undo at any time, and the end of each round.

import { Undo2, X } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { ButtonLink, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import {
  AnswerFooter,
  ExerciseView,
  Feedback,
  type Given,
  OfflineLine,
  Stopped,
  usePageKeys,
} from '../../../study/web/api.ts';
import type { LessonFile } from '../../domain/index.ts';
import { t } from '../texts.ts';
import { ChooseRightView } from './choose-right-view.tsx';
import type { LessonPractice } from './lesson-practice.ts';
import { toCard } from './make-steps.ts';
import type { PracticeState } from './practice-state.ts';
import { RoundEnd } from './round-end.tsx';

type PracticeViewProps = { readonly practice: LessonPractice; readonly lesson: LessonFile };

export function PracticeView({ practice, lesson }: PracticeViewProps) {
  const state = useStore(practice.state);
  const { phase, given, done, problem } = state;
  const canUndo = phase === 'asking' && (given !== null || done > 0);
  usePageKeys(canUndo, (key) => {
    const isUndo = key.toLowerCase() === 'u';
    if (isUndo) void practice.undo();
    return isUndo;
  });
  if (phase === 'ended')
    return <RoundEnd lesson={lesson} state={state} onFurther={() => void practice.goFurther()} />;
  return (
    <div className="grid min-h-full grid-rows-[auto_1fr] gap-4">
      <div className="grid gap-4">
        <Header lesson={lesson} state={state} canUndo={canUndo} onUndo={() => void practice.undo()} />
        <OfflineLine />
      </div>
      {problem === null ? (
        <Asking state={state} practice={practice} lesson={lesson} />
      ) : (
        <Stopped
          problem={problem}
          failed={t('practice.stopped')}
          back={<ButtonLink to={`/study/lessons/${lesson.id}`}>{t('practice.toLesson')}</ButtonLink>}
          onRetry={() => void practice.retry()}
        />
      )}
    </div>
  );
}

type HeaderProps = {
  readonly lesson: LessonFile;
  readonly state: PracticeState;
  readonly canUndo: boolean;
  readonly onUndo: () => void;
};

function Header({ lesson, state: { round, done, steps }, canUndo, onUndo }: HeaderProps) {
  const navigate = useNavigate();
  return (
    <header className="flex items-center gap-2">
      <IconButton label={t('practice.leave')} onClick={() => void navigate(`/study/lessons/${lesson.id}`)}>
        <X aria-hidden="true" size={22} />
      </IconButton>
      <p className="shrink-0 text-small text-muted tabular-nums">
        {t('practice.round', { at: round.at + 1, of: round.of })}
      </p>
      <progress
        max={Math.max(1, steps.length)}
        value={done}
        aria-label={t('practice.progress')}
        className="block h-2 w-full min-w-0 grow appearance-none overflow-hidden rounded-full bg-raised [&::-moz-progress-bar]:bg-ink [&::-webkit-progress-bar]:bg-raised [&::-webkit-progress-value]:bg-ink [&::-webkit-progress-value]:transition-[width]"
      />
      <IconButton label={t('practice.undo')} disabled={!canUndo} onClick={onUndo}>
        <Undo2 aria-hidden="true" size={22} />
      </IconButton>
    </header>
  );
}

type AskingProps = PracticeViewProps & { readonly state: PracticeState };

function Asking({ state, practice, lesson }: AskingProps) {
  const { exercise, given, shown, steps, done } = state;
  const step = steps[done];
  if (!exercise || !step) return <Skeleton lines={6} />;
  const cards =
    step.kind === 'words'
      ? step.step.cards.map((card) => toCard(card, lesson))
      : lesson.words
          .slice(0, 1)
          .map(({ zh, pinyin }) =>
            toCard({ word: zh, reading: pinyin, skill: 'use', isNewWord: false }, lesson),
          );
  const isChoosing = exercise.kind === 'choose';
  const giveUp = () => {
    const shownAnswer = { outcome: 'shown', answer: '' } as const;
    practice.answer(
      cards.map((card) => ({ card, ...shownAnswer, aided: 'none' as const })),
      shownAnswer,
    );
  };
  return (
    <div className="grid grid-rows-[1fr_auto] gap-5">
      <div className="grid content-start gap-3">
        {isChoosing ? (
          <ChooseRightView
            key={shown}
            exercise={exercise}
            given={given}
            onAnswer={(next: Given) => practice.answer([], next)}
          />
        ) : (
          <ExerciseView
            key={shown}
            exercise={exercise}
            cards={cards}
            given={given}
            onAnswer={(answers, next) => practice.answer(answers, next)}
          />
        )}
      </div>
      <AnswerFooter
        feedback={given && !isChoosing ? <Feedback exercise={exercise} given={given} /> : null}
        canGoOn={given !== null || exercise.kind === 'meet'}
        shown={`${shown} ${given === null}`}
        onNext={() => void practice.goOn()}
        onGiveUp={giveUp}
        onKnown={exercise.kind === 'meet' ? () => void practice.know() : undefined}
      />
    </div>
  );
}
