// A session: one exercise a screen, what was right after each, undo at any time, and the end.

import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
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
          left={state.left ?? cardsToCome(state)}
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
  if (!exercise || !first) return <Skeleton lines={6} />;
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
        onNext={() => void store.goOn()}
        onGiveUp={giveUp}
        onKnown={exercise.kind === 'meet' && first.isNewWord ? () => void store.know() : undefined}
      />
    </div>
  );
}
