// The exercises of a lesson: one a screen, what was right after each, undo at any time, and the end of each round.

import { Undo2, X } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { onServerBack } from '../../../../kit/web/api/server-watch.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink, IconButton } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { AwayNotice } from '../../../../kit/web/ui/loading/away-notice.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ExerciseView, Feedback, type Given, usePageKeys } from '../../../study/web/api.ts';
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
      <Header lesson={lesson} state={state} canUndo={canUndo} onUndo={() => void practice.undo()} />
      {problem === null ? (
        <Asking state={state} practice={practice} lesson={lesson} />
      ) : (
        <Stopped problem={problem} onRetry={() => void practice.retry()} lesson={lesson} />
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
      <div className="sticky bottom-(--bar-bottom) grid gap-3 bg-ground pt-1 pb-4">
        {given && !isChoosing ? <Feedback exercise={exercise} given={given} /> : null}
        {given || exercise.kind === 'meet' ? (
          <NextButton key={given ? 'given' : shown} onNext={() => void practice.goOn()} />
        ) : (
          <div className="grid justify-items-center">
            <Button look="ghost" onClick={giveUp}>
              {t('practice.dontKnow')}
            </Button>
          </div>
        )}
      </div>
    </div>
  );
}

/** Takes the focus, so that Enter goes on. */
function NextButton({ onNext }: { readonly onNext: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <Button ref={button} look="primary" wide onClick={onNext}>
      {t('practice.next')}
    </Button>
  );
}

type StoppedProps = {
  readonly problem: string;
  readonly lesson: LessonFile;
  readonly onRetry: () => void;
};

/** Codes of a server that nobody reaches: it passes by itself. */
const AWAY = new Set(['OFFLINE', 'SERVICE_UNAVAILABLE']);

function Stopped({ problem, lesson, onRetry }: StoppedProps) {
  const isAway = AWAY.has(problem);
  const retry = useEffectEvent(onRetry);
  useEffect(() => (isAway ? onServerBack(() => retry()) : undefined), [isAway]);
  if (isAway) return <AwayNotice failed={t('practice.stopped')} onRetry={onRetry} />;
  return (
    <div>
      <Notice
        tone="wrong"
        action={
          <>
            <Button look="primary" onClick={onRetry}>
              {t('practice.tryAgain')}
            </Button>
            <ButtonLink to={`/study/lessons/${lesson.id}`}>{t('practice.toLesson')}</ButtonLink>
          </>
        }
      >
        {t('practice.stopped')} {errorText(problem)}
      </Notice>
    </div>
  );
}
