// The form of a draft: what is typed, kept in the browser with every change, checked by the server after a pause.

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { Problem } from '../../domain/index.ts';
import { forgetDraft, keepDraft, recallDraft } from './stored-draft.ts';

const PAUSE_MS = 1200;
const NONE: readonly Problem[] = [];

type Begin<Draft> = {
  /** Under which the browser keeps what is typed: the kind with the id, or a name for something new. */
  readonly key: string;
  readonly draft: Draft;
  readonly version: number;
  /** `draft` is an older version taken up again: it differs from what is stored before anything is typed. */
  readonly isTakenUp: boolean;
  /** Asks the server what is wrong. */
  readonly check: (draft: Draft) => Promise<{ readonly problems: readonly Problem[] }>;
};

export function useDraftForm<Draft extends object>(begin: Begin<Draft>) {
  const { key, draft: stored, version, isTakenUp, check } = begin;
  const [begun] = useState(() => recallDraft(key, stored));
  const [draft, setDraft] = useState(begun?.draft ?? stored);
  const [id, setId] = useState(begun?.id ?? '');
  const [base, setBase] = useState(begun?.base ?? version);
  const [isChanged, setChanged] = useState(begun !== undefined || isTakenUp);
  const [isRestored, setRestored] = useState(begun !== undefined);
  const checked = useChecked(draft, key, check);
  // What the next change starts from: two can come before the form is drawn again.
  const latest = useRef(draft);

  const show = (next: Draft) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (next: Draft, nextId: string) => {
    setChanged(true);
    keepDraft(key, { draft: next, id: nextId, base });
  };
  return {
    draft,
    id,
    base,
    isChanged,
    /** What was typed another time stands in the form. */
    isRestored,
    problems: checked.data?.problems ?? NONE,
    isChecked: checked.data !== undefined,
    /** The problems are those of what is typed now. */
    isCurrent: checked.isCurrent,
    change: (step: (draft: Draft) => Draft) => {
      show(step(latest.current));
      keep(latest.current, id);
    },
    changeId: (next: string) => {
      setId(next);
      keep(draft, next);
    },
    /** What is typed now follows another version: one of another admin, or the one just saved. */
    follow: (next: number) => {
      setBase(next);
      if (isChanged) keepDraft(key, { draft, id, base: next });
    },
    saved: (next: number) => {
      forgetDraft(key);
      setBase(next);
      setChanged(false);
      setRestored(false);
    },
    drop: (newest: { readonly draft: Draft; readonly version: number }) => {
      forgetDraft(key);
      show(newest.draft);
      setBase(newest.version);
      setChanged(false);
      setRestored(false);
    },
  };
}

/** The problems of the draft as it was a moment ago; those of before stay until the new ones are there. */
function useChecked<Draft>(draft: Draft, key: string, check: Begin<Draft>['check']) {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ['draft-check', key, settled],
    queryFn: () => check(settled),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
  return { data, isCurrent: settled === draft && data !== undefined && !isPlaceholderData };
}

export type DraftForm<Draft extends object> = ReturnType<typeof useDraftForm<Draft>>;
