// Saves a version of a role and publishes it; what goes wrong keeps all that was typed.

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorCode, errorData } from '../../../../../kit/web/api/api.ts';
import { notify } from '../../../../../kit/web/ui/notices/toasts.ts';
import { t } from '../../texts.ts';
import { ROLES_KEY, refusalText, rolesApi } from '../queries.ts';
import type { RoleForm } from './use-role-form.ts';

type SavingOptions = {
  readonly id: string;
  readonly isNew: boolean;
  readonly form: RoleForm;
  /** Called with the path of the role that is now there. */
  readonly onCreated: (path: string) => void;
};

type SaveParams = { readonly publishes: boolean; readonly base: number };

export function useSaving({ id, isNew, form, onCreated }: SavingOptions) {
  const queries = useQueryClient();
  const [note, setNote] = useState('');
  /** The version that another admin has saved in between. */
  const [newer, setNewer] = useState<number>();
  const [failure, setFailure] = useState<string>();

  const store = async ({ base }: SaveParams): Promise<number> => {
    if (isNew) return (await rolesApi.createRole({ id, draft: form.draft, note })).version;
    if (!form.isChanged) return base;
    return (await rolesApi.saveRole({ id, draft: form.draft, note, expectedVersion: base })).version;
  };

  const save = useMutation({
    mutationFn: async (params: SaveParams) => {
      const version = await store(params);
      // From here on it is stored, whatever becomes of publishing.
      form.saved(version);
      setNote('');
      try {
        if (params.publishes) await rolesApi.publishRole({ id, expectedVersion: version });
      } finally {
        if (isNew) onCreated(`/admin/ai-roles/${id}`);
      }
      return version;
    },
    onMutate: () => setFailure(undefined),
    onSuccess: (version, { publishes }) => {
      setNewer(undefined);
      notify('good', t(publishes ? 'editor.published' : 'editor.saved', { version }));
    },
    onError: (error) => {
      if (errorCode(error) === 'ROLE_STALE') setNewer(versionIn(errorData(error)));
      // The form of a new role is left by then.
      if (isNew && errorCode(error) === 'ROLE_INCOMPLETE') notify('wrong', refusalText(error));
      setFailure(refusalText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ROLES_KEY }),
  });

  return {
    note,
    setNote,
    newer,
    failure,
    isBusy: save.isPending,
    save: () => save.mutate({ publishes: false, base: form.base }),
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

function versionIn(data: unknown): number | undefined {
  const isTold = typeof data === 'object' && data !== null && 'version' in data;
  return isTold && typeof data.version === 'number' ? data.version : undefined;
}
