// Saves a version of a draft and publishes it; what goes wrong keeps all that was typed.

import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorData } from '../../../../kit/web/api/api.ts';
import { isOwnIn } from '../../../../kit/web/changed-by.ts';
import { notify } from '../../../../kit/web/ui/notices/toasts.ts';
import { t } from '../texts.ts';
import type { DraftForm } from './use-draft-form.ts';

export type DraftCalls = {
  /** Stores the first version or one behind `base`, and gives its number. */
  readonly store: (note: string, base: number) => Promise<number>;
  readonly publish: (version: number, note: string) => Promise<unknown>;
  /** The version that learners meet, 0 for what is shipped; null for none. */
  readonly met: number | null;
  /** The code of the error that says that somebody else has saved; its data name the version. */
  readonly staleCode: string;
  /** The code of the error that says that this cannot be published yet. */
  readonly incompleteCode: string;
  readonly refusalText: (error: unknown) => string;
  /** Of all queries that look different now. */
  readonly queries: QueryKey;
};

type SavingOptions<Draft extends object> = {
  readonly isNew: boolean;
  readonly form: DraftForm<Draft>;
  readonly calls: DraftCalls;
  /** Called when something new is there. */
  readonly onCreated: () => void;
  /** Called when all went well and what the pages show is read anew. */
  readonly onSaved?: (() => void) | undefined;
};

/** A version that was saved in between. */
export type Newer = {
  readonly version: number;
  /** By the same admin, in another window; undefined where nobody has told. */
  readonly isOwn: boolean | undefined;
};

type SaveParams = { readonly publishes: boolean; readonly base: number };

export function useSaving<Draft extends object>(options: SavingOptions<Draft>) {
  const { isNew, form, calls, onCreated, onSaved } = options;
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  const [newer, setNewer] = useState<Newer>();
  const [failure, setFailure] = useState<string>();

  const save = useMutation({
    mutationFn: async ({ publishes, base }: SaveParams) => {
      const isStored = isNew || form.isChanged;
      const version = isStored ? await calls.store(note, base) : base;
      // From here on it is stored, whatever becomes of publishing.
      form.saved(version);
      try {
        if (publishes) await calls.publish(version, note);
        if (isStored || publishes) setNote('');
      } finally {
        if (isNew) onCreated();
      }
      return version;
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (version, { publishes }) => {
      setNewer(undefined);
      notify('good', t(publishes ? 'editor.published' : 'editor.saved', { version }));
    },
    onError: (error) => {
      const said = calls.refusalText(error);
      if (errorCode(error) === calls.staleCode) setNewer(newerIn(error));
      // The form of something new is left by then.
      if (isNew && errorCode(error) === calls.incompleteCode) notify('wrong', said);
      setFailure(said);
    },
    onSettled: async (_version, error) => {
      await queries.invalidateQueries({ queryKey: calls.queries });
      if (!error) onSaved?.();
    },
  });

  /** Learners meet just this: nothing is published, and what was noted waits for the next version. */
  const isMet = !isNew && !form.isChanged && form.base === calls.met;

  return {
    note,
    setNote,
    newer,
    failure,
    isBusy: save.isPending,
    save: () => save.mutate({ publishes: false, base: form.base }),
    isMet,
    publish: () => save.mutate({ publishes: true, base: form.base }),
    /** Saves what is typed behind the other admin's version, which stays in the history. */
    saveBehind: (version: number) => {
      form.follow(version);
      save.mutate({ publishes: false, base: version });
    },
    forgetNewer: () => {
      setNewer(undefined);
      setFailure(undefined);
    },
  };
}

export type Saving = ReturnType<typeof useSaving>;

function newerIn(error: unknown): Newer | undefined {
  const data = errorData(error);
  const isTold = typeof data === 'object' && data !== null && 'version' in data;
  return isTold && typeof data.version === 'number'
    ? { version: data.version, isOwn: isOwnIn(error) }
    : undefined;
}
