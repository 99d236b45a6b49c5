// A session: one exercise a screen, what was right after each, undo at any time, and the end.

import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useStore } from 'zustand';
import { onServerBack } from '../../../../kit/web/api/server-watch.ts';
import { errorText } from '../../../../kit/web/i18n.ts';
import { Button, ButtonLink } from '../../../../kit/web/ui/elements/button.tsx';
import { Skeleton } from '../../../../kit/web/ui/elements/skeleton.tsx';
import { AwayNotice } from '../../../../kit/web/ui/loading/away-notice.tsx';
import { Notice } from '../../../../kit/web/ui/notices/notice.tsx';
import { ExerciseView } from '../exercises/exercise-view.tsx';
import { usePageKeys } from '../exercises/use-page-keys.ts';
import type { Card } from '../queries.ts';
import { t } from '../texts.ts';
import { CardReason } from './card-reason.tsx';
import { Feedback } from './feedback.tsx';
import { SessionEnd } from './session-end.tsx';
import { SessionHeader } from './session-header.tsx';
import { progressOf, type SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';
import { useOffline } from './use-offline.ts';

const NO_CARDS: readonly Card[] = [];

export function SessionView({ store }: { readonly store: SessionStore }) {
  const state = useStore(store.state);
  const { phase, session, given, summary } = state;
  const canUndo = phase === 'asking' && (given !== null || session.done.length > 0);
  usePageKeys(canUndo, (key) => {
    const isUndo = key.toLowerCase() === 'u';
    if (isUndo) void store.undo();
    return isUndo;
  });
  if (phase === 'ended' && summary)
    return <SessionEnd summary={summary} onMore={() => void store.goBeyond()} />;
  return (
    <div className="grid min-h-full grid-rows-[auto_1fr] gap-4">
      <SessionHeader progress={progressOf(state)} canUndo={canUndo} onUndo={() => void store.undo()} />
      <OfflineLine />
      {state.problem === null ? (
        <Asking state={state} store={store} />
      ) : (
        <Stopped problem={state.problem} onRetry={() => void store.retry()} />
      )}
    </div>
  );
}

type AskingProps = { readonly state: SessionState; readonly store: SessionStore };

function Asking({ state, store }: AskingProps) {
  const { exercise, given, shown, session } = state;
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
        {exercise.kind === 'meet' ? null : <CardReason card={first} />}
        <ExerciseView
          key={shown}
          exercise={exercise}
          cards={cards}
          given={given}
          onAnswer={(answers, next) => store.answer(answers, next)}
        />
      </div>
      <div className="sticky bottom-(--bar-bottom) grid gap-3 bg-ground pt-1 pb-4">
        {given ? <Feedback exercise={exercise} given={given} /> : null}
        {given || exercise.kind === 'meet' ? (
          <NextButton key={given ? 'given' : shown} onNext={() => void store.goOn()} />
        ) : (
          <div className="grid justify-items-center">
            <Button look="ghost" onClick={giveUp}>
              {t('session.dontKnow')}
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
      {t('session.next')}
    </Button>
  );
}

function OfflineLine() {
  const isOffline = useOffline();
  return isOffline ? (
    <output className="flex items-center gap-2 text-small text-muted">
      <WifiOff aria-hidden="true" size={16} className="shrink-0" />
      {t('session.offline')}
    </output>
  ) : null;
}

type StoppedProps = { readonly problem: string; readonly onRetry: () => void };

/** Codes of a server that nobody reaches: it passes by itself. */
const AWAY = new Set(['OFFLINE', 'SERVICE_UNAVAILABLE']);

function Stopped({ problem, onRetry }: StoppedProps) {
  const isAway = AWAY.has(problem);
  const retry = useEffectEvent(onRetry);
  useEffect(() => (isAway ? onServerBack(() => retry()) : undefined), [isAway]);
  if (isAway) return <AwayNotice failed={t('session.stopped')} onRetry={onRetry} />;
  return (
    <div>
      <Notice
        tone={problem === 'STUDY_TIME_OVER' ? 'info' : 'wrong'}
        action={
          <>
            <Button look="primary" onClick={onRetry}>
              {t('session.tryAgain')}
            </Button>
            <ButtonLink to="/study">{t('end.back')}</ButtonLink>
          </>
        }
      >
        {t('session.stopped')} {errorText(problem)}
      </Notice>
    </div>
  );
}
