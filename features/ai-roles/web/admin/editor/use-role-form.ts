// The form of a role: what is typed, kept in the browser with every change, checked by the server after a pause.

import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { RoleDraft } from '../../../domain/draft.ts';
import type { RoleProblem } from '../../../domain/problems.ts';
import { checkQuery } from '../queries.ts';
import { forgetDraft, keepDraft, recallDraft } from './stored-draft.ts';

const PAUSE_MS = 1200;
const NONE: readonly RoleProblem[] = [];

type Begin = {
  /** The role's id, or a name for a new one. */
  readonly key: string;
  readonly draft: RoleDraft;
  readonly version: number;
};

export function useRoleForm({ key, draft: stored, version }: Begin) {
  const [begun] = useState(() => recallDraft(key));
  const [draft, setDraft] = useState(begun?.draft ?? stored);
  const [id, setId] = useState(begun?.id ?? '');
  const [base, setBase] = useState(begun?.base ?? version);
  const [isChanged, setChanged] = useState(begun !== undefined);
  const [isRestored, setRestored] = useState(begun !== undefined);
  const checked = useChecked(draft);
  // What the next change starts from: two can come before the form is drawn again.
  const latest = useRef(draft);

  const show = (next: RoleDraft) => {
    latest.current = next;
    setDraft(next);
  };
  const keep = (next: RoleDraft, nextId: string) => {
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
    change: (step: (draft: RoleDraft) => RoleDraft) => {
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
    drop: (newest: { readonly draft: RoleDraft; readonly version: number }) => {
      forgetDraft(key);
      show(newest.draft);
      setBase(newest.version);
      setChanged(false);
      setRestored(false);
    },
  };
}

/** The problems of the draft as it was a moment ago; those of before stay until the new ones are there. */
function useChecked(draft: RoleDraft) {
  const [settled, setSettled] = useState(draft);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(draft), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  return useQuery(checkQuery(settled));
}

export type RoleForm = ReturnType<typeof useRoleForm>;
