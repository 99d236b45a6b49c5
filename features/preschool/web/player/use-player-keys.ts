// The keys of the player: space plays, arrows go back and on, letters turn things on and off.

import { useEffect, useRef } from 'react';
import { isPageKey } from '../../../../kit/web/shortcuts/page-keys.ts';

export type PlayerActions = {
  readonly toggle: () => void;
  readonly skip: (seconds: number) => void;
  readonly slow: () => void;
  readonly loop: () => void;
  readonly next: () => void;
  readonly mute: () => void;
  readonly full: () => void;
};

const SKIP_SECONDS = 5;

export function usePlayerKeys(actions: PlayerActions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isPageKey(event) || belongsToControl(event)) return;
      const act = actionOf(event.key, latest.current);
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
}

function actionOf(key: string, actions: PlayerActions): (() => void) | undefined {
  const { toggle, skip, slow, loop, next, mute, full } = actions;
  const keys: Readonly<Record<string, () => void>> = {
    ' ': toggle,
    k: toggle,
    ArrowLeft: () => skip(-SKIP_SECONDS),
    ArrowRight: () => skip(SKIP_SECONDS),
    s: slow,
    l: loop,
    n: next,
    m: mute,
    f: full,
  };
  return keys[key];
}

/** Space on a button presses it. */
function belongsToControl({ key, target }: KeyboardEvent): boolean {
  return key === ' ' && target instanceof HTMLElement && target.closest('button, a, summary') !== null;
}
