// The answers of the wizard: changed at once here, sent after a moment, whole on the server before a plan is asked for.

import { useEffect, useRef, useState } from 'react';
import { onServerBack } from '../../../../../kit/web/api/server-watch.ts';
import type { ProfileDraft } from '../../../domain/index.ts';
import { plansApi } from '../../queries.ts';
import { type DraftChange, DraftSaver, type SaveStatus } from './draft-saver.ts';

/** After the last key or tap. */
const PAUSE_MS = 700;

export type DraftState = {
  readonly draft: ProfileDraft;
  /** Undefined before anything was changed. */
  readonly status: SaveStatus | undefined;
  readonly change: (change: DraftChange) => void;
  /** Sends what waits; true once the server has everything. */
  readonly save: () => Promise<boolean>;
};

export function useDraft(loaded: ProfileDraft): DraftState {
  const [draft, setDraft] = useState(loaded);
  const [status, setStatus] = useState<SaveStatus>();
  const [saver] = useState(() => new DraftSaver({ send: sendChange, onStatus: setStatus }));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    const saveNow = () => void saver.flush();
    // Another tab or device may have answered meanwhile; what is being typed here stays.
    const readAnew = async () => {
      if (document.visibilityState !== 'visible' || !(await saver.flush())) return;
      const stored = await plansApi.readProfile().catch(() => undefined);
      if (stored && saver.isIdle) setDraft(stored);
    };
    const look = () => void readAnew();
    const stopWaiting = onServerBack(saveNow);
    addEventListener('pagehide', saveNow);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer.current);
      stopWaiting();
      removeEventListener('pagehide', saveNow);
      document.removeEventListener('visibilitychange', look);
      // Whoever leaves in the middle of a word finds the word again.
      saveNow();
    };
  }, [saver]);
  return {
    draft,
    status,
    change: (change) => {
      setDraft((known) => ({ ...known, ...change }));
      saver.add(change);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void saver.flush(), PAUSE_MS);
    },
    save: () => {
      clearTimeout(timer.current);
      return saver.flush();
    },
  };
}

const sendChange = ({ textbooks, interests, ...change }: DraftChange) =>
  plansApi.changeProfile({
    ...change,
    ...(textbooks ? { textbooks: [...textbooks] } : {}),
    ...(interests ? { interests: [...interests] } : {}),
  });
