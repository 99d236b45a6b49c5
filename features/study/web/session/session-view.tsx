// A session: one exercise a screen, what was right after each, undo at any time, and the end.

import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { useIsYounger } from '../../../account/web/api.ts';
import { useLearnerSettings } from '../../../learner-settings/web/api.ts';
import { needsRests, restAfter } from '../../domain/session/rest.ts';
import { ExerciseView } from '../exercises/exercise-view.tsx';
import { usePageKeys } from '../exercises/use-page-keys.ts';
import type { GivenWords } from '../given-words.ts';
import type { Card } from '../queries.ts';
import { cardsToCome, cardsWaiting, type SessionState } from '../store/session-state.ts';
import type { SessionStore } from '../store/session-store.ts';
import { t } from '../texts.ts';
import { AnswerFooter } from './answer-footer.tsx';
import { CardReason } from './card-reason.tsx';
import { Feedback } from './feedback.tsx';
import { OfflineLine } from './offline-line.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionHeader } from './session-header.tsx';
import { SessionRest } from './session-rest.tsx';
import { Stopped } from './stopped.tsx';

/** What Escape closes first. */
const OPEN_ABOVE = 'dialog[open], [role="dialog"], [role="menu"], :popover-open';
const NO_CARDS: readonly Card[] = [];

type SessionViewProps = {
  readonly store: SessionStore;
  /** What the session is about, where it is not the day's review. */
  readonly given?: GivenWords | undefined;
};

export function SessionView({ store, given: task }: SessionViewProps) {
  const state = useStore(store.state);
  const { phase, session, given, summary } = state;
  const canUndo = phase === 'asking' && (given !== null || session.done.length > 0);
  usePageKeys(canUndo, (key) => {
    const isUndo = key.toLowerCase() === 'u';
    if (isUndo) void store.undo();
    return isUndo;
  });
  const navigate = useNavigate();
  const back = task?.path ?? '/study';
  usePageKeys(true, (key) => {
    const isLeaving = key === 'Escape' && document.querySelector(OPEN_ABOVE) === null;
    if (isLeaving) void navigate(back);
    return isLeaving;
  });
  if (phase === 'ended' && summary)
    return (
      <SessionEnd
        summary={summary}
        given={task}
        waiting={cardsWaiting(state)}
        isNoMore={!task && state.isExtra && session.done.length === 0}
        onMore={() => void store.goBeyond()}
        onBegun={() => store.begin()}
      />
    );
  return (
    <div className="grid min-h-full grid-rows-[auto_1fr] gap-4">
      <div className="grid gap-4">
        <SessionHeader
          progress={state.reached}
          left={phase === 'beginning' ? undefined : (state.left ?? cardsToCome(state))}
          canUndo={canUndo}
          onUndo={() => void store.undo()}
          onLeave={() => void navigate(back)}
        />
        <OfflineLine />
      </div>
      {state.problem === null ? (
        <Asking state={state} store={store} isGiven={task !== undefined} />
      ) : (
        <Stopped
          problem={state.problem}
          failed={t('session.stopped')}
          back={<ButtonLink to={task ? back : '/'}>{t(task ? 'end.toClass' : 'end.back')}</ButtonLink>}
          onRetry={() => void store.retry()}
        />
      )}
    </div>
  );
}

type AskingProps = {
  readonly state: SessionState;
  readonly store: SessionStore;
  /** Its cards come since they were given, not since their day has come. */
  readonly isGiven: boolean;
};

function Asking({ state, store, isGiven }: AskingProps) {
  const { exercise, given, shown, session, startedAt } = state;
  const cards = session.steps[0]?.cards ?? NO_CARDS;
  const [first] = cards;
  const rest = useRest(state, isGiven);
  if (!exercise || !first) return <Skeleton lines={6} />;
  if (rest.words !== undefined)
    return (
      <SessionRest words={rest.words} onGoOn={() => void store.goOn()} onEnough={() => void store.end()} />
    );
  const giveUp = () =>
    store.answer(
      cards.map((card) => ({ card, outcome: 'shown' as const, answer: '', aided: 'none' as const })),
      { outcome: 'shown', answer: '' },
    );
  return (
    <div className="grid grid-rows-[1fr_auto] gap-5">
      <div className="grid content-start gap-3">
        {exercise.kind === 'meet' || isGiven ? null : (
          <CardReason card={first} since={startedAt} done={session.done} />
        )}
        <ExerciseView
          key={shown}
          exercise={exercise}
          cards={cards}
          given={given}
          onAnswer={(answers, next) => store.answer(answers, next)}
        />
      </div>
      <AnswerFooter
        feedback={given ? <Feedback exercise={exercise} given={given} /> : null}
        canGoOn={given !== null || exercise.kind === 'meet'}
        shown={`${shown} ${given === null}`}
        onNext={() => rest.begin() || void store.goOn()}
        onGiveUp={giveUp}
        onKnown={exercise.kind === 'meet' && first.isNewWord ? () => void store.know() : undefined}
      />
    </div>
  );
}

/** Comes after the answer that completes a set was looked at, while nothing waits to be answered; an undo ends it. */
function useRest({ session, given, shown }: SessionState, isGiven: boolean) {
  const isYounger = useIsYounger();
  const { minutesADay } = useLearnerSettings();
  const [begunAt, setBegunAt] = useState<number>();
  const hasRests = !isGiven && given !== null && needsRests({ isYounger, minutesADay });
  const words = hasRests ? restAfter(session) : undefined;
  return {
    words: begunAt === shown ? words : undefined,
    /** Whether there is one to begin. */
    begin: (): boolean => {
      if (words !== undefined) setBegunAt(shown);
      return words !== undefined;
    },
  };
}
